import { NETWORK, PAYEE } from './settings.ts'

/** The paid path that every peer serves: a POST with a JSON body, as Tollgraph's search is. */
export const PAID = '/api/search'

/** The free path that every peer serves. */
export const FREE = '/api/free'

/** In USD, as Tollgraph's search costs. */
export const PRICE = '0.01'

/** What the stock x402 middlewares offer for the paid path. */
export const X402_OFFER = { scheme: 'exact', price: `$${PRICE}`, network: NETWORK, payTo: PAYEE } as const

/** So many bytes has the JSON of an answer; the bench says how many Tollgraph's has. */
const BYTES = Number(process.env.BENCH_ANSWER_BYTES ?? 1_024)

/** What is around the text of an answer that echoes a name of the usual length. */
const FRAME = JSON.stringify({ name: 'harbour-lantern', text: '' }).length

const TEXT = 'x'.repeat(Math.max(0, BYTES - FRAME))

/** The answer to a name: made for each request, and as long as Tollgraph's. */
export function answerTo(name: unknown): { name: string; text: string } {
  return { name: String(name), text: TEXT }
}
