import { type ChainList, chainIn, chainWord, evmChain, evmNumberOf } from '../chains/chainId.ts'
import { BUILT_IN_SCALARS, type JsonSchema } from '../scalars.ts'
import { type Constraint, constrainSchema, constraintIssues } from './constraint.ts'
import type { Form } from './endpoint.ts'

/** A member's value in the graph, or why it has none. */
export type FormValue = { readonly value: string } | { readonly says: string; readonly code?: string }

interface FormRule {
  /** The JSON Schema in answers. */
  readonly schema: JsonSchema
  write(value: unknown): unknown
  /** The JSON Schema in requests, where it differs. */
  readonly input?: JsonSchema
  /** Absent for forms that only answers have. */
  read?(value: unknown): FormValue
}

const SECONDS_TEXT = '^\\d+$'

const INTEGER = { schema: { type: 'integer' } } as const
const TEXT: JsonSchema = { type: 'string' }

const EVM_NUMBER: Constraint = { min: 1 }
const NODE_WORD: Constraint = { pattern: '^[a-z0-9]+(-[a-z0-9]+)+$', maxLength: 40 }
const MARKET_WORD: Constraint = { pattern: '^[A-Za-z0-9_-]{1,64}$' }
const DEFI_WORD: Constraint = { minLength: 1, maxLength: 60, pattern: '^[A-Za-z0-9][A-Za-z0-9 ._-]*$' }
const EVM_ADDRESS: Constraint = { format: 'EVM_ADDRESS' }
const EVM_HASH: Constraint = { pattern: '^0x[0-9a-fA-F]{64}$', maxLength: 66 }

/** Each form's conversion of a graph value, and its JSON Schema. */
const RULES: Readonly<Record<Form, FormRule>> = {
  UNIX_SECONDS: {
    ...INTEGER,
    write: (value) => Math.floor(millis(value) / 1000),
    read: (value) => timeIn(value, 1000),
  },
  UNIX_MILLIS: { ...INTEGER, write: millis, read: (value) => timeIn(value, 1) },
  UNIX_SECONDS_TEXT: {
    schema: { type: 'string', pattern: SECONDS_TEXT },
    write: (value) => String(Math.floor(millis(value) / 1000)),
    read: timeInText,
  },
  DATE: {
    schema: { type: 'string', format: 'date' },
    write: (value) => new Date(millis(value)).toISOString().slice(0, 10),
  },
  NUMBER: { schema: { type: 'number' }, write: Number },
  TEXT: { schema: TEXT, write: String },
  HEX: {
    schema: { type: 'string', pattern: '^0x[0-9a-f]+$' },
    write: (value) => `0x${BigInt(String(value)).toString(16)}`,
  },
  DOLLARS: {
    schema: { type: 'string' },
    write: (value) => `$${String(value).replace(/\.00$/, '')}`,
  },
  NEXT_CURSOR: { schema: { type: 'string' }, write: nextCursor },
  SOCIAL_STATUS: { schema: { type: 'string', enum: ['pending', 'finished', 'failed'] }, write: socialStatus },
  BIT: { schema: { type: 'string', enum: ['0', '1'] }, write: (value) => (value ? '1' : '0') },
  EVM_CHAIN: {
    ...INTEGER,
    write: (value) => evmNumberOf(String(value)),
    input: constrainSchema(BUILT_IN_SCALARS.Int?.input ?? {}, EVM_NUMBER),
    read: evmChainIn,
  },
  NODE_NETWORK: chainWords('node', NODE_WORD),
  MARKET_NETWORK: chainWords('market', MARKET_WORD),
  DEFI_CHAIN: chainWords('defi', DEFI_WORD),
  EVM_ADDRESS: {
    schema: TEXT,
    write: String,
    input: constrainSchema(TEXT, EVM_ADDRESS),
    read: (value) => textIn(value, EVM_ADDRESS),
  },
  EVM_HASH: {
    schema: TEXT,
    write: String,
    input: constrainSchema(TEXT, EVM_HASH),
    read: (value) => textIn(value, EVM_HASH),
  },
}

/** The cursor of a `PageInfo` at which the next page begins; null on the last page. */
function nextCursor(value: unknown): unknown {
  const { hasNextPage, endCursor } = value as { readonly hasNextPage: boolean; readonly endCursor: string | null }
  return hasNextPage ? endCursor : null
}

/** The status of a job in the words of social data. */
function socialStatus(status: unknown): string {
  if (status === 'COMPLETE') return 'finished'
  return status === 'FAILED' ? 'failed' : 'pending'
}

/** A graph time in milliseconds since 1970; it is a Date in this process and a text from another. */
function millis(value: unknown): number {
  return value instanceof Date ? value.getTime() : Date.parse(String(value))
}

/** Converts a graph value to a wire form. */
export function inForm(form: Form, value: unknown): unknown {
  return RULES[form].write(value)
}

/** The JSON Schema of a form in answers. */
export function formSchema(form: Form): JsonSchema {
  return RULES[form].schema
}

/** The JSON Schema of a form in requests. */
export function formInputSchema(form: Form): JsonSchema {
  const { schema, input } = RULES[form]
  return input ?? schema
}

/** Whether a variable may have the form. */
export function isReadable(form: Form): boolean {
  return RULES[form].read !== undefined
}

/** Converts a wire value in a form to a graph value, or says why it is none. */
export function fromForm(form: Form, value: unknown): FormValue {
  const { read } = RULES[form]
  if (!read) throw new Error(`A request cannot have a value in the form ${form}`)
  return read(value)
}

function timeIn(value: unknown, unit: 1 | 1000): FormValue {
  const time = new Date(Number(value) * unit)
  if (Number.isInteger(value) && !Number.isNaN(time.getTime())) return { value: time.toISOString() }
  return { says: `must be a time in ${unit === 1 ? 'milliseconds' : 'seconds'} since 1970` }
}

function timeInText(value: unknown): FormValue {
  const isText = typeof value === 'string' && new RegExp(SECONDS_TEXT).test(value)
  const time = isText ? timeIn(Number(value), 1000) : { says: '' }
  return 'value' in time ? time : { says: 'must be a time in seconds since 1970, as a text' }
}

function evmChainIn(value: unknown): FormValue {
  if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) > 2 ** 31 - 1)
    return { says: 'must be an integer' }
  return brokenRule(EVM_NUMBER, value) ?? { value: evmChain(value) }
}

/** A chain by its name in a list; an unknown name is refused. */
function chainWords(list: ChainList, rule: Constraint): FormRule {
  return {
    schema: TEXT,
    write: (value) => chainWord(list, String(value)),
    input: constrainSchema(TEXT, rule),
    read(value) {
      const word = textIn(value, rule)
      if (!('value' in word)) return word
      const chain = chainIn(list, word.value)
      return chain ? { value: chain } : { says: `${word.value} is not the name of a network`, code: 'unknown_network' }
    },
  }
}

function textIn(value: unknown, rule: Constraint): FormValue {
  if (typeof value !== 'string') return { says: 'must be a string' }
  return brokenRule(rule, value) ?? { value }
}

function brokenRule(rule: Constraint, value: unknown): FormValue | null {
  const [issue] = constraintIssues(rule, value, [])
  return issue ? { says: issue.message, code: issue.code } : null
}
