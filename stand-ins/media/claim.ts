import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { currentOf, type Keys, keyFor, type Secret } from '../../subgraphs/kit/keys.ts'

const Common = z.object({ seed: z.number(), words: z.string(), width: z.number(), height: z.number() })

const Clip = Common.extend({
  kind: z.literal('clip'),
  seconds: z.number(),
  shots: z.number(),
  hasSound: z.boolean(),
  isStill: z.boolean(),
})

const Picture = Common.extend({
  kind: z.literal('picture'),
  format: z.enum(['png', 'jpeg', 'webp']),
  quality: z.enum(['low', 'medium', 'high']),
  isTransparent: z.boolean(),
})

const Claim = z.object({
  /** When it was ordered, in milliseconds. */
  at: z.number(),
  fate: z.enum(['MADE', 'REFUSED', 'FAILED']),
  /** What the pictures are kept under that were given; null where none were. */
  given: z.string().nullable(),
  work: z.discriminatedUnion('kind', [Clip, Picture]),
})

/** A video as it was ordered, without pictures. */
export type ClipWork = z.output<typeof Clip>
/** A picture as it was ordered, without those that it is made from. */
export type PictureWork = z.output<typeof Picture>
/** What was ordered, and what comes of it. */
export type Claim = z.output<typeof Claim>

/** How long what was ordered lasts; 0 for a picture. */
export function secondsOf({ work }: Claim): number {
  return work.kind === 'clip' ? work.seconds : 0
}

/** Characters of a signature. */
const SIGNATURE = 22

/** Writes what was ordered as an id that carries all of it, so that it is good after a restart and in other processes. */
export function writeClaim(claim: Claim, keys: Keys): string {
  const text = Buffer.from(JSON.stringify(claim)).toString('base64url')
  return `${text}.${sign(text, currentOf(keys))}`
}

/** Reads such an id; null for what this installation did not write. */
export function readClaim(id: string, keys: Keys): Claim | null {
  const [text = '', signature = ''] = id.split('.')
  const given = Buffer.from(signature)
  const isOurs = (key: Secret) => timingSafeEqual(given, Buffer.from(sign(text, key)))
  if (given.length !== SIGNATURE || !keyFor(keys, isOurs)) return null
  return Claim.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
}

function sign(text: string, key: Secret): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, SIGNATURE)
}
