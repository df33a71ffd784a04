import { buildSubgraphSchema } from '@apollo/subgraph'
import {
  type DocumentNode,
  defaultFieldResolver,
  type FormattedExecutionResult,
  type GraphQLFieldResolver,
  graphql,
  Kind,
  parse,
} from 'graphql'
import { pino } from 'pino'
import type { FetchTarget } from '../../router/graph/fetch.ts'
import { maskErrors } from '../../subgraphs/kit/service/mask.ts'

export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [member: string]: Json
}

/**
 * What a service knows. A value may be an instruction: `{"throws": text}` fails, `{"turn": true}` is the number of root
 * fields that the operation has asked for so far, in all services, and `{"once": value}` fails when an operation asks for
 * it a second time, in any service.
 */
export interface ServiceData {
  /** Values of root fields, by `Type.field`, or `Type.field(name: value)` for one set of arguments. */
  readonly roots?: JsonObject
  /** By type, what is known of objects that have all members of `of`; a reference to any other object is null. */
  readonly objects?: Readonly<Record<string, readonly Row[]>>
}

interface Row {
  readonly of: JsonObject
  readonly has?: JsonObject
  /** Where given, a reference to the object fails with this text. */
  readonly throws?: string
}

/** What the services of one operation have been asked for. */
interface Run {
  turns: number
  readonly asked: Set<string>
}

/** Services over the data of a suite. `start` begins an operation. */
export interface World {
  readonly targets: ReadonlyMap<string, FetchTarget>
  start(): void
}

/** Runs the services of a suite: the SDL by @apollo/subgraph, the values from the data. */
export function openWorld(services: readonly { name: string; sdl: string; data: ServiceData }[]): World {
  let run: Run = { turns: 0, asked: new Set() }
  const targets = services.map(({ name, sdl, data }): [string, FetchTarget] => {
    const typeDefs = parse(sdl)
    const schema = buildSubgraphSchema([{ typeDefs, resolvers: referencesOf(typeDefs, data) }])
    const fieldResolver = resolverOf(data, () => run)
    return [
      name,
      {
        async execute({ query, variables }): Promise<FormattedExecutionResult> {
          const result = await graphql({ schema, source: query, variableValues: variables ?? {}, fieldResolver })
          return maskErrors(result, name, log)
        },
      },
    ]
  })
  return {
    targets: new Map(targets),
    start() {
      run = { turns: 0, asked: new Set() }
    },
  }
}

const log = pino({ level: 'silent' })

/** A `__resolveReference` for each type with a key. */
function referencesOf({ definitions }: DocumentNode, { objects = {} }: ServiceData) {
  const names = definitions.flatMap((node) =>
    (node.kind === Kind.OBJECT_TYPE_DEFINITION ||
      node.kind === Kind.OBJECT_TYPE_EXTENSION ||
      node.kind === Kind.INTERFACE_TYPE_DEFINITION) &&
    node.directives?.some((directive) => directive.name.value === 'key')
      ? [node.name.value]
      : [],
  )
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        __resolveReference(reference: JsonObject): JsonObject | null {
          const rows = rowsOf(objects[name], reference)
          const failing = rows.find((row) => row.throws !== undefined)
          if (failing) throw new Error(failing.throws)
          if (rows.length === 0) return null
          return Object.assign({}, reference, ...rows.map((row) => row.has))
        },
      },
    ]),
  )
}

/** A field is its object's own member, or else what the data knows of such an object. */
function resolverOf({ roots = {}, objects = {} }: ServiceData, run: () => Run): GraphQLFieldResolver<unknown, unknown> {
  return (source, args, context, info) => {
    const type = info.parentType.name
    const called = `${info.fieldName}(${Object.entries(args)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      .join(', ')})`
    if (info.path.prev === undefined) {
      const root = `${type}.${info.fieldName}`
      return follow(roots[`${type}.${called}`] ?? roots[root] ?? null, root, run())
    }
    const own = source as JsonObject
    const members = [own, ...rowsOf(objects[type], own).map((row) => row.has ?? {})]
    const given =
      members.find((one) => called in one)?.[called] ?? members.find((one) => info.fieldName in one)?.[info.fieldName]
    return given === undefined ? defaultFieldResolver(source, args, context, info) : follow(given, called, run())
  }
}

/** Carries an instruction out; any other value stands for itself. */
function follow(value: Json, name: string, run: Run): Json {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  const { throws, turn, once } = value as JsonObject
  if (throws !== undefined) throw new Error(String(throws))
  if (turn !== undefined) {
    run.turns += 1
    return run.turns
  }
  if (once === undefined) return value
  if (run.asked.has(name)) throw new Error(`${name} was asked twice`)
  run.asked.add(name)
  return once
}

function rowsOf(rows: readonly Row[] = [], object: JsonObject): Row[] {
  return rows.filter(({ of }) => includes(object, of))
}

/** Whether a value has all members of another one, at any depth. */
function includes(value: Json | undefined, wanted: Json): boolean {
  if (wanted === null || typeof wanted !== 'object') return value === wanted
  if (value === null || typeof value !== 'object') return false
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(value) &&
      value.length === wanted.length &&
      wanted.every((one, index) => includes(value[index], one))
    )
  }
  return Object.entries(wanted).every(([name, one]) => includes((value as JsonObject)[name], one))
}
