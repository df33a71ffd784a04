import type { Written } from '../state/request.ts'
import { fromBase64url, toBase64url } from './base64url.ts'

/** Maximum length of a fragment, in characters: browsers and messengers truncate longer links. */
export const MAX_FRAGMENT = 16_000
/** Maximum unpacked size of a link, in bytes: a short fragment may expand to a huge text. */
export const MAX_UNPACKED = 128_000

const PREFIX = '#q='

/** A link error to show to the user. */
export class BadLink extends Error {
  override readonly name = 'BadLink'
}

/** Whether a URL hash contains a request. */
export function hasRequest(hash: string): boolean {
  return hash.startsWith(PREFIX)
}

/** Encodes a request as a fragment: `#q=…`. Throws a BadLink when it would be too long. */
export async function toFragment({ query, variables }: Written): Promise<string> {
  const text = JSON.stringify(variables.trim() === '' ? { query } : { query, variables })
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), Infinity)
  const fragment = `${PREFIX}${toBase64url(packed)}`
  if (fragment.length > MAX_FRAGMENT)
    throw new BadLink('This query is too long for a link. Export it from Saved instead.')
  return fragment
}

/** Decodes the request of a fragment. Throws a BadLink when it is malformed. Only text: nothing is run. */
export async function fromFragment(hash: string): Promise<Written> {
  if (hash.length > MAX_FRAGMENT) throw new BadLink('The link is longer than this page reads.')
  try {
    const packed = fromBase64url(hash.slice(PREFIX.length))
    const bytes = await through(packed, new DecompressionStream('deflate-raw'), MAX_UNPACKED)
    return writtenOf(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch (error) {
    if (error instanceof BadLink) throw error
    throw new BadLink('The link is damaged: a part of it may have been cut off.')
  }
}

function writtenOf(value: unknown): Written {
  const { query, variables = '' } = (value ?? {}) as { readonly query?: unknown; readonly variables?: unknown }
  if (typeof query !== 'string' || typeof variables !== 'string') throw new BadLink('The link holds no query.')
  return { query, variables }
}

/** Passes bytes through a (de)compressor, limiting its output size. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  limit: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array>(stream).getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value)
    length += read.value.length
    if (length <= limit) continue
    await reader.cancel()
    throw new BadLink('The link unfolds to more than this page reads.')
  }
  const whole = new Uint8Array(length)
  let position = 0
  for (const part of parts) {
    whole.set(part, position)
    position += part.length
  }
  return whole
}
