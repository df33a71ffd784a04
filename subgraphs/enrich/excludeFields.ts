import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { BadInput, type Issue } from '../../schema/errors.ts'
import { fromOf, isRead } from '../kit/upstream/reader.ts'

/** Returns a copy of a value without some members. */
export type Trim = <Value>(value: Value) => Value

/** Members to leave out, by name: entirely, or some of their members. */
type Branch = Map<string, Branch | 'ALL'>

/** Paths that a caller excludes, and the argument that contains them. */
export interface Exclusion {
  readonly paths: readonly string[] | null | undefined
  readonly argument?: string
  /** Member of the response that holds the value: paths may start with it, or inside the value. */
  readonly holder?: string
}

/**
 * Makes a function that trims a value by dot paths such as `organization.technologies`: an excluded member is null in
 * the graph, and absent by path. Names are those of the graph or of the company's record, in camel case or snake case.
 * Throws BadInput for an unknown path, and for a non-null member.
 */
export function trimOf(type: GraphQLObjectType, { paths, argument = 'excludeFields', holder }: Exclusion): Trim {
  const given = (paths ?? []).map((path) => withoutHolder(path, type, holder).split('.'))
  const issues = given.flatMap((path, index): Issue[] => {
    const says = problemOf(type, path)
    return says === null ? [] : [{ path: [argument, index], message: says, code: 'invalid' }]
  })
  if (issues.length > 0) throw new BadInput(issues)
  const root: Branch = new Map()
  for (const path of given) plant(root, namesIn(type, path))
  return root.size === 0 ? (value) => value : (value) => without(value, root) as typeof value
}

/** Members to keep, by name. */
export interface Selection extends Exclusion {
  /** Members that are always kept. */
  readonly always: readonly string[]
}

/** Makes a function that keeps only some members of a type. Without paths, all are kept. */
export function onlyOf(type: GraphQLObjectType, { paths, argument, always }: Selection): Trim {
  if (!paths || paths.length === 0) return (value) => value
  const wanted = new Set([...always, ...paths.map(camelCase)])
  // Validates the paths, with the same errors as for excluded ones.
  trimOf(type, { paths: paths.filter((path) => !always.includes(camelCase(path))), ...(argument ? { argument } : {}) })
  const rest = Object.keys(type.getFields()).filter((name) => !wanted.has(name))
  const branch: Branch = new Map(rest.map((name) => [name, 'ALL']))
  return (value) => without(value, branch) as typeof value
}

/** Strips the holder from a path that starts at the whole response. */
export function withoutHolder(path: string, type: GraphQLObjectType, holder: string | undefined): string {
  const begins = holder !== undefined && path.startsWith(`${holder}.`) && !(holder in type.getFields())
  return begins ? path.slice(holder.length + 1) : path
}

/** The problem of a path, or null. */
function problemOf(type: GraphQLObjectType, path: readonly string[]): string | null {
  const fields = fieldsIn(type, path)
  const last = fields?.at(-1)
  if (!last) return `names ${path.join('.')}, which is no member`
  return isNonNullType(last.type) ? `names ${path.join('.')}, which cannot be left out` : null
}

/** The names of the graph for a path that is known. */
function namesIn(type: GraphQLObjectType, path: readonly string[]): string[] {
  return (fieldsIn(type, path) ?? []).map(({ name }) => name)
}

type Field = GraphQLField<unknown, unknown>

/** The fields that a path leads through; null for an unknown one. */
function fieldsIn(type: GraphQLObjectType | null, path: readonly string[]): readonly Field[] | null {
  const [part, ...rest] = path
  if (part === undefined) return []
  const here = type && fieldsTo(type, camelCase(part))
  const below = here && fieldsIn(objectOf(here.at(-1)?.type), rest)
  return here && below && [...here, ...below]
}

/**
 * The fields that lead to a member of a record: its own of that name, the one that is read from the company's member of that
 * name, or one in a part of the record that the company does not keep apart (`@from(path: "$")`). Edges are no members.
 */
function fieldsTo(type: GraphQLObjectType, name: string): readonly Field[] | null {
  const fields = Object.values(type.getFields()).filter(isRead)
  const own = fields.find((field) => field.name === name) ?? fields.find((field) => readFrom(field) === name)
  if (own) return [own]
  for (const part of fields.filter((field) => fromOf(field).path === '$')) {
    const inner = objectOf(part.type)
    const below = inner && fieldsTo(inner, name)
    if (below) return [part, ...below]
  }
  return null
}

/** The company's member that a field is read from, in the graph's spelling. */
function readFrom(field: Field): string {
  return camelCase(fromOf(field).path ?? field.name)
}

/** Adds a path to the tree. A member excluded entirely stays so. */
function plant(root: Branch, path: readonly string[]): void {
  const names = [...path]
  const last = names.pop() ?? ''
  let branch = root
  for (const name of names) {
    const known = branch.get(name)
    if (known === 'ALL') return
    const inner: Branch = known ?? new Map()
    branch.set(name, inner)
    branch = inner
  }
  branch.set(last, 'ALL')
}

function without(value: unknown, branch: Branch): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, branch))
  if (typeof value !== 'object' || value === null) return value
  const kept: Record<string, unknown> = { ...value }
  for (const [name, inner] of branch) kept[name] = inner === 'ALL' ? null : without(kept[name], inner)
  return kept
}

function objectOf(type: GraphQLOutputType | undefined): GraphQLObjectType | null {
  if (!type) return null
  if (isNonNullType(type) || isListType(type)) return objectOf(type.ofType)
  return isObjectType(type) ? type : null
}

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
