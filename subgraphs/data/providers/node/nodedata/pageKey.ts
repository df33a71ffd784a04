import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Refused } from './errors.ts'

/** Lifetime of a page key, in milliseconds. */
const LIFE_MS = 10 * 60_000

/**
 * Encodes a page key: the end of the previous page, its time, and a digest of the query. It only leads to data that the
 * caller may query anyway, so it needs no signature.
 */
export function makePageKey(question: unknown, position: unknown, now: Date): string {
  return Buffer.from(JSON.stringify([digestOf(question), now.getTime(), position])).toString('base64url')
}

/** The position in a page key. Throws Refused if it is invalid, expired, or of another query. */
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
