import { domainToASCII } from 'node:url'
import { type ConstDirectiveNode, Kind, type TypeNode } from 'graphql'
import { parseAddress } from '../address.ts'
import type { Issue } from '../errors.ts'
import { type JsonSchema, TEXT_SCALARS } from '../scalars.ts'
import { COUNTRY_CODES } from './countries.ts'
import { isUtcDateTime, UTC_DATE_TIME_PATTERN } from './dateTime.ts'
import { directiveArguments } from './directive.ts'
import { firstIssues } from './firstIssues.ts'

export type ConstraintFormat = 'HOSTNAME' | 'EMAIL' | 'URI' | 'DATE_TIME_UTC' | 'EVM_ADDRESS' | 'COUNTRY_CODE'

/** The values that an input accepts, from its `@constraint`. */
export interface Constraint {
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: ConstraintFormat
  readonly min?: number
  readonly exclusiveMin?: number
  readonly max?: number
  readonly minItems?: number
  readonly maxItems?: number
  /** The text must contain a non-blank character. Set for every text unless its `@constraint` has `minLength: 0`. */
  readonly refusesBlank?: boolean
}

type Path = readonly (string | number)[]

/** Longest blank text that is matched against a pattern to find out whether the pattern allows blanks. */
const LONGEST_BLANK = 64

/** JSON Schema pattern of a text that must not be blank. */
const NOT_BLANK_PATTERN = '\\S'
const NOT_BLANK = new RegExp(NOT_BLANK_PATTERN, 'u')

/**
 * The rules of an input of a type: its `@constraint`, and for texts that they must not be blank. Null without rules.
 * Throws a SyntaxError for an invalid regular expression.
 */
export function readConstraint(directive: ConstDirectiveNode | undefined, type: TypeNode): Constraint | null {
  // Int and Float literals are already numbers here.
  const given: Constraint | null = directive ? directiveArguments(directive) : null
  if (given?.pattern !== undefined) new RegExp(given.pattern, 'u')
  if (!isText(type) || given?.minLength === 0) return given
  return { ...given, refusesBlank: true }
}

function isText(type: TypeNode): boolean {
  return type.kind === Kind.NAMED_TYPE ? TEXT_SCALARS.has(type.name.value) : isText(type.type)
}

const FORMATS: Record<ConstraintFormat, { says: string; holds(text: string): boolean; schema: JsonSchema }> = {
  HOSTNAME: { says: 'must be a host name', holds: isHostname, schema: { maxLength: 253 } },
  EMAIL: { says: 'must be an e-mail address', holds: isEmail, schema: { format: 'email', maxLength: 254 } },
  URI: {
    says: 'must be an http or https URL',
    holds: isWebUrl,
    schema: { format: 'uri', pattern: '^[hH][tT][tT][pP][sS]?://' },
  },
  DATE_TIME_UTC: {
    says: 'must be a date and time in UTC that ends in Z, on a day that exists',
    holds: isUtcDateTime,
    // `format: date-time` would reject a time without seconds.
    schema: { pattern: UTC_DATE_TIME_PATTERN },
  },
  EVM_ADDRESS: {
    says: 'must be an EVM address with a right checksum',
    holds: (text) => parseAddress(text) !== null,
    schema: { pattern: '^0x[0-9a-fA-F]{40}$' },
  },
  COUNTRY_CODE: {
    says: 'must be an ISO 3166-1 alpha-2 country code',
    holds: (text) => COUNTRY_CODES.has(text),
    schema: { pattern: '^[A-Z]{2}$' },
  },
}

/** The issues of one value under its constraint; item rules are checked on each item of a list. */
export function constraintIssues(constraint: Constraint, value: unknown, path: Path): Issue[] {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) {
    const long = longListIssue(constraint, value, path)
    if (long) return [long]
    const own = shortListIssues(constraint, value.length, path)
    return own.concat(firstIssues(value, (item, index) => constraintIssues(constraint, item, [...path, index])))
  }
  if (typeof value === 'number') return numberIssues(constraint, value, path)
  if (typeof value === 'string') return textIssues(constraint, value, path)
  return []
}

/**
 * The issue of a list that is longer than its constraint allows; null for every other value. Its items are not looked at: a
 * body has room for millions.
 */
export function longListIssue(constraint: Constraint | undefined, value: unknown, path: Path): Issue | null {
  const maxItems = constraint?.maxItems
  if (maxItems === undefined || !Array.isArray(value) || value.length <= maxItems) return null
  return { path, code: 'too_big', message: `must have at most ${maxItems} items` }
}

function shortListIssues({ minItems }: Constraint, size: number, path: Path): Issue[] {
  if (minItems === undefined || size >= minItems) return []
  return [{ path, code: 'too_small', message: `must have at least ${minItems} items` }]
}

function numberIssues({ min, exclusiveMin, max }: Constraint, value: number, path: Path): Issue[] {
  const issues: Issue[] = []
  if (min !== undefined && value < min) issues.push({ path, code: 'too_small', message: `must be at least ${min}` })
  if (exclusiveMin !== undefined && value <= exclusiveMin)
    issues.push({ path, code: 'too_small', message: `must be greater than ${exclusiveMin}` })
  if (max !== undefined && value > max) issues.push({ path, code: 'too_big', message: `must be at most ${max}` })
  return issues
}

/** Counts without allocating an array: texts may have megabytes. */
function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

function textIssues(constraint: Constraint, value: string, path: Path): Issue[] {
  const { minLength, maxLength, pattern, format, refusesBlank } = constraint
  const issues: Issue[] = []
  const length = codePoints(value)
  if (minLength !== undefined && length < minLength)
    issues.push({ path, code: 'too_small', message: `must have at least ${minLength} characters` })
  if (maxLength !== undefined && length > maxLength)
    issues.push({ path, code: 'too_big', message: `must have at most ${maxLength} characters` })
  // A text that is too long is not matched against the pattern: the length limit bounds the pattern's cost.
  if (issues.length > 0) return issues
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
    issues.push({ path, code: 'invalid_string', message: `must match ${pattern}` })
  if (format !== undefined && !FORMATS[format].holds(value))
    issues.push({ path, code: 'invalid_string', message: FORMATS[format].says })
  if (issues.length === 0 && refusesBlank && !NOT_BLANK.test(value))
    issues.push({ path, code: 'too_small', message: 'must have at least 1 character that is not white space' })
  // Money is a decimal string; its bounds apply to the number.
  const hasBounds =
    constraint.min !== undefined || constraint.exclusiveMin !== undefined || constraint.max !== undefined
  if (hasBounds && /^\d+(\.\d+)?$/.test(value)) issues.push(...numberIssues(constraint, Number(value), path))
  return issues
}

/** Adds a constraint to the JSON Schema of its value. */
export function constrainSchema(schema: JsonSchema, constraint: Constraint | undefined): JsonSchema {
  if (!constraint) return schema
  if (schema.type === 'array') {
    const { minItems, maxItems, ...ofItems } = constraint
    return dropUndefined({ ...schema, minItems, maxItems, items: constrainSchema(schema.items as JsonSchema, ofItems) })
  }
  const { minLength, maxLength, pattern, format, min, exclusiveMin, max } = constraint
  return dropUndefined({
    ...schema,
    ...notBlankSchema(constraint),
    ...(format ? FORMATS[format].schema : {}),
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(min === undefined ? {} : { minimum: min }),
    ...(exclusiveMin === undefined ? {} : { exclusiveMinimum: exclusiveMin, minimum: undefined }),
    ...(max === undefined ? {} : { maximum: max }),
  })
}

/** Adds the non-blank rule to a text whose own pattern and format allow blanks. */
function notBlankSchema({ refusesBlank, pattern, format, maxLength }: Constraint): JsonSchema {
  if (!refusesBlank || (format && 'pattern' in FORMATS[format].schema)) return {}
  if (pattern === undefined) return { minLength: 1, pattern: NOT_BLANK_PATTERN }
  const own = new RegExp(pattern, 'u')
  const blanks = Array.from({ length: Math.min(maxLength ?? LONGEST_BLANK, LONGEST_BLANK) }, (_, index) =>
    ' '.repeat(index + 1),
  )
  return blanks.some((blank) => own.test(blank)) ? { allOf: [{ pattern: NOT_BLANK_PATTERN }] } : {}
}

function dropUndefined(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined))
}

function isHostname(text: string): boolean {
  const ascii = domainToASCII(text.replace(/\.$/, ''))
  return (
    ascii.length > 0 &&
    ascii.length <= 253 &&
    ascii.split('.').every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label))
  )
}

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  return (
    at > 0 &&
    text.length <= 254 &&
    local.length <= 64 &&
    /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u.test(local) &&
    text.slice(at + 1).includes('.') &&
    isHostname(text.slice(at + 1))
  )
}

function isWebUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
