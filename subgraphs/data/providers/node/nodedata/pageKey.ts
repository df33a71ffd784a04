import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Refused } from './errors.ts'

/** How long a page key is good, in milliseconds. */
const LIFE_MS = 10 * 60_000

/**
 * Makes the text with which a caller asks for the next page: where the page before ended, when that was, and of which
 * question. It only leads to what the caller may ask for anyway, so it needs no seal.
 */
export function makePageKey(question: unknown, position: unknown, now: Date): string {
  return Buffer.from(JSON.stringify([digestOf(question), now.getTime(), position])).toString('base64url')
}

/** Where a page key leads. Throws Refused when it is none, is too old, or belongs to another question. */
export function readPageKey<Position>(
  text: string | undefined,
  question: unknown,
  form: z.ZodType<Position>,
  now: Date,
): Position | undefined {
  if (text === undefined) return undefined
  const parsed = z.tuple([z.string(), z.number(), form]).safeParse(parse(text))
  if (!parsed.success) throw new Refused('pageKey: is none that was given out')
  const [digest, madeAt, position] = parsed.data
  if (digest !== digestOf(question)) throw new Refused('pageKey: belongs to another question')
  if (now.getTime() - madeAt > LIFE_MS) throw new Refused('pageKey: has expired; begin with the first page')
  return position
}

function digestOf(question: unknown): string {
  return createHash('sha256').update(JSON.stringify(question)).digest('base64url').slice(0, 12)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
