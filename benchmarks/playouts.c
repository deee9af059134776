/* Whole random games of Cheese Rescue in plain C, to compare the numba kernel with.
 *
 *     gcc -O3 -march=native playouts.c -o playouts && ./playouts PLAYERS GAMES SEED
 *
 * prints the games per second and the mean points of every seat.
 *
 * A square is one 64-bit word with 8 bits per row; the bounding box of all cards is kept in its upper
 * left corner. A hand is one word with 5 bits per kind of card.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

typedef uint64_t word;
#define INLINE static inline __attribute__((always_inline))

enum { DOG = 0, CAT = 5, MOUSE = 10, ONE = 15, TWO = 20, THREE = 25, PLANES = 26, PLIES = 48 };
static const uint32_t FIELDS = 1u << DOG | 1u << CAT | 1u << MOUSE | 1u << ONE | 1u << TWO | 1u << THREE;
static const uint32_t CHEESES = 3u << ONE | 2u << TWO | 1u << THREE;
static const word LEFTMOST = 0x0101010101010101u;

typedef struct { word a, b, c, d; } Chance; /* xoshiro256++ */

INLINE word turn_left(word x, int by) { return x << by | x >> (64 - by); }

INLINE word roll(Chance *chance)
{
    const word rolled = turn_left(chance->a + chance->d, 23) + chance->a, kept = chance->b << 17;
    chance->c ^= chance->a;
    chance->d ^= chance->b;
    chance->b ^= chance->c;
    chance->a ^= chance->d;
    chance->c ^= kept;
    chance->d = turn_left(chance->d, 45);
    return rolled;
}

static word split(word *x) /* splitmix64 */
{
    word z = *x += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

INLINE int count(word places) { return __builtin_popcountll(places); }
INLINE word beside(word places) { return places << 1 | places >> 1 | places << 8 | places >> 8; }
INLINE int most(int a, int b) { return a > b ? a : b; }

INLINE int nth(word places, int n)
{
#ifdef __BMI2__
    return __builtin_ctzll(_pdep_u64((word)1 << n, places));
#else
    while (n--)
        places &= places - 1;
    return __builtin_ctzll(places);
#endif
}

typedef struct { int dogs, cats, left; } Pile;

INLINE void draw(uint32_t *hand, Pile *pile, uint32_t rolled)
{
    const int card = (int)((word)rolled * (word)pile->left >> 32);
    const int kind = (card >= pile->dogs) + (card >= pile->dogs + pile->cats);
    pile->left--;
    pile->dogs -= kind == 0;
    pile->cats -= kind == 1;
    *hand += 1u << 5 * kind;
}

INLINE void random_game(const int players, const int size, Pile pile, Chance *chance, long *points)
{
    const word row = ((word)1 << size) - 1;
    const int plies = 12 * players;
    word window = 0, occupied = players != 3;
    int height = players != 3, width = players != 3, shift = 0, seat = 0;
    uint32_t hands[4];
    int8_t places[PLIES], kinds[PLIES];
    for (int y = 0; y < size; y++)
        window |= row << 8 * y;
    for (int p = 0; p < players; p++) {
        const word rolled = roll(chance);
        hands[p] = CHEESES;
        draw(&hands[p], &pile, (uint32_t)rolled);
        draw(&hands[p], &pile, (uint32_t)(rolled >> 32));
    }
    for (int ply = 0; ply < plies; ply++) {
        const word rolled = roll(chance);
        uint32_t hand = hands[seat];
        const uint32_t held = (hand | hand >> 1 | hand >> 2 | hand >> 3 | hand >> 4) & FIELDS;
        const int kind = nth(held, (int)((rolled & 0xffff) * (word)count(held) >> 16));
        const word inner = occupied ? beside(occupied) & ~occupied & window : 1;
        const word above = height < size ? occupied & row : 0;
        const word beyond = width < size ? occupied & LEFTMOST : 0;
        const int inside = count(inner), over = count(above);
        int at = (int)((rolled >> 16 & 0xffff) * (word)(inside + over + count(beyond)) >> 16);
        if (at < inside) {
            at = nth(inner, at);
        } else if (at < inside + over) {
            at = nth(above, at - inside);
            occupied <<= 8, shift += 8, height++;
        } else {
            at = nth(beyond, at - inside - over);
            occupied <<= 1, shift += 1, width++;
        }
        occupied |= (word)1 << at;
        height = most(height, (at >> 3) + 1);
        width = most(width, (at & 7) + 1);
        places[ply] = (int8_t)(at - shift);
        kinds[ply] = (int8_t)kind;
        hand -= 1u << kind;
        if (pile.left)
            draw(&hand, &pile, (uint32_t)(rolled >> 32));
        hands[seat] = hand;
        seat = seat + 1 == players ? 0 : seat + 1;
    }
    word planes[PLANES] = {0}, own[4] = {0};
    seat = 0;
    for (int ply = 0; ply < plies; ply++) {
        const word bit = (word)1 << (places[ply] + shift);
        planes[kinds[ply]] |= bit;
        own[seat] |= bit;
        seat = seat + 1 == players ? 0 : seat + 1;
    }
    const word cats = planes[CAT] & ~beside(planes[DOG]);
    const word safe = ~beside(planes[MOUSE] & ~beside(cats));
    for (int p = 0; p < players; p++) {
        const word mine = own[p] & safe;
        points[p] += count(planes[ONE] & mine) + 2 * count(planes[TWO] & mine) + 3 * count(planes[THREE] & mine);
    }
}

static __attribute__((noinline)) void two(Chance *chance, long games, long *points)
{
    while (games--)
        random_game(2, 5, (Pile){3, 6, 18}, chance, points);
}

static __attribute__((noinline)) void three(Chance *chance, long games, long *points)
{
    while (games--)
        random_game(3, 6, (Pile){4, 9, 27}, chance, points);
}

static __attribute__((noinline)) void four(Chance *chance, long games, long *points)
{
    while (games--)
        random_game(4, 7, (Pile){6, 12, 36}, chance, points);
}

int main(int argc, char **argv)
{
    if (argc != 4)
        return 2;
    const int players = atoi(argv[1]);
    const long games = atol(argv[2]);
    word seed = strtoull(argv[3], NULL, 10);
    Chance chance = {split(&seed), split(&seed), split(&seed), split(&seed)};
    long points[4] = {0};
    struct timespec begin, end;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &begin);
    (players == 2 ? two : players == 3 ? three : four)(&chance, games, points);
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end);
    printf("%.1f", (double)games / ((double)(end.tv_sec - begin.tv_sec) + 1e-9 * (double)(end.tv_nsec - begin.tv_nsec)));
    for (int p = 0; p < players; p++)
        printf(" %.5f", (double)points[p] / (double)games);
    putchar('\n');
    return 0;
}
