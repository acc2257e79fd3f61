import { memo } from "react";

/** Letters that stand up from a face by as many steps as are drawn, all in one hue; nothing to read. */
export const ExtrudedLetters = memo(function ExtrudedLetters({
  letters,
  plane,
  steps = 10,
  x,
  y,
  wide = false,
}: {
  letters: string;
  /** From the plane of the face to the plane of the page. */
  plane: string;
  steps?: number;
  x: number;
  y: number;
  wide?: boolean;
}) {
  return (
    <g className="letters" data-wide={wide || undefined}>
      {Array.from({ length: steps }, (_, level) => (
        <text key={level} transform={`translate(0 ${-level}) ${plane}`} x={x} y={y} textAnchor="middle">
          {letters}
        </text>
      ))}
    </g>
  );
});
