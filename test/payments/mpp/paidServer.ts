import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { x402Facilitator } from '@x402/core/facilitator'
import { preferredOffers } from '../../../router/payments/mpp/acceptPayment.ts'
import { mppChallenge } from '../../../router/payments/mpp/challenge.ts'
import { isMppRefusal, readMppCredential } from '../../../router/payments/mpp/credential.ts'
import { evmDetails, type MppOffer, tempoDetails } from '../../../router/payments/mpp/offer.ts'
import {
  conflictProblem,
  type MppRefusal,
  mppProblem,
  PROBLEM_TYPE,
  refusalOf,
} from '../../../router/payments/mpp/problem.ts'
import { mppReceipt } from '../../../router/payments/mpp/receipt.ts'
import type { Problem } from '../../../router/payments/protocol/problem.ts'
import { type Address, parseAddress } from '../../../schema/address.ts'
import { NETWORK, SECRET } from './offers.ts'
import { present } from './present.ts'

/** What the server takes for an answer, in atomic units. */
export const PRICE = 10_000n

const REQUIRED: MppRefusal = { reason: 'payment-required', message: 'This costs 0.01 USD.' }

/** A server whose every path costs something, with nothing but these modules and a stock facilitator. */
export interface PaidServer {
  readonly url: string
  /** How many answers have been paid for. */
  readonly served: number
  stop(): Promise<void>
}

/** Starts one that offers payment on the devnet, and on Tempo for show. */
export async function startPaidServer(
  payee: Address,
  facilitator: x402Facilitator,
  { realm = '127.0.0.1', methods = ['evm', 'tempo'] }: { realm?: string; methods?: readonly MppOffer['method'][] } = {},
): Promise<PaidServer> {
  const ledger = new Map<string, { hash: string; path: string }>()
  let served = 0

  const offers = (): MppOffer[] => {
    const common = {
      intent: 'charge',
      amount: PRICE,
      recipient: payee,
      expires: new Date(Date.now() + 60_000),
      opaque: {},
    } as const
    const all: MppOffer[] = [
      { ...common, method: 'evm', currency: NETWORK.usdc, methodDetails: evmDetails(NETWORK.chainId) },
      {
        ...common,
        method: 'tempo',
        currency: parseAddress('0x20c0000000000000000000000000000000000000')!,
        methodDetails: tempoDetails(42_431, 'payer'),
      },
    ]
    return all.filter(({ method }) => methods.includes(method))
  }
  const problem = (response: ServerResponse, body: Problem, headers: Record<string, string | string[]> = {}) => {
    const all = { 'content-type': PROBLEM_TYPE, 'cache-control': 'no-store', ...headers }
    response.writeHead(body.status, all).end(JSON.stringify(body))
  }
  const refuse = (request: IncomingMessage, response: ServerResponse, refusal: MppRefusal) => {
    const accepted = request.headers['accept-payment']
    const wanted = preferredOffers(Array.isArray(accepted) ? accepted.join() : accepted, offers())
    const challenges = wanted.map((offer) => mppChallenge(offer, { realm, secret: SECRET, description: 'One answer' }))
    problem(response, mppProblem(refusal), { 'www-authenticate': challenges })
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const read = readMppCredential(request.headers.authorization ?? '', { realm, secret: SECRET })
    if (!read) return refuse(request, response, REQUIRED)
    if (isMppRefusal(read)) return refuse(request, response, read)
    if (read.method !== 'evm') return refuse(request, response, { reason: 'method-unsupported', message: 'Not here.' })
    const key = `${read.payload.from}:${read.payload.nonce}`
    const known = ledger.get(key)
    if (known && (known.path !== request.url || known.hash !== read.hash.toString('hex')))
      return problem(response, conflictProblem(read.challenge.id))
    const presented = present(read)
    const verified = await facilitator.verify(presented.payload, presented.requirements)
    if (!verified.isValid) return refuse(request, response, refusalOf(verified.invalidReason ?? '', read.challenge.id))
    ledger.set(key, { hash: read.hash.toString('hex'), path: request.url ?? '' })
    const settled = await facilitator.settle(presented.payload, presented.requirements)
    if (!settled.success) return refuse(request, response, refusalOf(settled.errorReason ?? '', read.challenge.id))
    served++
    const receipt = mppReceipt({ method: 'evm', transaction: settled.transaction, settledAt: new Date() })
    const headers = { 'content-type': 'application/json', 'cache-control': 'private', 'payment-receipt': receipt }
    response.writeHead(200, headers).end(JSON.stringify({ path: request.url }))
  }

  const server = createServer((request, response) => {
    if (request.url === '/openapi.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(discovery(payee)))
      return
    }
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get served() {
      return served
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The discovery document of the server. */
function discovery(payee: Address): unknown {
  const offer = { method: 'evm', intent: 'charge', amount: PRICE.toString(), currency: NETWORK.usdc, recipient: payee }
  const operation = {
    summary: 'One answer',
    'x-payment-info': { offers: [offer] },
    responses: { 200: { description: 'The answer' }, 402: { description: 'Payment Required' } },
  }
  return { openapi: '3.1.0', info: { title: 'Paid', version: '1' }, paths: { '/paid': { get: operation } } }
}
