import { z } from 'zod'
import type { Keys } from '../../subgraphs/kit/keys/keys.ts'
import { isMacOf, macOf } from '../../subgraphs/kit/keys/mac.ts'

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
  /** Time of the order, in milliseconds. */
  at: z.number(),
  fate: z.enum(['MADE', 'REFUSED', 'FAILED']),
  /** Storage name of the input pictures; null without any. */
  given: z.string().nullable(),
  work: z.discriminatedUnion('kind', [Clip, Picture]),
})

/** A video order without its pictures. */
export type ClipWork = z.output<typeof Clip>
/** A picture order without its source pictures. */
export type PictureWork = z.output<typeof Picture>
/** An order and its outcome. */
export type Claim = z.output<typeof Claim>

/** Duration of the ordered video; 0 for a picture. */
export function secondsOf({ work }: Claim): number {
  return work.kind === 'clip' ? work.seconds : 0
}

/** Characters of a signature. */
const SIGNATURE = 22
const form = (mac: Buffer) => mac.toString('base64url').slice(0, SIGNATURE)

/** Encodes an order as a signed id that carries all of it, so that it is valid after a restart and in other processes. */
export function writeClaim(claim: Claim, keys: Keys): string {
  const text = Buffer.from(JSON.stringify(claim)).toString('base64url')
  return `${text}.${macOf(keys, [text], form)}`
}

/** Decodes an id; null for one that this installation did not write. */
export function readClaim(id: string, keys: Keys): Claim | null {
  const [text = '', signature = ''] = id.split('.')
  if (!isMacOf(keys, [text], signature, form)) return null
  return Claim.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
}
