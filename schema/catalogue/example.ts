import type { ConstDirectiveNode, Kind, OperationDefinitionNode } from 'graphql'
import { directiveArguments, findDirective } from './directive.ts'
import type { Problems } from './problems.ts'

/** A request of a documented path that works, and what has to be done before it. */
export interface EndpointExample {
  /** The request's members by wire name, as written: `{today+30}` in a text stands for a day. */
  readonly request: Readonly<Record<string, unknown>>
  /** The values of the request that hold for one installation only, and the answers that have them. */
  readonly sources: readonly ExampleSource[]
  /** Operations of the service that run before, without a value taken from them. */
  readonly after: readonly string[]
  /** What happens between them outside of the documented paths, such as the transfer of a file; null if nothing does. */
  readonly step: string | null
}

/** Where a member's value comes from. */
export interface ExampleSource {
  /** Path of the value in the request: `data.flightOffers.0`. */
  readonly member: string
  /** The operation that makes it. */
  readonly operation: string
  /** The operation that reads what became of it, where `operation` starts a job; null if its own answer has the value. */
  readonly reader: string | null
  /** Path of the value in the answer. */
  readonly answer: string
}

const DAY_MS = 86_400_000
const DAY = /\{today(?:([+-])(\d{1,4}))?\}/g

/** The request of an example at a time: days are written out, in UTC. */
export function exampleRequest({ request }: EndpointExample, now: Date): Readonly<Record<string, unknown>> {
  return written(request, now) as Readonly<Record<string, unknown>>
}

function written(value: unknown, now: Date): unknown {
  if (typeof value === 'string') return value.replace(DAY, (_, sign = '+', days = '0') => day(now, `${sign}${days}`))
  if (Array.isArray(value)) return value.map((item) => written(item, now))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, written(inner, now)]))
}

function day(now: Date, offset: string): string {
  return new Date(now.getTime() + Number(offset) * DAY_MS).toISOString().slice(0, 10)
}

/** Reads the `@example` of an operation; null without one, or for a malformed one, which is added to `problems`. */
export function readExample(
  operation: OperationDefinitionNode,
  place: string,
  problems: Problems,
): EndpointExample | null {
  const directive = findDirective(operation, 'example')
  if (!directive) return null
  const { request, from = [], after = [], step = null } = directiveArguments(directive)
  const members = membersOf(request)
  const sources = Array.isArray(from) ? from.map(sourceOf) : [null]
  const isList = Array.isArray(after) && after.every((name) => typeof name === 'string')
  if (!members) problems.add(place, '@example(request:) takes an object of members, or its JSON text')
  if (sources.includes(null))
    problems.add(place, '@example(from:) takes a list of { member, operation, answer }, with an optional reader')
  if (!isList) problems.add(place, '@example(after:) takes a list of names of operations')
  if (step !== null && typeof step !== 'string') problems.add(place, '@example(step:) takes a sentence')
  for (const name of unknownArguments(directive))
    problems.add(place, `@example has no argument ${name}: it takes request, from, after and step`)
  if (!members || sources.includes(null) || !isList || (step !== null && typeof step !== 'string')) return null
  return { request: members, sources: sources.filter((source) => source !== null), after: after.map(String), step }
}

const ARGUMENTS: ReadonlySet<string> = new Set(['request', 'from', 'after', 'step'])

function unknownArguments({ arguments: given = [] }: ConstDirectiveNode | { readonly arguments?: unknown }): string[] {
  return (given as readonly { readonly kind: Kind.ARGUMENT; readonly name: { readonly value: string } }[])
    .map(({ name }) => name.value)
    .filter((name) => !ARGUMENTS.has(name))
}

/** Names that GraphQL cannot write, such as `page[limit]`, need the text form. */
function membersOf(request: unknown): Readonly<Record<string, unknown>> | null {
  const value = typeof request === 'string' ? parsed(request) : request
  const isMembers = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isMembers ? (value as Readonly<Record<string, unknown>>) : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function sourceOf(given: unknown): ExampleSource | null {
  if (typeof given !== 'object' || given === null) return null
  const { member, operation, answer, reader = null } = given as Readonly<Record<string, unknown>>
  if (typeof member !== 'string' || typeof operation !== 'string' || typeof answer !== 'string') return null
  if (reader !== null && typeof reader !== 'string') return null
  return { member, operation, answer, reader }
}
