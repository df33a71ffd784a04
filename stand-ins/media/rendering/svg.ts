/** A tenth of a pixel is more than anybody sees; the same drawing is the same text on every machine. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
