import { maxHeaderSize } from 'node:http'
import { formatUsd } from '../../../schema/money.ts'
import { base64, base64Length } from '../headers/base64.ts'
import { type JsonText, lettersOf, toJson } from '../headers/constantJson.ts'
import type { Bill } from '../protocol/bill.ts'
import { type Challenge, shownBill } from '../protocol/paymentRequired.ts'
import { requirementsV1, requirementsV2 } from '../x402/requirements.ts'

/** Largest payment header, in bytes: common proxies refuse longer ones. */
export const MAX_HEADER_BYTES = 8_000

/**
 * Longest URL that a challenge names in full, in characters. Header and payment both repeat it, and clients and servers
 * of Node read 16 KB of headers in all.
 */
const MAX_RESOURCE_URL = 2_000

/**
 * What a request has beside its URL and what its payment repeats of the challenge, in bytes: what was signed (most of it a
 * transaction of Solana, 2.3 KB in a header), and the client's other headers.
 */
const REST_OF_PAID_REQUEST = 3_000

/** The contract's reason phrases for the two kinds of 402. */
export const REASON_PHRASES = { payment: 'Payment Required', identity: 'Authentication Required' } as const

/** The challenge in x402 v2. */
export function challengeV2(challenge: Challenge): Record<string, unknown> {
  return { ...headV2(challenge), extensions: challenge.extensions }
}

/** All but the extensions, which come last. */
function headV2(challenge: Challenge): Record<string, unknown> {
  const { resource, offers } = challenge
  return {
    x402Version: 2,
    error: errorText(challenge),
    ...(challenge.kind === 'identity'
      ? { code: challenge.reason, message: challenge.message, description: 'Authentication Required' }
      : {}),
    resource: {
      url: nameOf(resource.url),
      method: resource.method,
      description: resource.description,
      mimeType: resource.mimeType,
      serviceName: resource.serviceName,
    },
    accepts: offers.map(requirementsV2),
  }
}

/** The challenge in x402 v1: the JSON body that v1 clients read. */
export function challengeV1(challenge: Challenge): Record<string, unknown> {
  return {
    x402Version: 1,
    success: false,
    error: errorText(challenge),
    message: challenge.message,
    accepts: challenge.offers.flatMap((offer) => requirementsV1(offer, challenge.resource) ?? []),
    ...(challenge.bill ? { bill: shownBill(challenge.bill) } : {}),
  }
}

/** The URL, without its query if it is too long to be repeated. */
function nameOf(url: string): string {
  return url.length <= MAX_RESOURCE_URL ? url : (url.split('?', 1)[0] as string)
}

function errorText({ kind, reason }: Challenge): string {
  if (reason === 'siwx_missing_header') return 'SIWX authentication required'
  return kind === 'payment' && reason === 'payment_required' ? 'Payment required' : reason
}

/** The headers of a 402. Extensions for which there is no room are dropped, the last ones first. */
export function challengeHeaders(challenge: Challenge): Record<string, string> {
  const authenticate = joined(challenge.authenticate.map(({ offer, write }) => write(offer.id)))
  return headersOf(authenticate, isSaidByX402(challenge) ? base64(textsV2(challenge)) : '')
}

/** The headers of a 402; empty ones are omitted. */
export function headersOf(authenticate: string, paymentRequired: string): Record<string, string> {
  return {
    ...(authenticate ? { 'www-authenticate': authenticate } : {}),
    ...(paymentRequired ? { 'payment-required': paymentRequired } : {}),
    'cache-control': 'no-store',
  }
}

/** Joins challenges for one header, separated by commas (RFC 9110, 11.6.1). */
export function joined(challenges: readonly string[]): string {
  return challenges.join(', ')
}

/** Whether x402 can express the challenge: to x402 clients, a challenge without an offer asks only for an identity. */
export function isSaidByX402({ kind, offers }: Challenge): boolean {
  return kind === 'identity' || offers.length > 0
}

/** The message for a request without a payment. `isRead`: whether its input was read; without it a dynamic price is the highest. */
export function priceMessage(bill: Bill, isRead: boolean): string {
  if (bill.isDynamic && !isRead)
    return `The price depends on the request and is at most ${formatUsd(bill.total)} USD. Send the request with its input to get its price.`
  return `This costs ${formatUsd(bill.total)} USD. Pay by x402 or MPP and repeat the request.`
}

/** JSON around the extensions. */
const EXTENSIONS = ',"extensions":{'
const END = '}}'

/** The JSON of `challengeV2` in parts: all but the extensions, then the extensions that fit into a header. */
export function textsV2(challenge: Challenge): [string, ...(string | JsonText)[]] {
  const head = lettersOf(JSON.stringify(headV2(challenge)).slice(0, -1))
  const extensions = Object.entries(challenge.extensions).map(
    ([key, value], index) => [`${index === 0 ? '' : ','}${lettersOf(JSON.stringify(key))}:`, toJson(value)] as const,
  )
  const room = roomFor(challenge)
  let bytes = head.length + EXTENSIONS.length + END.length
  const fitting = extensions.filter(([key, { letters }]) => {
    bytes += key.length + letters.length
    return base64Length(bytes) <= room
  })
  return [head, EXTENSIONS, ...fitting.flat(), END]
}

/** How long the header may be, in bytes. A payment repeats its extensions, beside the URL; a sign-in does not. */
function roomFor({ kind, resource }: Challenge): number {
  if (kind === 'identity') return MAX_HEADER_BYTES
  return Math.min(MAX_HEADER_BYTES, maxHeaderSize - REST_OF_PAID_REQUEST - resource.url.length)
}
