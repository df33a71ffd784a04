import type { Endpoint } from '../../schema/catalogue/endpoint.ts'
import { type ExampleSource, exampleRequest } from '../../schema/catalogue/example.ts'
import { valueAt, withValueAt } from '../../schema/catalogue/memberPath.ts'
import { placeMembers } from '../../schema/catalogue/placeMembers.ts'
import { Semaphore } from '../../subgraphs/kit/async/semaphore.ts'
import { eventually } from '../support/ledger.ts'
import type { TestTollgraph } from '../support/tollgraph.ts'
import type { TestWallet } from '../support/wallet.ts'

/** How long a job may take until an answer has a value that another example needs. Milliseconds. */
const JOB_MS = 60_000
/** Calls at once: enough that waiting for blocks costs nothing, few enough that each is quick on two cores. */
const AT_ONCE = 8

/** The answer to an example's request. */
export interface ExampleAnswer {
  readonly status: number
  /** JSON, or the number of bytes of any other type. */
  readonly body: unknown
  /** Whether a payment was settled for it. */
  readonly isPaid: boolean
}

type Request = Readonly<Record<string, unknown>>

/** What a person does between two paths: returns the request with what that made. */
export type Step = (request: Request, answerOf: (operation: string) => Promise<ExampleAnswer>) => Promise<Request>

/** Where and by whom examples are called. */
export interface ExampleGround {
  readonly tollgraph: TestTollgraph
  readonly wallet: TestWallet
  /** Steps by `service operation`. */
  readonly steps: Readonly<Record<string, Step>>
  /** The request as it is sent: for addresses that tests cannot reach. */
  readonly reachable: (request: Request) => Request
}

/** Calls the examples of paths, each once, and each after those that it names. */
export class ExampleRun {
  readonly #ground: ExampleGround
  readonly #endpoints: ReadonlyMap<string, Endpoint>
  readonly #answers = new Map<string, Promise<ExampleAnswer>>()
  readonly #turns = new Semaphore(AT_ONCE)

  constructor(ground: ExampleGround, endpoints: readonly Endpoint[]) {
    this.#ground = ground
    this.#endpoints = new Map(endpoints.map((endpoint) => [`${endpoint.service} ${endpoint.name}`, endpoint]))
  }

  /** The answer to a path's example. Rejects if a value that it needs is not there in time. */
  answerOf(service: string, operation: string): Promise<ExampleAnswer> {
    const key = `${service} ${operation}`
    const known = this.#answers.get(key)
    if (known) return known
    const answer = this.#answer(this.#endpointOf(key))
    this.#answers.set(key, answer)
    return answer
  }

  async #answer(endpoint: Endpoint): Promise<ExampleAnswer> {
    const { service, example } = endpoint
    if (!example) throw new Error(`${service} ${endpoint.name} has no example`)
    await Promise.all(example.after.map((operation) => this.answerOf(service, operation)))
    let request = exampleRequest(example, new Date())
    for (const source of example.sources)
      request = withValueAt(request, source.member, await this.#valueOf(service, source)) as Request
    const step = this.#ground.steps[`${service} ${endpoint.name}`]
    if (step) request = await step(request, (operation) => this.answerOf(service, operation))
    return this.#turns.run(() => this.#call(endpoint, request))
  }

  async #valueOf(service: string, { operation, reader, answer }: ExampleSource): Promise<unknown> {
    const made = await this.answerOf(service, operation)
    if (reader === null) {
      const value = valueAt(made.body, answer)
      if (value === undefined) throw new Error(`${operation} answered without ${answer}: ${JSON.stringify(made)}`)
      return value
    }
    const reading = this.#endpointOf(`${service} ${reader}`)
    const [job] = reading.example?.sources ?? []
    if (!reading.example || !job) throw new Error(`The example of ${reader} names no operation that starts its job`)
    const request = exampleRequest(reading.example, new Date())
    const whole = withValueAt(request, job.member, valueAt(made.body, job.answer)) as Request
    let last: ExampleAnswer | null = null
    return eventually(
      `${reader} has ${answer} of ${operation}`,
      async () => {
        last = await this.#turns.run(() => this.#call(reading, whole))
        return valueAt(last.body, answer)
      },
      JOB_MS,
    ).catch((cause: unknown) => {
      throw new Error(`${reader} answered without ${answer}: ${JSON.stringify(last)}`, { cause })
    })
  }

  #endpointOf(key: string): Endpoint {
    const endpoint = this.#endpoints.get(key)
    if (!endpoint) throw new Error(`There is no path ${key}`)
    return endpoint
  }

  async #call(endpoint: Endpoint, request: Request): Promise<ExampleAnswer> {
    const { tollgraph, wallet, reachable } = this.#ground
    const { parameters, query, body } = placeMembers(endpoint, reachable(request))
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
    const base = endpoint.service === 'gateway' ? tollgraph.url : `${tollgraph.url}/${endpoint.service}`
    const headers = {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(endpoint.access === 'secret' ? { authorization: `Bearer ${tollgraph.cronSecret}` } : {}),
    }
    const init = { method: endpoint.method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
    const door = { paid: wallet.pay, siwx: wallet.sign, free: fetch, secret: fetch }[endpoint.access]
    const response = await door(`${base}${path}${query.size > 0 ? `?${query}` : ''}`, init)
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    return {
      status: response.status,
      body: isJson ? await response.json() : (await response.arrayBuffer()).byteLength,
      isPaid: response.headers.has('payment-response'),
    }
  }
}

/** Paths of the lists in an answer that are empty, not deeper than a member of a member. */
export function emptyLists(body: unknown, path = 'body', depth = 2): string[] {
  if (Array.isArray(body)) return body.length === 0 ? [path] : []
  if (depth === 0 || typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, inner]) => emptyLists(inner, `${path}.${name}`, depth - 1))
}
