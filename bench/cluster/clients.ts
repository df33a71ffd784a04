import { setTimeout as wait } from 'node:timers/promises'
import type { Hex } from 'viem'
import { z } from 'zod'
import type { HttpRequest } from '../load/request.ts'
import type { Payer } from '../payments/payer.ts'
import type { Wallet } from '../payments/wallet.ts'
import { x402Payer } from '../payments/x402.ts'
import { breachOf, isFinal } from './breach.ts'
import type { Answer, Call, Outcome, Try } from './calls.ts'
import { CALLS } from './paths.ts'

/** How long a client waits for an answer before it sends the same request again, in milliseconds. */
const PATIENCE_MS = 10_000
/** Between two tries of one call, in milliseconds. */
const RETRY_MS = 200
/** Between two calls of one client, in milliseconds: so that few cores are not the fault. */
const PAUSE_MS = 300
/** How long a call without an answer is repeated, in milliseconds. */
const GIVEN_UP_MS = 120_000

const Payment = z.object({ payload: z.object({ authorization: z.looseObject({ nonce: z.string() }) }) })

/** Answers after which the same payment is sent again. */
const AGAIN = [202, 409, 503, 504]

/** Clients that pay for one call after the other, each with a wallet of its own. */
export interface Clients {
  /** All calls so far; those of the present may still get tries and answers. */
  readonly calls: readonly Call[]
  /** Lets each client finish its call. */
  end(): Promise<void>
}

/** Lets each wallet pay at `url` until they are ended. */
export async function startClients(url: string, wallets: readonly Wallet[]): Promise<Clients> {
  const payers = new Map<HttpRequest, Payer>()
  for (const request of CALLS) payers.set(request, await x402Payer(url, request))
  const calls: Call[] = []
  const over = new AbortController()
  const clients = wallets.map(async (wallet, client) => {
    // Each stays with its path: one that cannot be served must not keep clients from the other.
    const request = CALLS[client % CALLS.length] as HttpRequest
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      await callOnce(url, wallet, { request, payer: payers.get(request) as Payer, turn }, calls)
      await wait(PAUSE_MS)
    }
  })
  return {
    calls,
    async end() {
      over.abort()
      await Promise.all(clients)
    },
  }
}

interface Order {
  readonly request: HttpRequest
  readonly payer: Payer
  readonly turn: number
}

/**
 * Pays for one call, and sends it until it has its answer, as docs/payments.md asks of clients: the same payment again
 * after a broken connection and some answers, a new one after a 402 and after a failure, which charged nothing.
 */
async function callOnce(url: string, wallet: Wallet, { request, payer, turn }: Order, calls: Call[]): Promise<void> {
  const tries: Try[] = []
  const nonces: Hex[] = []
  const call: { -readonly [Key in keyof Call]: Call[Key] } = {
    path: request.path,
    payer: wallet.address,
    nonces,
    request,
    tries,
    answer: null,
  }
  const pay = async () => {
    const header = await payer(wallet, turn)
    nonces.push(nonceOf(header['payment-signature'] ?? ''))
    call.request = { ...request, headers: { ...request.headers, ...header } }
  }
  await pay()
  calls.push(call)
  const end = Date.now() + GIVEN_UP_MS
  while (Date.now() < end) {
    const from = Date.now()
    const answer = await send(url, call.request)
    const { status, text } = answer
    const outcome = outcomeOf(answer)
    if (outcome === 'answered') call.answer = text
    tries.push({ from, to: Date.now(), outcome, status, breach: breachOf(answer) })
    if (outcome === 'answered') return
    if (status !== null && !AGAIN.includes(status)) await pay()
    await wait(RETRY_MS)
  }
}

function outcomeOf(answer: Answer): Outcome {
  if (answer.status === null) return 'broken'
  return isFinal(answer) ? 'answered' : 'refused'
}

/** Sends a request once. */
export async function send(url: string, { path, ...init }: HttpRequest): Promise<Answer> {
  try {
    const answer = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
    return { status: answer.status, text: await answer.text(), retryAfter: answer.headers.get('retry-after') }
  } catch (error) {
    return { status: null, text: String(error), retryAfter: null }
  }
}

/** Sends a request until its answer is another than 503, for `limitMs` milliseconds at most. Returns the last answer. */
export async function sendUntilServed(url: string, request: HttpRequest, limitMs: number): Promise<Answer> {
  const end = Date.now() + limitMs
  for (;;) {
    const answer = await send(url, request)
    if (answer.status !== 503 || Date.now() > end) return answer
    await wait(RETRY_MS)
  }
}

/** Pays for one call, and throws if that does not get an answer at the first try. */
export async function payOnce(url: string, wallet: Wallet, request: HttpRequest): Promise<void> {
  const payer = await x402Payer(url, request)
  const header = await payer(wallet, 0)
  const { status, text } = await send(url, { ...request, headers: { ...request.headers, ...header } })
  if (status !== 200) throw new Error(`${request.path} was not answered: ${status} ${text}`)
}

function nonceOf(header: string): Hex {
  const { payload } = Payment.parse(JSON.parse(Buffer.from(header, 'base64').toString()))
  return payload.authorization.nonce as Hex
}
