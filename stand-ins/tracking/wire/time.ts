import { dateTimeOf } from '../../worlds/travel/localTime.ts'

/** A time in the wire format: `2026-11-20T19:59:59Z`. */
export function wireTime(moment: number): string {
  return `${dateTimeOf(moment)}Z`
}

/** The same for an optional time. */
export function wireTimeOrNull(moment: number | null): string | null {
  return moment === null ? null : wireTime(moment)
}
