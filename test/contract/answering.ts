import { decodePaymentResponseHeader } from '@x402/core/http'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../support/wallet.ts'
import { type ContractRow, deviations, ROWS, rowOf } from './facts.ts'
import { bodyOf, requestOf } from './requests.ts'

/** A Tollgraph with a wallet that calls its documented paths, and holds each answer up to contract and document. */
export interface Answering {
  readonly tollgraph: TestTollgraph
  readonly wallet: TestWallet
  /** Calls a path as its kind of caller does, with stock clients, and checks its answer. */
  call<Body = Record<string, unknown>>(operation: string, input?: Record<string, unknown>): Promise<Body>
  /** What a piece of work takes from the wallet, in atomic units. */
  costOf(run: () => Promise<unknown>): Promise<bigint>
  /** Paths of the services that have not been called, by operation. */
  unanswered(): string[]
  stop(): Promise<void>
}

export interface AnsweringOptions {
  /** As environment variables. */
  readonly settings?: Readonly<Record<string, string>>
  readonly now?: () => Date
}

/** Starts one for some services. */
export async function startAnswering(
  services: readonly ContractRow['service'][],
  { settings = {}, ...options }: AnsweringOptions = {},
): Promise<Answering> {
  const tollgraph = await startTollgraph(settings, options)
  const wallet = await makeWallet(tollgraph)
  const bases = services.map((service) => (service === 'gateway' ? '' : `/${service}`))
  const documents = await Promise.all(bases.map((base) => responseSchemas(`${tollgraph.url}${base}/openapi.json`)))
  const schemas = new Map(documents.flat())
  const answered = new Set<string>()

  function door({ access }: ContractRow): typeof fetch {
    if (access === 'paid') return wallet.pay
    if (access === 'siwx') return wallet.sign
    if (access === 'free') return fetch
    return (url, init) => {
      const headers = { ...(init?.headers as object), authorization: `Bearer ${tollgraph.cronSecret}` }
      return fetch(url, { ...init, headers })
    }
  }

  return {
    tollgraph,
    wallet,
    async call<Body = Record<string, unknown>>(operation: string, input: Record<string, unknown> = {}) {
      const row = rowOf(operation)
      const { url, init } = requestOf(tollgraph, row, input)
      const response = await door(row)(url, init)
      const body = await bodyOf<Body>(response)
      expect(response.status, JSON.stringify(body)).toBe(row.status ?? 200)
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(response.headers.get('cache-control')).toContain('no-store')
      expect(deviations(row.response, body)).toEqual([])
      const validate = schemas.get(operation)?.()
      if (row.access === 'secret') expect(validate).toBeUndefined()
      else expect({ valid: validate?.(body), errors: validate?.errors }).toEqual({ valid: true, errors: null })
      if (row.access === 'paid') expectReceipt(response, wallet)
      else expect(response.headers.get('payment-response')).toBeNull()
      answered.add(operation)
      return body
    },
    async costOf(run) {
      const before = await wallet.balance()
      await run()
      return before - (await wallet.balance())
    },
    unanswered: () =>
      ROWS.filter(({ service }) => services.includes(service))
        .map(({ operation }) => operation)
        .filter((operation) => !answered.has(operation)),
    stop: () => tollgraph.stop(),
  }
}

interface Documented {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId: string; responses: Responses }>>>>
}
type Responses = Readonly<Record<string, { content?: { 'application/json'?: { schema: object } } }>>

/** The schema of each documented path's success, compiled as a client would when it is first needed. */
async function responseSchemas(url: string): Promise<[string, () => ValidateFunction][]> {
  const document = (await (await fetch(url)).json()) as Documented
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
  addFormats.default(ajv)
  return Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId, responses }) => {
      let compiled: ValidateFunction | undefined
      const schema = successOf(responses)?.content?.['application/json']?.schema ?? false
      return [
        operationId,
        () => {
          compiled ??= ajv.compile(schema)
          return compiled
        },
      ]
    })
}

function successOf(responses: Responses): Responses[string] | undefined {
  return Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
}

function expectReceipt(response: Response, wallet: TestWallet): void {
  const header = response.headers.get('payment-response') ?? ''
  expect(decodePaymentResponseHeader(header)).toMatchObject({
    success: true,
    payer: wallet.address,
    network: 'eip155:84532',
    transaction: expect.stringMatching(/^0x[0-9a-f]{64}$/),
  })
}
