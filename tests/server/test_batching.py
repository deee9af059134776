"""Group commit, without a database."""

import asyncio

from cheese_rescue.server.store.batching import Batcher


def test_what_arrives_meanwhile_is_one_batch_and_what_was_cancelled_is_not_in_it() -> None:
    async def run() -> None:
        batches: list[list[str]] = []
        go_on = asyncio.Event()

        async def work(batch: list[str]) -> list[str]:
            batches.append(batch)
            await go_on.wait()
            return [item.upper() for item in batch]

        batcher: Batcher[str, str] = Batcher(work)
        first = batcher.submit("first")
        while not batches:
            await asyncio.sleep(0)
        kept, cancelled, other = (batcher.submit(item) for item in ("kept", "cancelled", "other"))
        cancelled.cancel()
        go_on.set()
        assert [await each for each in (first, kept, other)] == ["FIRST", "KEPT", "OTHER"]
        await batcher.close()
        assert batches == [["first"], ["kept", "other"]]

    asyncio.run(run())


def test_a_batch_of_cancelled_items_is_not_written_and_closing_does_not_wait_for_it() -> None:
    async def run() -> None:
        batches: list[list[str]] = []

        async def work(batch: list[str]) -> list[str]:
            batches.append(batch)
            return batch

        batcher: Batcher[str, str] = Batcher(work)
        batcher.submit("cancelled").cancel()
        await batcher.close()
        assert batches == []

    asyncio.run(run())
