import { Upstream as UpstreamFailed } from '../../../schema/errors.ts'
import type { MadeFile } from './provider.ts'

/** Magic bytes of pictures, by type. */
const BEGINNINGS: readonly { readonly contentType: string; readonly bytes: readonly number[]; readonly at: number }[] =
  [
    { contentType: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47], at: 0 },
    { contentType: 'image/jpeg', bytes: [0xff, 0xd8, 0xff], at: 0 },
    { contentType: 'image/webp', bytes: [0x57, 0x45, 0x42, 0x50], at: 8 },
  ]

/** Decodes a base64 picture. Its type is detected, whatever was requested. Throws UPSTREAM if it is not a picture. */
export function pictureIn(base64: string, company: string): MadeFile {
  const body = Buffer.from(base64, 'base64')
  const known = BEGINNINGS.find(({ bytes, at }) => bytes.every((byte, index) => body[at + index] === byte))
  if (!known) throw new UpstreamFailed(`The ${company} provider answered what is no picture`)
  return { body, contentType: known.contentType, role: 'result' }
}
