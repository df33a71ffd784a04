/** JSON Schemas of the extension's `info`, sent with it. */

const DIALECT = 'https://json-schema.org/draft/2020-12/schema'

const SIGNED = {
  format: { type: 'string', const: 'jws' },
  signature: { type: 'string' },
} as const

/** The extension of a challenge. */
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

/** The extension of a settlement. */
export const RECEIPT_SCHEMA = {
  $schema: DIALECT,
  type: 'object',
  properties: { receipt: { type: 'object', properties: SIGNED, required: ['format', 'signature'] } },
  required: ['receipt'],
} as const
