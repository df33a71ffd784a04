/** A tenth of a pixel is more than anybody sees; the same drawing is the same text on every machine. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Text as it may stand between tags. Control characters, which XML cannot hold, become spaces. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
