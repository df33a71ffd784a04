import type { Endpoint } from '../schema/catalogue/endpoint.ts'
import { type ExampleSource, exampleRequest } from '../schema/catalogue/example.ts'
import type { Catalogue } from '../schema/catalogue.ts'

/** What has to be done before an example can work, for documents. */
export interface ExampleNeeds {
  /** Members whose values only one installation has. */
  readonly members: readonly {
    /** Path of the member in the request: `images.0`. */
    readonly member: string
    /** The request that makes the value: `POST /api/upload`. */
    readonly request: string
    /** The request that reads the outcome, where that one starts a job. */
    readonly reader?: string
    /** Path of the value in the answer. */
    readonly answer: string
  }[]
  /** Requests that are made before, without a value taken from their answers. */
  readonly after: readonly string[]
  /** What happens outside of the documented paths. */
  readonly step?: string
}

/** The request members of a path's example on a day; null for a path without one. */
export function exampleOf({ example }: Endpoint, now: Date): Readonly<Record<string, unknown>> | null {
  return example && exampleRequest(example, now)
}

/** What the example of a path needs; null if it works by itself, or there is none. Paths that are not offered become its step. */
export function exampleNeedsOf(
  { example, service }: Endpoint,
  { endpointsOf }: Pick<Catalogue, 'endpointsOf'>,
): ExampleNeeds | null {
  if (!example) return null
  const { sources, after, step } = example
  if (sources.length === 0 && after.length === 0 && step === null) return null
  const offered = new Map(endpointsOf(service).map(({ name, method, path }) => [name, `${method} ${path}`]))
  const isOffered = ({ operation, reader }: ExampleSource) =>
    offered.has(operation) && (reader === null || offered.has(reader))
  const steps = [
    ...sources
      .filter((source) => !isOffered(source))
      .map(({ member }) => `${member} comes from a path that is not offered here.`),
    ...(after.every((name) => offered.has(name)) ? [] : ['It works after a call that is not offered here.']),
    ...(step === null ? [] : [step]),
  ]
  return {
    members: sources.flatMap(({ member, operation, reader, answer }) => {
      const made = offered.get(operation)
      const read = reader === null ? null : offered.get(reader)
      if (made === undefined || read === undefined) return []
      return [{ member, request: made, ...(read === null ? {} : { reader: read }), answer }]
    }),
    after: after.flatMap((name) => offered.get(name) ?? []),
    ...(steps.length === 0 ? {} : { step: steps.join(' ') }),
  }
}

/** The example's members that are at one place of the request. */
export function exampleAt(
  endpoint: Endpoint,
  place: 'path' | 'query' | 'body',
  now: Date,
): Readonly<Record<string, unknown>> | null {
  const example = exampleOf(endpoint, now)
  const names = endpoint.members.filter((member) => member.in === place).map(({ name }) => name)
  return example && Object.fromEntries(Object.entries(example).filter(([name]) => names.includes(name)))
}
