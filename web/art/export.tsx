/** The drawings as SVG text, for programs without a page: build.mjs writes them for Python. */

import { type ComponentChildren, type FunctionComponent, isValidElement, type VNode } from "preact";
import { SHAPES } from "../cards";
import type { Card } from "../protocol";
import { CardArt, CardBack, Crumbs, Paws, ShapeMark } from "./card";

/** An SVG image without its outer element. */
interface Drawing {
  viewBox: string;
  markup: string;
}

type Colours = Record<string, string>;

export interface Drawings {
  /** The colours that a picture of a table needs, of the light and of the dark page. */
  light: Colours;
  dark: Colours;
  /** By card (`D`, `3a`), and `back`, `paws`, `mark-a` and `crumbs-a` for each seat. */
  drawings: Record<string, Drawing>;
}

/** The only colour in the drawings that changes with the light: they get it from their picture. */
const CHANGING = "ink";
const USED = ["table", "ink", "line", "accent"];
const LETTERS = "abcd";

/** All cards as they lie on the table, with the shapes in the order of the chairs. */
export function exportDrawings(tokens: string): Drawings {
  const light = coloursOf(tokens, ":root");
  const dark = { ...light, ...coloursOf(tokens, ':root[data-theme="dark"]') };
  const drawingOf = (element: ComponentChildren) => rendered(element, light);
  const drawings: Record<string, Drawing> = {
    back: drawingOf(<CardBack />),
    paws: drawingOf(<Paws />),
  };
  for (const card of ["D", "C", "M", "S"] as const) {
    drawings[card] = drawingOf(<CardArt card={card} />);
  }
  SHAPES.forEach((shape, seat) => {
    const letter = LETTERS[seat];
    for (const points of [1, 2, 3]) {
      drawings[`${points}${letter}`] = drawingOf(<CardArt card={`${points}${letter}` as Card} />);
    }
    drawings[`mark-${letter}`] = drawingOf(<ShapeMark shape={shape} />);
    drawings[`crumbs-${letter}`] = drawingOf(<Crumbs shape={shape} />);
  });
  return { light: used(light), dark: used(dark), drawings };
}

/** The variables that a rule of a style sheet sets. */
function coloursOf(css: string, selector: string): Colours {
  const rule = css.slice(css.indexOf(`\n${selector} {`));
  const block = rule.slice(0, rule.indexOf("}"));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, ...pair]) => pair),
  );
}

function used(colours: Colours): Colours {
  return Object.fromEntries(USED.map((name) => [name, colours[name] as string]));
}

interface Props {
  [name: string]: unknown;
  viewBox?: string;
  children?: ComponentChildren;
}

/** The element that a component renders. The drawings have no components that are classes. */
function renderedBy({ type, props }: VNode<Props>): ComponentChildren {
  return (type as FunctionComponent<Props>)(props);
}

/** The image that an element of the drawings renders; their components have no state. */
function rendered(element: ComponentChildren, colours: Colours): Drawing {
  let node = element as VNode<Props>;
  while (typeof node.type === "function") node = renderedBy(node) as VNode<Props>;
  return { viewBox: node.props.viewBox ?? "", markup: markupOf(node.props.children, colours) };
}

function markupOf(node: ComponentChildren, colours: Colours): string {
  if (Array.isArray(node)) return node.map((child) => markupOf(child, colours)).join("");
  if (!isValidElement(node)) return "";
  const { type, props } = node as VNode<Props>;
  if (typeof type === "function") return markupOf(renderedBy(node as VNode<Props>), colours);
  const { children, ...attributes } = props;
  const inner = markupOf(children, colours);
  const written = Object.entries(attributes).flatMap((each) => attribute(each, colours));
  const start = [type, ...written].join(" ");
  return inner ? `<${start}>${inner}</${type}>` : `<${start}/>`;
}

/** An attribute as text. Variables become colours; classes only move things on the page. */
function attribute([name, value]: [string, unknown], colours: Colours): string[] {
  if (name === "class" || name === "key" || value === undefined) return [];
  if (name === "style") {
    const { transform } = value as { transform: string };
    return [`transform="${transform.replaceAll("px", "")}"`];
  }
  const [, variable, otherwise] = /^var\(--([\w-]+), (.*)\)$/.exec(String(value)) ?? [];
  if (variable === CHANGING) return [`${name}="currentColor"`];
  const colour = variable && (colours[variable] ?? otherwise);
  return [`${name}="${colour ?? value}"`];
}
