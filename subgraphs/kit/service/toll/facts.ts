import type { RequestReport } from '../scope.ts'

/** Where facts come from: a company or engine, or a stand-in that invents them. */
export type TollSource = 'live' | 'stand-in'

const SOURCES: readonly TollSource[] = ['live', 'stand-in']

/** `extensions.toll` of a subgraph's answer (docs/toll-specification.md). */
export interface TollFacts {
  readonly waivers?: readonly { readonly path: readonly (string | number)[]; readonly reason: string }[]
  readonly sources?: readonly TollSource[]
  /** Names of the companies that gave facts. */
  readonly providers?: readonly string[]
  /** Age of the oldest fact, in seconds. */
  readonly age?: number
}

/** Writes what resolvers reported; null where they reported nothing. */
export function writeFacts({ waivers, sources, providers, ageSeconds }: RequestReport): TollFacts | null {
  if (waivers.length === 0 && sources.size === 0 && ageSeconds === 0) return null
  return {
    ...(waivers.length > 0 ? { waivers: waivers.map(({ path, reason }) => ({ path, reason })) } : {}),
    ...(sources.size > 0 ? { sources: [...sources].map((kind) => (kind === 'sandbox' ? 'stand-in' : kind)) } : {}),
    ...(providers.size > 0 ? { providers: [...providers] } : {}),
    ...(ageSeconds > 0 ? { age: ageSeconds } : {}),
  }
}

/** Reads the facts of an answer; malformed ones are left out. */
export function readFacts(extensions: unknown): TollFacts {
  const toll = memberOf(extensions, 'toll')
  const waivers = memberOf(toll, 'waivers')
  const sources = memberOf(toll, 'sources')
  const providers = memberOf(toll, 'providers')
  const age = memberOf(toll, 'age')
  return {
    ...(Array.isArray(waivers) ? { waivers: waivers.flatMap(readWaiver) } : {}),
    ...(Array.isArray(sources) ? { sources: SOURCES.filter((source) => sources.includes(source)) } : {}),
    ...(Array.isArray(providers) ? { providers: providers.filter(isProviderName) } : {}),
    ...(typeof age === 'number' && age >= 0 ? { age } : {}),
  }
}

/** Names go into a header. */
function isProviderName(name: unknown): name is string {
  return typeof name === 'string' && /^[a-z0-9-]{1,64}$/.test(name)
}

function readWaiver(waiver: unknown): NonNullable<TollFacts['waivers']>[number][] {
  const path = memberOf(waiver, 'path')
  const reason = memberOf(waiver, 'reason')
  const isPath = Array.isArray(path) && path.every((key) => typeof key === 'string' || typeof key === 'number')
  return isPath ? [{ path: path as (string | number)[], reason: typeof reason === 'string' ? reason : '' }] : []
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
