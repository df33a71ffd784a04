import {
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { type CompanyCursor, withCursorOpened, withCursorSealed } from '../paging/companyCursor.ts'
import type { KitContext } from '../service/context.ts'
import type { Resolver } from '../service/subgraph.ts'
import { type Read, type ReaderOf, readerOf } from './reader.ts'
import type { UpstreamRequest } from './request.ts'
import type { Upstream } from './upstream.ts'

/** Maps an upstream's response to a field's value, and decides when the value is empty and not charged. */
export interface ReadOptions<Args = unknown> {
  /** Dotted member path to the value; omitted: the whole response. */
  readonly at?: string
  /**
   * Applied to the whole response before reading, for spellings that no schema rule covers. It may use only arguments
   * that are also part of the request: a cached response is read once for all identical requests.
   */
  readonly respell?: (body: unknown, args: Args) => unknown
  /** Set if the list is paginated with the upstream's own cursors. */
  readonly paging?: CompanyCursor
  /** Whether a value counts as empty, besides null; default: an empty list, or an object whose lists are all empty. */
  readonly isEmpty?: (value: unknown) => boolean
}

/**
 * Makes resolvers that call one upstream and read its response as the field's type: `read((args) => get('/path', …))`
 * is a whole endpoint. Empty results are waived, so the caller is not charged.
 *
 * @example
 * const read = readsFrom((engines: DataEngines) => engines.marketdata)
 * const resolvers = { Query: { protocolTvl: read(({ slug }) => get(`/api/tvl/${segment(slug)}`)) } }
 */
export function readsFrom<Engines>(upstreamOf: (engines: Engines) => Upstream) {
  return <Args, Result>(
    question: (args: Args, context: KitContext<Engines>) => UpstreamRequest | Promise<UpstreamRequest>,
    { at, respell, paging, isEmpty = holdsNothing }: ReadOptions<Args> = {},
  ): Resolver<unknown, Args, Result, Engines> => {
    return async (_, given, context, info) => {
      const args = paging ? withCursorOpened(paging, given, context, info) : given
      const upstream = upstreamOf(context.engines)
      const value = await readUpstream<Result>(upstream, await question(args, context), info.returnType, context, {
        mayBeNull: true,
        ...(at === undefined ? {} : { at }),
        ...(respell ? { respell: (body) => respell(body, args) } : {}),
      })
      if (value === null || value === undefined || isEmpty(value)) context.waive(info, 'Nothing was found')
      return paging ? withCursorSealed(paging, value, given, context, info) : value
    }
  }
}

/**
 * Calls an upstream and reads its response as a GraphQL type, whose TypeScript form is `Value`: `Value<'Coin'>` of the
 * service's generated types. A cached response is read once per type. Throws the
 * errors of the upstream client and of the reader, an answer without a value included.
 */
export async function readUpstream<Value = unknown>(
  upstream: Upstream,
  request: UpstreamRequest,
  type: GraphQLOutputType,
  context: Pick<KitContext, 'sourcedFrom' | 'signal' | 'origin'>,
  { at = '', respell = unchanged, mayBeNull = false }: ReadAs = {},
): Promise<Value> {
  const { body, ageSeconds, company } = await upstream.for(context).request(request)
  context.sourcedFrom(upstream.kind, ageSeconds, company)
  const read = reader(mayBeNull || isNonNullType(type) ? type : new GraphQLNonNull(type), upstream)
  const readNow = () => {
    const respelt = respell(body)
    return read(at === '' ? respelt : memberAt(respelt, at), at) as Value
  }
  if (typeof body !== 'object' || body === null) return readNow()
  const kept = keptIn(keptIn(READ, body, newMap<Read, Map<string, unknown>>), read, newMap<string, unknown>)
  return keptIn(kept, at, readNow) as Value
}

/** As in `ReadOptions`; `respell` depends only on the request. */
export interface ReadAs {
  readonly at?: string
  readonly respell?: (body: unknown) => unknown
  /** Whether the type may be null: the company says so that there is nothing. Default: an answer without a value is an error. */
  readonly mayBeNull?: boolean
}

const unchanged = (body: unknown) => body

/** Values read from responses, kept as long as the responses are. */
const READ = new WeakMap<object, Map<Read, Map<string, unknown>>>()

function newMap<Key, Value>(): Map<Key, Value> {
  return new Map()
}

interface Keeper<Key, Value> {
  has(key: Key): boolean
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/** Returns the cached value of a key, creating it on the first call. */
function keptIn<Key, Value>(keeper: Keeper<Key, Value>, key: Key, make: () => Value): Value {
  if (keeper.has(key)) return keeper.get(key) as Value
  const made = make()
  keeper.set(key, made)
  return made
}

const READERS = new WeakMap<GraphQLObjectType, Map<string, Read>>()

/** Readers are cached by object type; types without an object get a new reader each time. */
function reader(type: GraphQLOutputType, upstream: ReaderOf): Read {
  const object = objectOf(type)
  if (!object) return readerOf(type, upstream)
  return keptIn(keptIn(READERS, object, newMap<string, Read>), `${upstream.name} ${String(type)}`, () =>
    readerOf(type, upstream),
  )
}

function objectOf(type: GraphQLOutputType): GraphQLObjectType | null {
  if (isNonNullType(type) || isListType(type)) return objectOf(type.ofType)
  return isObjectType(type) ? type : null
}

function memberAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((held, name) => (held as Record<string, unknown> | null | undefined)?.[name], value)
}

function holdsNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'object' || value === null || value instanceof Date) return false
  const lists = Object.values(value).filter(Array.isArray)
  return lists.length > 0 && lists.every((list) => list.length === 0)
}
