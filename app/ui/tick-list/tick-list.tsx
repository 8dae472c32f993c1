import { Icon } from "../icon/icon.tsx";

interface TickListProps {
  points: string[];
  /** Two columns where there is room. */
  isWide?: boolean;
  /** Bold points for claims, plain ones for longer lists. */
  isBold?: boolean;
}

/** Points that hold, each behind a tick. */
export function TickList({ points, isWide = false, isBold = false }: TickListProps) {
  const modifiers = [isWide && "tick-list--wide", isBold && "tick-list--bold"].filter((name) => name !== false);
  return (
    <ul className={["tick-list", ...modifiers].join(" ")}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" />
          {point}
        </li>
      ))}
    </ul>
  );
}
