import { createHash } from 'node:crypto'
import { buildSubgraphSchema } from '@apollo/subgraph'
import {
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql'
import type { Address } from '../../../schema/address.ts'
import type { Catalogue } from '../../../schema/catalogue.ts'
import { Conflict, NotFound } from '../../../schema/errors.ts'
import { ZERO_USDC } from '../../../schema/money.ts'
import { withNodes } from '../../../schema/nodes.ts'
import { SCALARS } from '../../../schema/scalars.ts'
import { serviceSchemaPlace } from '../../../schema/serviceSchemas.ts'
import type { ServiceName } from '../../../schema/services.ts'
import { readSdl, subgraphTypeDefs } from '../../../schema/subgraph.ts'
import { bindResolvers } from '../../../subgraphs/kit/service/bindResolvers.ts'
import { callerFields } from '../../../subgraphs/kit/service/callerFields.ts'
import { withNodeIds } from '../../../subgraphs/kit/service/nodes.ts'
import { Problems } from '../../../subgraphs/kit/service/problems.ts'
import type { RequestScope } from '../../../subgraphs/kit/service/scope.ts'
import type { ResolverTable, RunnableTopic } from '../../../subgraphs/kit/service/subgraph.ts'

/**
 * How the invented answers of a request turn out. A root field's text argument that starts with a mood sets it for all
 * that is below; so does the caller's address, for what belongs to the caller.
 */
export const MOODS = ['fine', 'nulls', 'throws', 'rejects', 'wrong', 'gone'] as const
export type Mood = (typeof MOODS)[number]

/** The wallet of a mood. */
export function callerIn(mood: Mood): Address {
  return `0x${'a'.repeat(39)}${MOODS.indexOf(mood)}` as Address
}

interface Invented {
  readonly mood: Mood
  readonly [field: string]: unknown
}

/** A service over one of the real schemas whose every field has a resolver that invents the same value every time. */
export interface InventedService {
  readonly name: ServiceName
  readonly topic: RunnableTopic<unknown>
  readonly resolvers: ResolverTable
}

export function inventService(name: ServiceName, catalogue: Pick<Catalogue, 'fields'>): InventedService {
  const typeDefs = subgraphTypeDefs(readSdl(serviceSchemaPlace(name)))
  const schema = buildSubgraphSchema([{ typeDefs }])
  const resolvers: Record<string, ResolverTable[string]> = {}
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('_')) continue
    const fields = Object.values(type.getFields()).filter((field) => !field.name.startsWith('_'))
    resolvers[type.name] = Object.fromEntries(fields.map((field) => [field.name, inventing(field.type)]))
  }
  // What is known of an entity by its key is all that invention goes by. One of them is not to be found.
  resolvers.Wallet = {
    ...resolvers.Wallet,
    __resolveReference: ({ address }: { address: Address }) => {
      const mood = moodOf({ address }, undefined)
      return mood === 'gone' ? null : { address, mood }
    },
  }
  const own = [...catalogue.fields.values()].filter((field) => field.service === name)
  const dynamic = own.filter((field) => field.price?.mode === 'dynamic')
  const upfront = own.filter((field) => field.price?.settle === 'UPFRONT')
  const act = { hold: async () => {}, release: async () => {}, outcome: async () => 'DONE' as const }
  const quote = () => ({ amount: ZERO_USDC })
  const quotes = Object.fromEntries(dynamic.map(({ coordinate }) => [coordinate, quote]))
  const acts = Object.fromEntries(upfront.map(({ coordinate }) => [coordinate, act]))
  return { name, topic: { resolvers, quotes, acts }, resolvers }
}

/** The same resolvers in a schema as the stock libraries build it. Its context is the request's with and without caller. */
export function stockSchema(
  { name, resolvers: invented }: InventedService,
  catalogue: Pick<Catalogue, 'fields' | 'nodeTypes'>,
): GraphQLSchema {
  const typeDefs = withNodes(subgraphTypeDefs(readSdl(serviceSchemaPlace(name))), catalogue.nodeTypes)
  const needsCaller = (field: string) => catalogue.fields.get(field)?.needsCaller === true
  const resolvers = bindResolvers(
    withNodeIds(typeDefs, invented),
    callerFields(typeDefs, needsCaller),
    new Problems(typeDefs),
  )
  const scalars = Object.fromEntries(Object.values(SCALARS).map(({ type }) => [type.name, type]))
  return buildSubgraphSchema([{ typeDefs, resolvers: { ...scalars, ...resolvers } as never }])
}

function inventing(type: GraphQLOutputType) {
  return (
    parent: Invented | undefined,
    args: Record<string, unknown>,
    context: Pick<RequestScope, 'caller'>,
    info: GraphQLResolveInfo,
  ) => {
    const own = parent?.[info.fieldName]
    if (own !== undefined) return own
    const isMe = info.parentType.name === 'Query' && info.fieldName === 'me'
    const mood = parent?.mood ?? moodOf(isMe ? { address: context.caller } : args, context.caller)
    const seed = seedOf(info, args)
    if (isMe) return { address: context.caller, mood }
    const fails = (mood === 'throws' || mood === 'rejects') && parent?.mood && seed % 5 === 0
    if (fails && mood === 'throws') throw errorOf(info.fieldName, seed)
    if (fails) return Promise.reject(errorOf(info.fieldName, seed))
    const value = invent(type, mood, seed, Boolean(parent?.mood))
    // What fails does so late in one mood and at once in the others: where both meet, stock leaves rejections behind.
    const isLate = mood === 'rejects' || ((mood === 'fine' || mood === 'nulls') && seed % 2 === 0)
    return isLate ? Promise.resolve(value) : value
  }
}

function errorOf(field: string, seed: number): Error {
  if (seed % 3 === 0) return new NotFound(`Nothing at ${field}`)
  return seed % 3 === 1 ? new Conflict('Taken', { until: 7 }) : new Error('secret')
}

function invent(type: GraphQLOutputType, mood: Mood, seed: number, mayBeNull: boolean): unknown {
  if (isNonNullType(type)) {
    if (mood === 'wrong' && mayBeNull && seed % 7 === 0) return null
    return invent(type.ofType, mood === 'nulls' ? 'fine' : mood, seed, false)
  }
  if (mayBeNull && mood === 'nulls' && seed % 2 === 1) return null
  if (isListType(type))
    return Array.from({ length: seed % 4 }, (_, index) => invent(type.ofType, mood, seed + index, true))
  if (isObjectType(type)) return { mood }
  if (isUnionType(type)) return { mood, __typename: type.getTypes()[seed % type.getTypes().length]?.name }
  if (mood === 'wrong' && seed % 11 === 0) return { no: 'leaf' }
  if (isEnumType(type)) return type.getValues()[seed % type.getValues().length]?.name
  return LEAVES[(type as { name: string }).name]?.(seed) ?? null
}

const LEAVES: Readonly<Record<string, (seed: number) => unknown>> = {
  String: (seed) => `text "${seed}" \u{1f310}\n`,
  ID: (seed) => (seed % 2 ? String(seed) : seed),
  Boolean: (seed) => seed % 2 === 0,
  Int: (seed) => seed % 2 ** 31,
  Float: (seed) => seed / 3,
  ChainId: (seed) => `eip155:${seed + 1}`,
  SafeInt: (seed) => seed * 1_000_003,
  USD: (seed) => `${seed % 1000}.5`,
  Address: (seed) => `0x${seed.toString(16).padStart(40, '0')}`,
  DateTime: (seed) => new Date((seed % 2 ** 31) * 1000),
  URL: (seed) => `https://example.com/${seed}`,
  PhoneNumber: (seed) => `+44${seed}`,
  CurrencyCode: (seed) => ['EUR', 'USD', 'odd'][seed % 3],
  CountryCode: (seed) => ['DE', 'FR', 'odd'][seed % 3],
  Duration: (seed) => `PT${seed}M`,
  EmailAddress: (seed) => `a${seed}@example.com`,
  Decimal: (seed) => `${seed}.${seed % 1000}`,
  BigInt: (seed) => `${seed}000000000000000000`,
  Date: (seed) => dayOf(seed),
  LocalDateTime: (seed) => `${dayOf(seed)}T07:05:00`,
  JSON: (seed) => ({ seed, list: [seed, null] }),
}

function dayOf(seed: number): string {
  return new Date((seed % 2 ** 31) * 1000).toISOString().slice(0, 10)
}

function moodOf(args: Readonly<Record<string, unknown>>, caller: string | null | undefined): Mood {
  for (const value of Object.values(args)) {
    const found = MOODS.find(
      (mood) => typeof value === 'string' && (value.startsWith(mood) || value === callerIn(mood)),
    )
    if (found) return found
  }
  return MOODS.find((mood) => caller === callerIn(mood)) ?? 'fine'
}

/** A number that a field at its place, with its arguments, always has. */
function seedOf(info: GraphQLResolveInfo, args: Readonly<Record<string, unknown>>): number {
  const keys: (string | number)[] = []
  for (let at: GraphQLResolveInfo['path'] | undefined = info.path; at; at = at.prev) keys.unshift(at.key)
  const text = `${info.parentType.name} ${keys.join('.')} ${canonical(args)}`
  return createHash('sha256').update(text).digest().readUInt32BE(0)
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, inner]) => `${name}:${canonical(inner)}`).join()}}`
}
