import type { SchemaElement } from 'hyparquet'
import type { ArchiveColumn, ColumnKind } from '../../prisma/ledger/archive/columns.ts'

// How the columns of the ledger are typed in Parquet (parquet-format 2.11, LogicalTypes.md).

/** The type of a kind of column. Digits of amounts are texts: readers' decimals have 38 digits, an amount up to 78. */
const TYPES: Readonly<Record<ColumnKind, Omit<SchemaElement, 'name'>>> = {
  uuid: { type: 'FIXED_LEN_BYTE_ARRAY', type_length: 16, logical_type: { type: 'UUID' } },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } },
  amount: { type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } },
  integer: { type: 'INT32' },
  boolean: { type: 'BOOLEAN' },
  time: {
    type: 'INT64',
    converted_type: 'TIMESTAMP_MILLIS',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
  },
  // Without the older converted type, so that the writer takes Postgres' own bytes instead of printing the JSON anew.
  json: { type: 'BYTE_ARRAY', logical_type: { type: 'JSON' } },
}

const encoder = new TextEncoder()
// As they are stored: a text may begin with a byte order mark.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** What a kind of column is as a value of the writer. */
const ENCODE: Readonly<Record<ColumnKind, (text: string) => unknown>> = {
  uuid: (text) => text,
  text: (text) => text,
  amount: (text) => text,
  integer: Number,
  boolean: (text) => text === 'true',
  time: BigInt,
  json: (text) => encoder.encode(text),
}

/** The text of a value of the reader. */
const DECODE: Readonly<Record<ColumnKind, (value: unknown) => string>> = {
  uuid: String,
  text: String,
  amount: String,
  integer: String,
  boolean: String,
  time: (value) => String((value as Date).getTime()),
  json: (value) => decoder.decode(value as Uint8Array),
}

/** The reader's own decoding of texts, which drops byte order marks, replaced. */
export const PARSERS = { stringFromBytes: (bytes: Uint8Array | undefined) => bytes && decoder.decode(bytes) }

/** The schema of a file with these columns. */
export function schemaOf(columns: readonly ArchiveColumn[]): SchemaElement[] {
  return [
    { name: 'ledger', num_children: columns.length },
    ...columns.map(
      ({ name, kind, isNullable }): SchemaElement => ({
        name,
        ...TYPES[kind],
        repetition_type: isNullable ? 'OPTIONAL' : 'REQUIRED',
      }),
    ),
  ]
}

/** The value to write of a column's text. */
export function encode({ kind }: ArchiveColumn, text: string | null): unknown {
  return text === null ? null : ENCODE[kind](text)
}

/** The text of a column's value that was read. */
export function decode({ kind }: ArchiveColumn, value: unknown): string | null {
  return value === null || value === undefined ? null : DECODE[kind](value)
}
