import { DAY } from '../time.ts'
import { type Schedule, type Section, STEP_DAYS, unlockedAt } from './schedule.ts'

/** The next large token unlock. */
export interface NextUnlock {
  readonly atMs: number
  /** Whole tokens. */
  readonly tokens: number
}

/** Null when there is none. */
export function nextUnlock({ sections }: Schedule, atMs: number): NextUnlock | null {
  const coming = sections.flatMap((section) => nextOf(section, atMs))
  if (coming.length === 0) return null
  const soonest = Math.min(...coming.map((one) => one.atMs))
  const tokens = coming.filter((one) => one.atMs === soonest).reduce((sum, one) => sum + one.tokens, 0)
  return { atMs: soonest, tokens }
}

function nextOf(section: Section, atMs: number): NextUnlock[] {
  if (section.unlocking === 'linear' || atMs >= section.to) return []
  const step = STEP_DAYS * DAY
  const passed = Math.max(-1, Math.floor((atMs - section.from) / step))
  const next = section.unlocking === 'cliff' ? section.from : section.from + Math.max(1, passed + 1) * step
  return [{ atMs: next, tokens: unlockedAt(section, next) - unlockedAt(section, atMs) }]
}
