import type { Endpoint } from '../../../schema/catalogue/endpoint.ts'
import { exampleRequest } from '../../../schema/catalogue/example.ts'
import { valueAt, withValueAt } from '../../../schema/catalogue/memberPath.ts'
import { placeMembers } from '../../../schema/catalogue/placeMembers.ts'
import type { KnownValues } from '../../federation/random/knownValues.ts'
import type { Random } from '../../simulation/random.ts'

/** A request of a documented path, as a client sends it. */
export interface RandomRequest {
  readonly endpoint: Endpoint
  /** With the query, below the service's base URL. */
  readonly path: string
  readonly init: RequestInit
}

type Members = Readonly<Record<string, unknown>>

/** Values that members seldom take. */
const ODD: readonly unknown[] = [null, '', 'x', 'Ω'.repeat(60), 0, -1, 2.5, 1e9, true, [], {}, [null]]

/** Draws requests of documented paths: their examples, with what earlier answers told, as they are or spoilt. */
export class RequestMaker {
  readonly #endpoints: readonly Endpoint[]
  readonly #random: Random
  readonly #known: KnownValues
  /** The newest answers, by `service operation`. */
  readonly #answers = new Map<string, unknown>()

  constructor(endpoints: readonly Endpoint[], random: Random, known: KnownValues) {
    this.#endpoints = endpoints.filter(({ example }) => example !== null)
    this.#random = random
    this.#known = known
  }

  make(): RandomRequest {
    const endpoint = this.#random.pick(this.#endpoints)
    const { parameters, query, body } = placeMembers(endpoint, this.#membersOf(endpoint))
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] || 'x'))
    const hasBody = body !== null && endpoint.method !== 'GET'
    const content = hasBody && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    return {
      endpoint,
      path: query.size > 0 ? `${path}?${query}` : path,
      init: { method: endpoint.method, ...(content || {}) },
    }
  }

  /** Remembers an answer: later requests take values from it. */
  learn({ service, name }: Endpoint, answer: unknown): void {
    this.#known.learn(answer)
    this.#answers.set(`${service} ${name}`, answer)
  }

  #membersOf({ example, members, service }: Endpoint): Members {
    let request = example ? exampleRequest(example, new Date()) : {}
    for (const { member, operation, answer } of example?.sources ?? []) {
      const value = valueAt(this.#answers.get(`${service} ${operation}`), answer)
      if (value !== undefined) request = withValueAt(request, member, value) as Members
    }
    if (this.#random.chance(0.5)) return request
    const { name } = this.#random.pick([...members, { name: 'unknown' }])
    const { [name]: _, ...others } = request
    if (this.#random.chance(0.2)) return others
    const known = this.#random.chance(0.6) ? this.#known.pick(name, this.#random) : null
    return { ...others, [name]: known ?? this.#random.pick(ODD) }
  }
}
