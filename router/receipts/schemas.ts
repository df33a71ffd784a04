/** The shapes of the extension's `info`, which travel beside it. */

const DIALECT = 'https://json-schema.org/draft/2020-12/schema'

const SIGNED = {
  format: { type: 'string', const: 'jws' },
  signature: { type: 'string' },
} as const

/** What a challenge brings. */
export const OFFERS_SCHEMA = {
  $schema: DIALECT,
  type: 'object',
  properties: {
    offers: {
      type: 'array',
      items: {
        type: 'object',
        properties: { ...SIGNED, acceptIndex: { type: 'integer' } },
        required: ['format', 'signature'],
      },
    },
  },
  required: ['offers'],
} as const

/** What a settlement brings. */
export const RECEIPT_SCHEMA = {
  $schema: DIALECT,
  type: 'object',
  properties: { receipt: { type: 'object', properties: SIGNED, required: ['format', 'signature'] } },
  required: ['receipt'],
} as const
