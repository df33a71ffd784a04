import { BadInput } from '../../../schema/errors.ts'
import { OutboundFailed, OutboundRefused } from '../../kit/net/outbound/errors.ts'
import type { Outbound } from '../../kit/net/outbound/outbound.ts'
import { PICTURE_PATH } from './picture.ts'

/** Maximum size of a picture, in bytes. */
export const MAX_PICTURE_BYTES = 20_000_000
/** Time limit for fetching it, redirects included. Milliseconds. */
const FETCH_MS = 15_000

const DATA_URL = /^data:([^,;]*)((?:;[^,;]*)*),/i
/** Characters of a data URL that are searched for its head. */
const MAX_HEAD = 300
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** Validates a picture's URL without a connection. Throws BadInput. */
export function checkPictureUrl(imageUrl: string, outbound: Pick<Outbound, 'check'>): void {
  if (isDataUrl(imageUrl)) base64Of(imageUrl)
  else outbound.check(imageUrl, PICTURE_PATH)
}

/** The bytes behind a picture's URL, or inside it. Throws BadInput for any failure: it runs before the payment. */
export async function loadPicture(imageUrl: string, outbound: Pick<Outbound, 'fetch'>): Promise<Buffer> {
  if (isDataUrl(imageUrl)) return decode(base64Of(imageUrl))
  try {
    const answer = await outbound.fetch(imageUrl, {
      maxBytes: MAX_PICTURE_BYTES,
      timeoutMs: FETCH_MS,
      accept: 'image/*',
    })
    return answer.body
  } catch (error) {
    if (error instanceof OutboundRefused)
      throw new BadInput(error.fields.issues?.[0]?.message ?? error.message, PICTURE_PATH)
    if (error instanceof OutboundFailed) throw new BadInput(`could not be fetched: ${error.message}`, PICTURE_PATH)
    throw error
  }
}

/** Whether a URL contains its picture, so that nothing is fetched. */
export function isDataUrl(url: string): boolean {
  return /^data:/i.test(url)
}

/** The still encoded text after the head of a data URL. */
function base64Of(url: string): string {
  const head = DATA_URL.exec(url.slice(0, MAX_HEAD))
  if (!head) throw new BadInput('is a data URL without data', PICTURE_PATH)
  if (!/;base64$/i.test(head[2] ?? ''))
    throw new BadInput('must be in base64, as data:image/png;base64,…', PICTURE_PATH)
  const text = url.slice(head[0].length)
  // Four base64 characters encode three bytes.
  if ((text.length / 4) * 3 > MAX_PICTURE_BYTES + 3)
    throw new BadInput(`must be at most ${MAX_PICTURE_BYTES / 1_000_000} MB`, PICTURE_PATH)
  return text
}

function decode(text: string): Buffer {
  if (!BASE64.test(text)) throw new BadInput('is no base64', PICTURE_PATH)
  return Buffer.from(text, 'base64')
}
