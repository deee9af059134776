import type { ComponentChildren, JSX } from "preact";
import { Icon, type IconName } from "../art/icon";

interface ButtonProps extends Omit<JSX.IntrinsicElements["button"], "icon" | "children"> {
  icon?: IconName;
  /** `big` is the main action of a page; `quiet` a minor one. */
  tone?: "big" | "plain" | "quiet" | "danger";
  children: ComponentChildren;
}

/** A button with a text and an optional icon. */
export function Button({ icon, tone = "plain", children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} class={`button ${tone} ${rest.class ?? ""}`}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

interface IconButtonProps extends Omit<JSX.IntrinsicElements["button"], "icon"> {
  icon: IconName;
  /** The accessible name and the tooltip. */
  label: string;
}

/** A button that shows only an icon. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      class={`icon-button ${rest.class ?? ""}`}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}
