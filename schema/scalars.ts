import { GraphQLError, type GraphQLScalarType, Kind, GraphQLScalarType as ScalarType, type ValueNode } from 'graphql'
import { GraphQLDateTime, GraphQLEmailAddress, GraphQLJSON, GraphQLSafeInt } from 'graphql-scalars'
import { parseWalletAddress, type WalletAddress } from './address.ts'
import { DATE_PATTERN, isCalendarDate } from './calendarDate.ts'
import { type ChainId, parseChainId } from './chains/chainId.ts'
import { formatUsd, parseUsd } from './money.ts'

/** A JSON Schema (draft 2020-12) fragment. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** A scalar of the graph and its wire format at the REST door, where requests and responses may differ. */
export interface WireScalar {
  readonly type: GraphQLScalarType
  readonly input: JsonSchema
  readonly output: JsonSchema
}

const MAX_SAFE = 9007199254740991

const RFC_3339 = 'https://www.rfc-editor.org/rfc/rfc3339'

/** Identity of a scalar that no public document specifies: docs/toll-specification.md does. */
function ownSpecification(name: string): string {
  return `https://specs.tollgraph.example/scalars/v1.0#${name.toLowerCase()}`
}

/**
 * A decimal USD amount: a string such as `"0.0054"`; a JSON number is accepted as input and parsed by its shortest
 * decimal form.
 */
const USD = new ScalarType<string, string>({
  name: 'USD',
  specifiedByURL: ownSpecification('USD'),
  description: 'An amount of US dollars as a decimal string with at most 6 decimals, such as "0.0054".',
  serialize: (value) => formatUsd(parseUsd(String(value))),
  parseValue: usdFromInput,
  parseLiteral(node: ValueNode) {
    if (node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT) return usdFromInput(node.value)
    throw new GraphQLError('An amount in USD is a decimal string', { nodes: node })
  },
})

function usdFromInput(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new GraphQLError('An amount in USD is a decimal string')
  try {
    parseUsd(String(value))
  } catch (error) {
    throw new GraphQLError(error instanceof Error ? error.message : 'Not an amount in USD')
  }
  return String(value)
}

const Address = new ScalarType<WalletAddress, string>({
  name: 'Address',
  specifiedByURL: 'https://eips.ethereum.org/EIPS/eip-55',
  description:
    'The address of a wallet: on EVM chains 0x and 40 hexadecimal digits, of which a mixed-case spelling must carry the right EIP-55 checksum; on Solana 32 bytes in base58.',
  serialize: (value) => String(value),
  parseValue: addressFromInput,
  parseLiteral(node: ValueNode) {
    if (node.kind === Kind.STRING) return addressFromInput(node.value)
    throw new GraphQLError('An address is a string', { nodes: node })
  },
})

function addressFromInput(value: unknown): WalletAddress {
  const address = typeof value === 'string' ? parseWalletAddress(value) : null
  if (!address) throw new GraphQLError('Not the address of a wallet, or its checksum is wrong')
  return address
}

const Chain = new ScalarType<ChainId, string>({
  name: 'ChainId',
  specifiedByURL: 'https://chainagnostic.org/CAIPs/caip-2',
  description:
    'A chain by CAIP-2, such as `eip155:8453`. Arguments also accept its short name, such as `base`, and its EVM number, such as 8453. A chain without a registered id has the name of the list that knows it: `market:` or `defi:` and the name.',
  serialize: (value) => String(value),
  parseValue: chainFromInput,
  parseLiteral(node: ValueNode) {
    if (node.kind === Kind.STRING || node.kind === Kind.INT) return chainFromInput(node.value)
    throw new GraphQLError(CHAIN_SAYS, { nodes: node })
  },
})

const CHAIN_SAYS = 'A chain is a CAIP-2 id such as `eip155:8453`, a short name such as `base`, or an EVM number'

function chainFromInput(value: unknown): ChainId {
  const chain = parseChainId(value)
  if (!chain) throw new GraphQLError(CHAIN_SAYS)
  return chain
}

/** A scalar with one text format, for input and output. */
function textScalar(
  name: string,
  specifiedByURL: string,
  description: string,
  holds: (text: string) => boolean,
  says: string,
) {
  const checked = (value: unknown): string => {
    if (typeof value !== 'string' || !holds(value)) throw new GraphQLError(says)
    return value
  }
  return new ScalarType<string, string>({
    name,
    description,
    specifiedByURL,
    serialize: checked,
    parseValue: checked,
    parseLiteral(node: ValueNode) {
      if (node.kind === Kind.STRING) return checked(node.value)
      throw new GraphQLError(says, { nodes: node })
    },
  })
}

/**
 * A scalar that says what a text is. It accepts and returns any text: a provider's odd value breaks no answer, and what an
 * input accepts is a matter of its `@constraint`.
 */
function labelScalar(name: string, specifiedByURL: string, description: string) {
  const says = `${name} is a string`
  const checked = (value: unknown): string => {
    if (typeof value !== 'string') throw new GraphQLError(says)
    return value
  }
  return new ScalarType<string, string>({
    name,
    description,
    specifiedByURL,
    serialize: (value) => String(value),
    parseValue: checked,
    parseLiteral(node: ValueNode) {
      if (node.kind === Kind.STRING) return node.value
      throw new GraphQLError(says, { nodes: node })
    },
  })
}

const Url = labelScalar('URL', 'https://url.spec.whatwg.org/', 'A URL, such as `https://example.com/page`.')
const PhoneNumber = labelScalar(
  'PhoneNumber',
  'https://www.itu.int/rec/T-REC-E.164',
  'A telephone number as its source writes it, best with its country code, such as `+442070000000`.',
)
const CurrencyCode = labelScalar(
  'CurrencyCode',
  'https://www.iso.org/iso-4217-currency-codes.html',
  'A currency by its three letters of ISO 4217, such as `EUR`.',
)
const CountryCode = labelScalar(
  'CountryCode',
  'https://www.iso.org/iso-3166-country-codes.html',
  'A country by its two letters of ISO 3166-1, such as `DE`.',
)
const Duration = labelScalar(
  'Duration',
  'https://www.rfc-editor.org/rfc/rfc3339#appendix-A',
  'A length of time in the notation of ISO 8601, such as `PT7H10M`.',
)

const DECIMAL_PATTERN = '^-?\\d+(\\.\\d+)?$'
const INTEGER_PATTERN = '^-?\\d+$'
const LOCAL_DATE_TIME_PATTERN = '^\\d{4}-\\d{2}-\\d{2}T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$'

const Decimal = textScalar(
  'Decimal',
  ownSpecification('Decimal'),
  'A decimal number of any precision as a text, such as "0.000001234".',
  (text) => new RegExp(DECIMAL_PATTERN).test(text),
  'A decimal number is a text of digits with at most one point',
)
const BigInteger = textScalar(
  'BigInt',
  ownSpecification('BigInt'),
  'A whole number of any size as a text of decimal digits.',
  (text) => new RegExp(INTEGER_PATTERN).test(text),
  'A whole number is a text of decimal digits',
)
const CalendarDate = textScalar(
  'Date',
  `${RFC_3339}#section-5.6`,
  'A day of the calendar, such as 2026-01-31.',
  isCalendarDate,
  'A date is a day that exists, written as YYYY-MM-DD',
)
const LocalDateTime = textScalar(
  'LocalDateTime',
  ownSpecification('LocalDateTime'),
  'A date and time on the clocks of its place, without an offset, such as 2026-01-31T18:05:00.',
  (text) => new RegExp(LOCAL_DATE_TIME_PATTERN).test(text) && isCalendarDate(text.slice(0, 10)),
  'A local time is written as YYYY-MM-DDThh:mm:ss, without an offset',
)

const REF_PATTERN = '^[A-Za-z0-9-]{1,32}$'

const Ref = textScalar(
  'Ref',
  ownSpecification('Ref'),
  'The name that a field gives its result so that a later field of the same operation can use it: 1 to 32 letters, digits and hyphens.',
  (text) => new RegExp(REF_PATTERN).test(text),
  'A ref has 1 to 32 letters, digits and hyphens',
)

const ofPattern = (pattern: string): JsonSchema => ({ type: 'string', pattern })
const ofDate: JsonSchema = { type: 'string', format: 'date', pattern: DATE_PATTERN }

const integer: JsonSchema = { type: 'integer', minimum: -MAX_SAFE, maximum: MAX_SAFE }
const text: JsonSchema = { type: 'string' }
/** Pattern of a wallet address on any supported chain. */
const WALLET_ADDRESS_PATTERN = '^(0x[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$'

/** The scalars of the graph beside GraphQL's own. */
export const SCALARS = {
  USD: { type: USD, input: { type: 'number', minimum: 0 }, output: { type: 'string', pattern: '^\\d+\\.\\d{2,6}$' } },
  Address: {
    type: Address,
    input: { type: 'string', pattern: WALLET_ADDRESS_PATTERN },
    output: { type: 'string', pattern: WALLET_ADDRESS_PATTERN },
  },
  ChainId: { type: Chain, input: text, output: text },
  SafeInt: { type: GraphQLSafeInt, input: integer, output: integer },
  DateTime: {
    type: new ScalarType({ ...GraphQLDateTime.toConfig(), specifiedByURL: RFC_3339 }),
    input: { type: 'string', format: 'date-time' },
    output: { type: 'string', format: 'date-time' },
  },
  URL: { type: Url, input: { type: 'string', format: 'uri' }, output: { type: 'string', format: 'uri' } },
  PhoneNumber: { type: PhoneNumber, input: text, output: text },
  CurrencyCode: { type: CurrencyCode, input: text, output: text },
  CountryCode: { type: CountryCode, input: text, output: text },
  Duration: { type: Duration, input: text, output: text },
  EmailAddress: {
    type: GraphQLEmailAddress,
    input: { type: 'string', format: 'email' },
    output: { type: 'string', format: 'email' },
  },
  Decimal: { type: Decimal, input: ofPattern(DECIMAL_PATTERN), output: ofPattern(DECIMAL_PATTERN) },
  BigInt: { type: BigInteger, input: ofPattern(INTEGER_PATTERN), output: ofPattern(INTEGER_PATTERN) },
  Date: { type: CalendarDate, input: ofDate, output: ofDate },
  LocalDateTime: {
    type: LocalDateTime,
    input: ofPattern(LOCAL_DATE_TIME_PATTERN),
    output: ofPattern(LOCAL_DATE_TIME_PATTERN),
  },
  Ref: { type: Ref, input: ofPattern(REF_PATTERN), output: ofPattern(REF_PATTERN) },
  JSON: { type: GraphQLJSON, input: {}, output: {} },
} as const satisfies Record<keyof ScalarTypes, WireScalar>

/** The types of the scalars in resolvers: `input` is what an argument is parsed to, `output` what a resolver may return. */
export interface ScalarTypes {
  readonly USD: { readonly input: string; readonly output: string | number }
  readonly Address: { readonly input: WalletAddress; readonly output: string }
  readonly ChainId: { readonly input: ChainId; readonly output: string }
  readonly SafeInt: { readonly input: number; readonly output: number }
  readonly DateTime: { readonly input: Date; readonly output: Date | string | number }
  readonly URL: { readonly input: string; readonly output: string }
  readonly PhoneNumber: { readonly input: string; readonly output: string }
  readonly CurrencyCode: { readonly input: string; readonly output: string }
  readonly CountryCode: { readonly input: string; readonly output: string }
  readonly Duration: { readonly input: string; readonly output: string }
  readonly EmailAddress: { readonly input: string; readonly output: string }
  readonly Decimal: { readonly input: string; readonly output: string }
  readonly BigInt: { readonly input: string; readonly output: string }
  readonly Date: { readonly input: string; readonly output: string }
  readonly LocalDateTime: { readonly input: string; readonly output: string }
  readonly Ref: { readonly input: string; readonly output: string }
  readonly JSON: { readonly input: unknown; readonly output: unknown }
}

/** Scalars that are any text as long as no `@constraint` says more: none of them may be blank. */
export const TEXT_SCALARS: ReadonlySet<string> = new Set([
  'String',
  'ID',
  'URL',
  'PhoneNumber',
  'CurrencyCode',
  'CountryCode',
  'Duration',
])

/** GraphQL's own scalars on the wire. */
export const BUILT_IN_SCALARS: Readonly<Record<string, { readonly input: JsonSchema; readonly output: JsonSchema }>> = {
  String: { input: text, output: text },
  ID: { input: text, output: text },
  Boolean: { input: { type: 'boolean' }, output: { type: 'boolean' } },
  Int: { input: { type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 }, output: { type: 'integer' } },
  Float: { input: { type: 'number' }, output: { type: 'number' } },
}

/** The wire format of a scalar; undefined for one that the REST door cannot express. */
export function wireScalar(name: string): { readonly input: JsonSchema; readonly output: JsonSchema } | undefined {
  return (SCALARS as Record<string, WireScalar>)[name] ?? BUILT_IN_SCALARS[name]
}
