/** Rounds to a tenth of a pixel, which is invisible; the same drawing gives the same text on every machine. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
