import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { KitContext } from '../context.ts'
import { type CompanyCursor, withCursorOpened, withCursorSealed } from '../paging/companyCursor.ts'
import type { FieldResolver } from '../subgraph.ts'
import { type Read, type ReaderOf, readerOf } from './reader.ts'
import type { UpstreamRequest } from './request.ts'
import type { Upstream } from './upstream.ts'

/** What a field's answer is in the upstream's, and when it is nothing worth money. */
export interface ReadOptions<Args = unknown> {
  /** Path of members to the value, with dots; the whole answer without it. */
  readonly at?: string
  /**
   * Applied to the whole answer before it is read, where the upstream writes what no rule of the schema covers. Of the
   * arguments it may use what the question holds too: an answer that is still fresh is read once for all who ask the same.
   */
  readonly respell?: (body: unknown, args: Args) => unknown
  /** Where the list goes on by cursors of the upstream's. */
  readonly paging?: CompanyCursor
  /** Whether an answer holds nothing; without it: null, an empty list, or an object all of whose lists are empty. */
  readonly isEmpty?: (value: unknown) => boolean
}

/**
 * Makes resolvers that ask one upstream and read its answer as the field's type: `read((args) => get('/path', …))` is a whole
 * endpoint. What found nothing is waived, so that nobody pays for it.
 */
export function readsFrom<Engines>(upstreamOf: (engines: Engines) => Upstream) {
  return <Args>(
    question: (args: Args, context: KitContext<Engines>) => UpstreamRequest | Promise<UpstreamRequest>,
    { at, respell, paging, isEmpty = holdsNothing }: ReadOptions<Args> = {},
  ): FieldResolver<Engines> => {
    const resolve = async (_: unknown, given: Args, context: KitContext<Engines>, info: GraphQLResolveInfo) => {
      const args = paging ? withCursorOpened(paging, given, context, info) : given
      const upstream = upstreamOf(context.engines)
      const value = await readUpstream(upstream, await question(args, context), info.returnType, context, {
        ...(at === undefined ? {} : { at }),
        ...(respell ? { respell: (body) => respell(body, args) } : {}),
      })
      if (isEmpty(value)) context.waive(info, 'Nothing was found')
      return paging ? withCursorSealed(paging, value, given, context, info) : value
    }
    return resolve as FieldResolver<Engines>
  }
}

/**
 * Asks an upstream and reads its answer as a type of the graph; the same answer once for each type. Throws what the
 * upstream's client and the reader throw.
 */
export async function readUpstream(
  upstream: Upstream,
  request: UpstreamRequest,
  type: GraphQLOutputType,
  context: Pick<KitContext, 'sourcedFrom' | 'signal' | 'origin'>,
  { at = '', respell = unchanged }: ReadAs = {},
): Promise<unknown> {
  const { body, ageSeconds } = await upstream.for(context).request(request)
  context.sourcedFrom(upstream.kind, ageSeconds)
  const read = reader(type, upstream)
  const readNow = () => {
    const respelt = respell(body)
    return read(at === '' ? respelt : memberAt(respelt, at), at)
  }
  if (typeof body !== 'object' || body === null) return readNow()
  return keptIn(
    keptIn(keptIn(READ, body, newMap<Read, Map<string, unknown>>), read, newMap<string, unknown>),
    at,
    readNow,
  )
}

/** As in `ReadOptions`; the respelling follows from the question. */
export interface ReadAs {
  readonly at?: string
  readonly respell?: (body: unknown) => unknown
}

const unchanged = (body: unknown) => body

/** What was made of answers, for as long as those are kept. */
const READ = new WeakMap<object, Map<Read, Map<string, unknown>>>()

function newMap<Key, Value>(): Map<Key, Value> {
  return new Map()
}

interface Keeper<Key, Value> {
  has(key: Key): boolean
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/** What is kept under a key; made, and kept, where there is nothing yet. */
function keptIn<Key, Value>(keeper: Keeper<Key, Value>, key: Key, make: () => Value): Value {
  if (keeper.has(key)) return keeper.get(key) as Value
  const made = make()
  keeper.set(key, made)
  return made
}

const READERS = new WeakMap<GraphQLObjectType, Map<string, Read>>()

/** Readers are made once for each type: of the object it is about, or anew where there is none. */
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
  if (value === null || value === undefined) return true
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'object' || value instanceof Date) return false
  const lists = Object.values(value).filter(Array.isArray)
  return lists.length > 0 && lists.every((list) => list.length === 0)
}
