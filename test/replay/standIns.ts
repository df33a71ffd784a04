import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningStandIn, startStandIn } from '../../subgraphs/kit/upstream/standIn.ts'
import type { ReplayDefinition } from './definition.ts'
import { type ReplayServer, startReplay } from './server.ts'

/** A documented request, as a company and its stand-in both answer it. */
export interface DocumentedRequest {
  readonly method: 'GET' | 'POST'
  /** With its query. */
  readonly path: string
  readonly body?: unknown
  /** The request of the stand-in, where its world has other ids: the same members with other values. */
  readonly standIn?: { readonly path?: string; readonly body?: unknown }
}

/**
 * Tests a stand-in against its company's document: both answer the same requests, the stand-in has no members that the company
 * does not document, and refuses a request without a key in the same form.
 *
 * @param keyed the headers and query of a request with a key
 */
export function describeStandIn(
  definition: ReplayDefinition,
  register: (app: FastifyInstance) => void,
  keyed: (key: string) => { readonly headers?: Readonly<Record<string, string>>; readonly query?: string },
  requests: () => readonly DocumentedRequest[],
): void {
  describe(definition.company, () => {
    let company: ReplayServer
    let standIn: RunningStandIn
    beforeAll(async () => {
      company = await startReplay(definition)
      standIn = await startStandIn(register)
    })
    afterAll(async () => {
      await standIn?.stop()
      await company?.close()
    })

    async function send(base: string, { method, path, body }: DocumentedRequest, isKeyed: boolean) {
      const { headers = {}, query } = isKeyed ? keyed(definition.key) : {}
      const joint = path.includes('?') ? '&' : '?'
      const response = await fetch(`${base}${path}${query ? `${joint}${query}` : ''}`, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: (await response.json()) as unknown }
    }

    it('answers its documented requests, with members that are documented', async () => {
      for (const { standIn: own, ...request } of requests()) {
        const documented = await send(company.url, request, true)
        const answered = await send(standIn.url, { ...request, ...own }, true)
        const faults = company.asked.at(-1)?.faults
        expect({ path: request.path, faults, documented: documented.status }).toMatchObject({
          faults: [],
          documented: 200,
        })
        expect({ path: request.path, ...answered }).toMatchObject({ status: 200 })
        expect({ path: request.path, undocumented: undocumentedIn(answered.body, [documented.body]) }).toEqual({
          path: request.path,
          undocumented: [],
        })
      }
    })

    it('refuses a request without a key', async () => {
      const [{ standIn: own, ...request } = { method: 'GET' as const, path: '/' }] = requests()
      const documented = await send(company.url, request, false)
      const answered = await send(standIn.url, { ...request, ...own }, false)
      expect(answered.status).toBe(documented.status)
      expect(undocumentedIn(answered.body, [documented.body])).toEqual([])
    })
  })
}

/** Members of an answer, at any depth, that none of the documented examples has. */
function undocumentedIn(value: unknown, examples: readonly unknown[], place = ''): string[] {
  if (value === null || typeof value !== 'object') return []
  const known = examples.filter((example) => example !== null && typeof example === 'object')
  if (known.length === 0) return []
  if (Array.isArray(value)) {
    const items = known.flatMap((example) => (Array.isArray(example) ? (example as unknown[]) : []))
    return [...new Set(value.flatMap((item) => undocumentedIn(item, items, `${place}[]`)))]
  }
  return Object.entries(value).flatMap(([name, inner]) => {
    const inside = known
      .filter((example) => name in Object(example))
      .map((example) => Reflect.get(Object(example), name))
    return inside.length === 0 ? [`${place}.${name}`] : undocumentedIn(inner, inside, `${place}.${name}`)
  })
}
