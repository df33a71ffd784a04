/** A moment as the upstream writes it: `2026-11-20T19:59:59Z`. */
export function wireTime(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19)}Z`
}

/** A moment that may not be there. */
export function wireTimeOrNull(moment: number | null): string | null {
  return moment === null ? null : wireTime(moment)
}
