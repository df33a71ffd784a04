import { dateTimeOf } from '../../worlds/travel/localTime.ts'

/** A moment as the upstream writes it: `2026-11-20T19:59:59Z`. */
export function wireTime(moment: number): string {
  return `${dateTimeOf(moment)}Z`
}

/** A moment that may not be there. */
export function wireTimeOrNull(moment: number | null): string | null {
  return moment === null ? null : wireTime(moment)
}
