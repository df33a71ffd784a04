import type { GraphQLOutputType, GraphQLResolveInfo } from 'graphql'
import type { FieldResolver } from '../../kit/subgraph.ts'
import { type Read, readerOf } from '../../kit/upstream/reader.ts'
import type { UpstreamRequest } from '../../kit/upstream/request.ts'
import type { DataContext, DataEngines } from '../work.ts'

/** Makes of the company's answer what the reader of the field's type takes; asked for with the field's arguments. */
export type Shape<Args> = (body: unknown, args: Args) => unknown

export interface Reading<Args> {
  readonly shape?: Shape<Args>
  /** Whether an answer holds nothing worth money; without it: null, an empty list, or an object whose lists are empty. */
  readonly isEmpty?: (value: unknown) => boolean
}

/**
 * A resolver that asks the market data company and reads its answer as the field's type, like `readsFrom` of the kit, for
 * answers that must be reshaped first: parts that stand apart, maps with names made of names.
 */
export function reads<Args>(
  question: (args: Args) => UpstreamRequest,
  { shape = (body) => body, isEmpty = holdsNothing }: Reading<Args> = {},
): FieldResolver<DataEngines> {
  const resolve = async (_: unknown, args: Args, context: DataContext, info: GraphQLResolveInfo) => {
    const value = await readShaped(context, question(args), info.returnType, (body) => shape(body, args))
    if (isEmpty(value)) context.waive(info, 'Nothing was found')
    return value
  }
  return resolve as FieldResolver<DataEngines>
}

/** Asks, reshapes and reads. An answer that is still fresh is read once: the same question makes the same of it. */
export async function readShaped(
  { engines, sourcedFrom }: Pick<DataContext, 'engines' | 'sourcedFrom'>,
  request: UpstreamRequest,
  type: GraphQLOutputType,
  shape: (body: unknown) => unknown,
): Promise<unknown> {
  const { marketdata } = engines
  const { body, ageSeconds } = await marketdata.request(request)
  sourcedFrom(marketdata.kind, ageSeconds)
  const read = readerFor(type)
  if (typeof body !== 'object' || body === null) return read(shape(body), '')
  const made = READ.get(body) ?? new Map<Read, unknown>()
  READ.set(body, made)
  if (!made.has(read)) made.set(read, read(shape(body), ''))
  return made.get(read)
}

const READ = new WeakMap<object, Map<Read, unknown>>()
const READERS = new WeakMap<object, Read>()

/** Wrapping types have an identity for each field, so each field has its reader. */
function readerFor(type: GraphQLOutputType): Read {
  const known = READERS.get(type) ?? readerOf(type, { name: 'marketdata', naming: 'SNAKE_CASE' })
  READERS.set(type, known)
  return known
}

function holdsNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'object' || value instanceof Date) return false
  const lists = Object.values(value).filter(Array.isArray)
  return lists.length > 0 && lists.every((list) => list.length === 0)
}
