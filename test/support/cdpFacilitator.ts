import type { KeyObject } from 'node:crypto'
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'
import type { Presented } from '../../prisma/ledger/stored.ts'
import { NETWORKS } from '../../router/payments/evm/network.ts'
import type { Settlement } from '../../router/payments/protocol/facilitator.ts'

/** The path of CDP's x402 API. */
const BASE = '/platform/v2/x402'

/** How an operation is answered. */
export type CdpMode =
  | 'answer'
  /** 429 `rate_limit_exceeded`. */
  | 'busy'
  /** 503 `service_unavailable`. */
  | 'down'
  /** 401, whatever the token. */
  | 'denied'
  /** Does the work, then closes the connection without an answer. */
  | 'lost'
  /** 200 with something that is no answer. */
  | 'odd'

type Operation = 'verify' | 'settle' | 'supported'

/** One request that had a good token. */
export interface CdpRequest {
  readonly operation: Operation
  readonly presented: Presented
}

/** A facilitator that answers as CDP documents it, and checks each request's token with the public key. */
export interface CdpFacilitator {
  readonly url: string
  /** Requests with a good token, in their order. */
  readonly requests: readonly CdpRequest[]
  /** Why tokens were refused. */
  readonly refusals: readonly string[]
  readonly modes: Record<Operation, CdpMode>
  /** The reason for which it refuses settlements; null: it settles. */
  rejection: string | null
  /** What it supports; can be added to. */
  readonly kinds: object[]
  /** Puts payments on chain; without it a settlement succeeds in words alone. */
  settler: ((presented: Presented) => Promise<Settlement>) | null
  stop(): Promise<void>
}

/** Starts one for a key; `publicKey` null: it needs no key. */
export async function startCdpFacilitator(id: string, publicKey: KeyObject | null): Promise<CdpFacilitator> {
  const requests: CdpRequest[] = []
  const refusals: string[] = []
  const nonces = new Set<unknown>()
  const modes: CdpFacilitator['modes'] = { verify: 'answer', settle: 'answer', supported: 'answer' }
  const kinds: object[] = [...KINDS]
  const state: Pick<CdpFacilitator, 'settler' | 'rejection'> = { settler: null, rejection: null }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const operation = (request.url ?? '').slice(BASE.length + 1) as Operation
    const mode = modes[operation]
    const refusal = mode === 'denied' ? 'The key has been deleted.' : await tokenProblem(request)
    if (refusal) {
      refusals.push(refusal)
      return fail(response, 401, 'unauthorized', refusal)
    }
    const presented = await presentedIn(request)
    requests.push({ operation, presented })
    if (mode === 'busy')
      return fail(response, 429, 'rate_limit_exceeded', 'Rate limit exceeded.', { 'retry-after': '1' })
    if (mode === 'down') return fail(response, 503, 'service_unavailable', 'Try again later.')
    if (mode === 'odd') return void response.writeHead(200).end('<html>')
    if (operation === 'supported') return reply(response, 200, { kinds, extensions: ['bazaar'], signers: {} })
    if (operation === 'verify') return reply(response, 200, { isValid: true, payer: '' }, reportOn(presented))
    if (state.rejection) return reply(response, 400, { success: false, errorReason: state.rejection, payer: '' })
    const settlement = await state.settler?.(presented)
    if (mode === 'lost') return void response.destroy()
    const transaction = settlement?.kind === 'settled' ? settlement.transaction : `0x${'ab'.repeat(32)}`
    const { network } = presented.requirements
    return reply(response, 200, { success: true, payer: '', transaction, network }, reportOn(presented))
  }

  /** Why the token is not for this request; null for a good one. */
  async function tokenProblem(request: IncomingMessage): Promise<string | null> {
    if (!publicKey) return null
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    if (!token) return 'There is no bearer token.'
    try {
      const { payload, protectedHeader } = await jwtVerify(token, publicKey, {
        issuer: 'cdp',
        audience: 'cdp_service',
        subject: id,
        typ: 'JWT',
        requiredClaims: ['nbf', 'exp', 'uris'],
      })
      if (protectedHeader.kid !== id) return 'The key id differs.'
      if ((payload.exp ?? 0) - (payload.nbf ?? 0) > 120) return 'The token lives too long.'
      const [uri, ...others] = payload.uris as string[]
      const wanted = `${request.method} ${request.headers.host}${request.url}`
      if (uri !== wanted || others.length > 0) return `The token is for ${uri}, not for ${wanted}.`
      const { nonce } = protectedHeader
      if (typeof nonce !== 'string' || nonces.has(nonce)) return 'The nonce is missing or was used before.'
      nonces.add(nonce)
      return null
    } catch (error) {
      return String(error)
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => fail(response, 500, 'internal_server_error', String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`,
    requests,
    refusals,
    modes,
    kinds,
    get settler() {
      return state.settler
    },
    set settler(settler) {
      state.settler = settler
    },
    get rejection() {
      return state.rejection
    },
    set rejection(rejection) {
      state.rejection = rejection
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const { id: network, v1Name } = NETWORKS.devnet
const KINDS = [
  { x402Version: 2, scheme: 'exact', network },
  { x402Version: 1, scheme: 'exact', network: v1Name },
]

async function presentedIn(request: IncomingMessage): Promise<Presented> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { paymentPayload, paymentRequirements } = JSON.parse(Buffer.concat(chunks).toString() || '{}')
  return { payload: paymentPayload, requirements: paymentRequirements }
}

function reportOn({ payload }: Presented): Record<string, string> {
  const report = payload.extensions?.bazaar
    ? { status: 'processing' }
    : { status: 'rejected', rejectedReason: 'no declaration' }
  return { 'extension-responses': Buffer.from(JSON.stringify({ bazaar: report })).toString('base64') }
}

function fail(
  response: ServerResponse,
  status: number,
  errorType: string,
  errorMessage: string,
  headers: Record<string, string> = {},
): void {
  const errorLink = `https://docs.cdp.coinbase.com/api-reference/v2/errors#${errorType}`
  reply(response, status, { errorType, errorMessage, correlationId: randomUUID(), errorLink }, headers)
}

function reply(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
