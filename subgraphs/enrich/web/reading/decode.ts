import { TextDecoder } from 'node:util'
import type { OutboundAnswer } from '../../../kit/net/outbound/exchange.ts'

/** How far into a page its declared encoding is searched (HTML Standard: 1024 bytes), with some margin. */
const SNIFFED_BYTES = 4_096

/** Decodes a response: by byte order mark, header, or the page's own declaration; otherwise UTF-8. */
export function textOf({ body, charset }: Pick<OutboundAnswer, 'body' | 'charset'>): string {
  const head = body.subarray(0, SNIFFED_BYTES).toString('latin1')
  const [, declared] = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head) ?? []
  return decoderOf(markOf(body) ?? charset ?? declared ?? 'utf-8').decode(body)
}

function markOf(body: Buffer): string | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8'
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be'
  return body[0] === 0xff && body[1] === 0xfe ? 'utf-16le' : null
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}
