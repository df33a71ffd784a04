import {
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLScalarType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'
import type { Issue } from '../errors.ts'
import { writePagePosition } from '../pagePosition.ts'
import { type Constraint, constraintIssues, longListIssue } from './constraint.ts'
import type { Endpoint, EndpointMember, MemberLayout } from './endpoint.ts'
import { firstIssues } from './firstIssues.ts'
import { formInputSchema, fromForm } from './forms.ts'
import { spell, type WireNaming } from './naming.ts'
import { plainTextIssues } from './plainText.ts'
import { fromWire, wireNameOf, wireValuesOf } from './wireNames.ts'

/** The members of a request, decoded but not yet validated. */
export interface RawMembers {
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** The JSON body; undefined when there was none. */
  readonly body: unknown
}

type Path = readonly (string | number)[]
type Constraints = ReadonlyMap<string, Constraint>

/** The rules for values: the constraints of input fields, and their wire spelling. */
interface Rules {
  readonly constraints: Constraints
  readonly naming: WireNaming
}

/** Reads an endpoint's variables from a request, strictly: unknown members are rejected, not ignored. */
export function readVariables(
  endpoint: Endpoint,
  raw: RawMembers,
  constraints: Constraints,
): { variables: Record<string, unknown>; issues: Issue[] } {
  const issues: Issue[] = []
  const variables: Record<string, unknown> = {}
  const body = readBody(endpoint, raw.body, issues)
  for (const name of new Set(raw.query.keys())) {
    if (
      !endpoint.members.some((member) => member.name === name && (isInUrl(endpoint, member) || isSpeltOut(member, raw)))
    )
      issues.push(unrecognized([name]))
  }
  for (const member of endpoint.members) {
    const value = givenValue(endpoint, member, raw, body)
    if (value === undefined) {
      if (member.isRequired) issues.push({ path: [member.name], code: 'required', message: 'is required' })
      continue
    }
    if (value === null && member.isNullable) {
      variables[member.variable] = null
      continue
    }
    const plain = member.layout ? unfold(member, member.layout, value) : { value }
    if ('says' in plain) {
      issues.push({ path: [member.name], code: plain.code ?? 'invalid_type', message: plain.says })
      continue
    }
    const long = longListIssue(member.constraint, plain.value, [member.name])
    if (long) {
      issues.push(long)
      continue
    }
    const { naming } = member
    const found = wireIssues(member.type, plain.value, [member.name], { constraints, naming }).map((issue) =>
      unwrapped(member, issue),
    )
    const broken =
      found.length === 0 && member.constraint ? constraintIssues(member.constraint, plain.value, [member.name]) : []
    issues.push(...found, ...broken)
    variables[member.variable] = found.length === 0 ? fromWire(member.type, plain.value, naming) : plain.value
  }
  return { variables, issues }
}

function readBody(endpoint: Endpoint, body: unknown, issues: Issue[]): Record<string, unknown> {
  if (body === undefined) return {}
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    issues.push({ path: [], code: 'invalid_type', message: 'the body must be a JSON object' })
    return {}
  }
  const known = new Set(endpoint.members.filter((member) => member.in === 'body').map(({ name }) => name))
  issues.push(...firstIssues(Object.keys(body), (name) => (known.has(name) ? [] : [unrecognized([name])])))
  return body as Record<string, unknown>
}

function unrecognized(path: Path): Issue {
  return { path, code: 'unrecognized_key', message: 'is not a member of this request' }
}

/** A DELETE may carry its members in the URL: not every client sends a body with it. */
function isInUrl({ method }: Endpoint, member: EndpointMember): boolean {
  return member.in === 'query' || (member.in === 'body' && method === 'DELETE')
}

/**
 * Some documents write a path parameter as its bare name, `/flights/id/track`; clients that take that literally send
 * the value in the query, `?id=…`.
 */
function isSpeltOut(member: EndpointMember, { path, query }: RawMembers): boolean {
  return member.in === 'path' && path[member.name] === member.name && query.has(member.name)
}

function givenValue(
  endpoint: Endpoint,
  member: EndpointMember,
  raw: RawMembers,
  body: Record<string, unknown>,
): unknown {
  if (isSpeltOut(member, raw)) return queryValue(member, raw)
  if (member.in === 'path') return fromText(member.type, raw.path[member.name] ?? '')
  if (member.in === 'body' && Object.hasOwn(body, member.name)) return body[member.name]
  return isInUrl(endpoint, member) ? queryValue(member, raw) : undefined
}

/** The largest Int of GraphQL. */
const MAX_INT = 2 ** 31 - 1

/** Converts a value in a special wire layout to the plain JSON of its type, or returns its issues. */
function unfold(
  { type, naming }: Pick<EndpointMember, 'type' | 'naming'>,
  layout: MemberLayout,
  value: unknown,
): { readonly value: unknown } | { readonly says: string; readonly code?: string } {
  switch (layout.kind) {
    case 'csv': {
      const text = Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value
      if (typeof text !== 'string') return { says: 'must be a text of values separated by commas' }
      const list = nullable(type)
      const items = text.split(',').map((item) => item.trim())
      if (items.includes('')) return { says: 'must not hold empty values between commas' }
      return { value: isListType(list) ? items.map((item) => fromText(list.ofType, item)) : items }
    }
    case 'entries': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return { says: 'must be an object' }
      const [name, content] = [spell(naming, layout.key), spell(naming, layout.value)]
      return { value: Object.entries(value).map(([key, inner]) => ({ [name]: key, [content]: inner })) }
    }
    case 'pages': {
      // What is no number of pages is refused for its type.
      const isNumber = typeof value === 'number' && Number.isInteger(value) && value <= MAX_INT
      return { value: isNumber ? Math.min(value, layout.most) * layout.of : value }
    }
    case 'wrap': {
      const name = spell(naming, layout.member)
      const wrap = (item: unknown) => ({ [name]: item })
      if (!isListType(nullable(type))) return { value: wrap(value) }
      return { value: Array.isArray(value) ? value.map(wrap) : value }
    }
    case 'form':
      return fromForm(layout.form, value)
    case 'page': {
      if (!Number.isInteger(value)) return { says: 'must be an integer' }
      const [issue] = constraintIssues({ min: 1, max: layout.max }, value, [])
      if (issue) return { says: issue.message, code: issue.code }
      return { value: writePagePosition({ page: Number(value), skip: 0 }) }
    }
  }
}

/** An issue below a wrapped value has the value's own path. */
function unwrapped({ layout, naming }: EndpointMember, issue: Issue): Issue {
  const name = layout?.kind === 'wrap' ? spell(naming, layout.member) : null
  return issue.path.at(-1) === name ? { ...issue, path: issue.path.slice(0, -1) } : issue
}

function queryValue(member: EndpointMember, raw: RawMembers): unknown {
  const texts = raw.query.getAll(member.name)
  if (texts.length === 0) return undefined
  const type = nullable(member.type)
  // Split at commas before any part is read as a number: `5` is a list of one.
  if (member.layout?.kind === 'csv') return texts.length === 1 ? texts[0] : texts
  if (member.layout?.kind === 'form')
    return formInputSchema(member.layout.form).type === 'integer' ? Number(texts[0]) : texts[0]
  if (member.layout?.kind === 'page') return Number(texts[0])
  if (isListType(type)) return texts.map((text) => fromText(type.ofType, text))
  return texts.length === 1 ? fromText(type, texts[0] ?? '') : texts
}

/** Converts a URL text to its JSON value; an unconvertible text stays a text, and is rejected for its type. */
function fromText(type: GraphQLInputType, text: string): unknown {
  const named = nullable(type)
  if (!('name' in named)) return text
  if (named.name === 'Boolean') return text === 'true' ? true : text === 'false' ? false : text
  if (['Int', 'SafeInt', 'Float', 'USD'].includes(named.name)) return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  return text
}

function nullable(type: GraphQLInputType) {
  return isNonNullType(type) ? type.ofType : type
}

/** The issues of a JSON value for a type, at any depth, with the constraints of input fields. */
function wireIssues(type: GraphQLInputType, value: unknown, path: Path, rules: Rules): Issue[] {
  const named = nullable(type)
  if (value === null) return [{ path, code: 'invalid_type', message: 'must not be null' }]
  if (isListType(named)) {
    if (!Array.isArray(value)) return [{ path, code: 'invalid_type', message: 'must be a list' }]
    return firstIssues<unknown>(value, (item, index) => wireIssues(named.ofType, item, [...path, index], rules))
  }
  if (isInputObjectType(named)) return objectIssues(named, value, path, rules)
  if (isEnumType(named)) return enumIssues(named, value, path)
  return scalarIssues(named as GraphQLScalarType, value, path)
}

function objectIssues(type: GraphQLInputObjectType, value: unknown, path: Path, rules: Rules): Issue[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ path, code: 'invalid_type', message: 'must be an object' }]
  const given = value as Record<string, unknown>
  const fields = Object.values(type.getFields()).map((field) => ({ field, name: spell(rules.naming, field.name) }))
  const names = new Set(fields.map(({ name }) => name))
  const unknown = firstIssues(Object.keys(given), (name) => (names.has(name) ? [] : [unrecognized([...path, name])]))
  const known = fields.flatMap(({ field, name }): Issue[] => {
    const at = [...path, name]
    const inner = given[name]
    if (inner === undefined)
      return isRequiredInputField(field) ? [{ path: at, code: 'required', message: 'is required' }] : []
    const constraint = rules.constraints.get(`${type.name}.${field.name}`)
    const long = longListIssue(constraint, inner, at)
    if (long) return [long]
    const found = wireIssues(field.type, inner, at, rules)
    return found.length === 0 && constraint ? constraintIssues(constraint, inner, at) : found
  })
  return [...unknown, ...known]
}

function enumIssues(type: GraphQLEnumType, value: unknown, path: Path): Issue[] {
  if (type.getValues().some((known) => wireValuesOf(known).some((wire) => wire === value))) return []
  const words = type.getValues().map(wireNameOf)
  return [{ path, code: 'invalid_enum_value', message: `must be one of ${words.join(', ')}` }]
}

const SCALAR_TYPES: Readonly<Record<string, { readonly holds: (value: unknown) => boolean; readonly says: string }>> = {
  String: { holds: (value) => typeof value === 'string', says: 'must be a string' },
  ID: { holds: (value) => typeof value === 'string', says: 'must be a string' },
  Boolean: { holds: (value) => typeof value === 'boolean', says: 'must be true or false' },
  Int: {
    holds: (value) => Number.isInteger(value) && Math.abs(value as number) <= MAX_INT,
    says: 'must be an integer',
  },
  SafeInt: { holds: Number.isSafeInteger, says: 'must be an integer up to 9007199254740991' },
  Float: { holds: Number.isFinite, says: 'must be a number' },
  USD: { holds: Number.isFinite, says: 'must be a number' },
  JSON: { holds: () => true, says: '' },
}

function scalarIssues(type: GraphQLScalarType, value: unknown, path: Path): Issue[] {
  const rule = SCALAR_TYPES[type.name] ?? {
    holds: (given: unknown) => typeof given === 'string',
    says: 'must be a string',
  }
  if (!rule.holds(value)) return [{ path, code: 'invalid_type', message: rule.says }]
  const broken = plainTextIssues(value, path)
  if (broken.length > 0) return broken
  try {
    type.parseValue(value)
    return []
  } catch (error) {
    return [{ path, code: 'invalid_value', message: error instanceof Error ? error.message : 'is not valid' }]
  }
}
