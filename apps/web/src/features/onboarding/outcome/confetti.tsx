import "./confetti.css";
import { useState } from "react";

const pieces = 20;
const particles = 12;

type Bit = { left: number; delay: number; drift: number; turn: number; colour: string };

/** Paper-thin pieces that fall once, 1.2 s; nothing moves or shows where motion is reduced. */
export function Confetti({ colours }: { colours: readonly string[] }) {
  const [bits] = useState(() => ({
    pieces: Array.from({ length: pieces }, (_, index) => bit(index, colours)),
    particles: Array.from({ length: particles }, (_, index) => bit(index + 7, colours)),
  }));
  return (
    <div aria-hidden="true" className="onboarding-confetti pointer-events-none fixed inset-0 z-40 overflow-hidden">
      {bits.pieces.map((piece, index) => (
        <i key={index} data-bit="piece" style={styleOf(piece)} />
      ))}
      {bits.particles.map((particle, index) => (
        <i key={index} data-bit="particle" style={styleOf(particle)} />
      ))}
    </div>
  );
}

function bit(index: number, colours: readonly string[]): Bit {
  return {
    left: Math.random() * 100,
    delay: Math.random() * 0.25,
    drift: (Math.random() - 0.5) * 160,
    turn: (Math.random() - 0.5) * 540,
    colour: colours[index % colours.length] ?? "var(--brand)",
  };
}

function styleOf({ left, delay, drift, turn, colour }: Bit): React.CSSProperties {
  return {
    left: `${left}%`,
    animationDelay: `${delay}s`,
    background: colour,
    ["--drift" as string]: `${drift}px`,
    ["--turn" as string]: `${turn}deg`,
  };
}
