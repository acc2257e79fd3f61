import type { LineNet } from "./line-net.ts";
import type { Layer, Matrix } from "./net-layers.ts";

/** Reads the weights of the net over lines: each matrix with its size, the step of each row, and a byte a weight. */
export function unpackNet(bytes: Uint8Array): LineNet {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  let at = 0;
  const reals = (count: number): Float32Array => {
    const out = Float32Array.from({ length: count }, (_, index) => view.getFloat32(at + index * 4, true));
    at += count * 4;
    return out;
  };
  const matrix = (): Matrix => {
    const [rows, columns] = [view.getUint32(at, true), view.getUint32(at + 4, true)];
    at += 8;
    const units = reals(rows);
    const values = new Int8Array(bytes.buffer, bytes.byteOffset + at, rows * columns);
    at += Math.ceil((rows * columns) / 4) * 4;
    return { rows, columns, values, units };
  };
  const layer = (): Layer => {
    const { rows, columns, values, units } = matrix();
    const real = Float32Array.from(values, (value, index) => value * (units[Math.floor(index / columns)] ?? 0));
    return { rows, columns, values: real, bias: reals(rows) };
  };
  const cell = () => ({ input: layer(), state: layer() });
  const words = matrix();
  const [looks, window, weigh, titles, join] = [layer(), layer(), layer(), layer(), layer()];
  const cells = [0, 1].map(() => ({ down: cell(), up: cell() }));
  const states = layer();
  const around = layer();
  const windows = [layer(), layer(), layer()] as const;
  return { words, looks, window, weigh, titles, join, cells, states, parts: { around, windows, names: layer() } };
}
