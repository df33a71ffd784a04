import type { JsonSchema } from '../scalars.ts'
import type { Form } from './endpoint.ts'

interface FormRule {
  readonly schema: JsonSchema
  write(value: unknown): unknown
}

const SECONDS_TEXT = '^\\d+$'

/** Each form's conversion of a graph value, and its JSON Schema. */
const RULES: Readonly<Record<Form, FormRule>> = {
  UNIX_SECONDS: { schema: { type: 'integer' }, write: (value) => Math.floor(millis(value) / 1000) },
  UNIX_MILLIS: { schema: { type: 'integer' }, write: millis },
  UNIX_SECONDS_TEXT: {
    schema: { type: 'string', pattern: SECONDS_TEXT },
    write: (value) => String(Math.floor(millis(value) / 1000)),
  },
  DATE: {
    schema: { type: 'string', format: 'date' },
    write: (value) => new Date(millis(value)).toISOString().slice(0, 10),
  },
  NUMBER: { schema: { type: 'number' }, write: Number },
  TEXT: { schema: { type: 'string' }, write: String },
  HEX: {
    schema: { type: 'string', pattern: '^0x[0-9a-f]+$' },
    write: (value) => `0x${BigInt(String(value)).toString(16)}`,
  },
  DOLLARS: {
    schema: { type: 'string' },
    write: (value) => `$${String(value).replace(/\.00$/, '')}`,
  },
  NEXT_CURSOR: { schema: { type: 'string' }, write: nextCursor },
  BIT: { schema: { type: 'string', enum: ['0', '1'] }, write: (value) => (value ? '1' : '0') },
}

/** The cursor of a `PageInfo` at which the next page begins; null on the last page. */
function nextCursor(value: unknown): unknown {
  const { hasNextPage, endCursor } = value as { readonly hasNextPage: boolean; readonly endCursor: string | null }
  return hasNextPage ? endCursor : null
}

/** A graph time in milliseconds since 1970; it is a Date in this process and a text from another. */
function millis(value: unknown): number {
  return value instanceof Date ? value.getTime() : Date.parse(String(value))
}

/** Converts a graph value to a wire form. */
export function inForm(form: Form, value: unknown): unknown {
  return RULES[form].write(value)
}

/** The JSON Schema of a form. */
export function formSchema(form: Form): JsonSchema {
  return RULES[form].schema
}

/** Converts a wire value in a form back to a graph value; undefined for an invalid one. Times only. */
export function fromForm(form: Form, value: unknown): string | undefined {
  const unit = form === 'UNIX_MILLIS' ? 1 : 1000
  const isText = form === 'UNIX_SECONDS_TEXT'
  const isRight = isText ? typeof value === 'string' && new RegExp(SECONDS_TEXT).test(value) : Number.isInteger(value)
  const time = new Date(Number(value) * unit)
  return isRight && !Number.isNaN(time.getTime()) ? time.toISOString() : undefined
}
