import {
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql'
import type { Random } from '../../simulation/random.ts'
import type { KnownValues } from './knownValues.ts'

/** An operation as a client sends it. */
export interface RandomOperation {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

type Field = GraphQLField<unknown, unknown>

const MOST_FIELDS = 30
const DEEPEST = 5
const DEEPEST_INPUT = 3

/** What is asked for where nothing is known. */
const TEXTS = ['coffee', 'example.com', 'Ω', '', 'LHR', 'ethereum', 'ada@example.com', 'x'.repeat(50)]
const NUMBERS = [0, 1, 2, 3, 5, 10, 50, 100, -1]
const WALLET = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

/** Values of scalars that have a form. */
const FORMED: Readonly<Record<string, readonly unknown[]>> = {
  Address: [WALLET],
  BigInt: ['0', '1', '1000000'],
  Boolean: [true, false],
  ChainId: ['eip155:84532', 'base-sepolia', 'ethereum'],
  CountryCode: ['GB', 'US'],
  CurrencyCode: ['EUR', 'USD'],
  Date: ['2026-12-05', '2027-01-10', '2026-11-01'],
  DateTime: ['2027-01-10T00:00:00Z', '2026-11-01T00:00:00Z'],
  Decimal: ['1.5', '0'],
  Duration: ['PT1H'],
  Float: [0, 1.5, 51.5, -0.1, 1e10],
  Int: NUMBERS,
  JSON: [{}],
  LocalDateTime: ['2026-12-05T10:00'],
  PhoneNumber: ['+442070000000'],
  Ref: ['r1'],
  SafeInt: [...NUMBERS, 84_532, 1_780_000_000],
  USD: ['0.05', '1.00'],
}

/** Scalars of which what was seen under the same name is seldom one. */
const OWN_FORM = new Set(Object.keys(FORMED).filter((name) => !['Address', 'Ref', 'PhoneNumber'].includes(name)))

/** Draws operations over a schema: some root fields, with arguments and selections of any depth. */
export class OperationMaker {
  readonly #schema: GraphQLSchema
  readonly #random: Random
  readonly #known: KnownValues
  #variables: Record<string, unknown> = {}
  #definitions: string[] = []
  #count = 0
  #fieldsLeft = 0

  constructor(schema: GraphQLSchema, random: Random, known: KnownValues) {
    this.#schema = schema
    this.#random = random
    this.#known = known
  }

  make(): RandomOperation {
    this.#variables = {}
    this.#definitions = []
    this.#count = 0
    this.#fieldsLeft = MOST_FIELDS
    const random = this.#random
    const kind = random.chance(0.25) ? 'mutation' : 'query'
    const root = kind === 'query' ? this.#schema.getQueryType() : this.#schema.getMutationType()
    const fields = Object.values(root?.getFields() ?? {})
    const roots = Array.from({ length: random.pick([1, 1, 2, 3]) }, () => this.#field(random.pick(fields), 0))
    const definitions = this.#definitions.length > 0 ? `(${this.#definitions.join(', ')})` : ''
    return { query: `${kind} Any${definitions} {\n${roots.join('\n')}\n}`, variables: this.#variables }
  }

  #field(field: Field, depth: number): string {
    const alias = `f${this.#next()}_${field.name}`
    const given = field.args
      .filter((argument) => isRequiredArgument(argument) || this.#random.chance(0.35))
      .map(({ name, type }) => `${name}: ${this.#variable(name, type)}`)
    const selection = isLeafType(getNamedType(field.type)) ? '' : ` ${this.#selection(field.type, depth)}`
    return `${alias}: ${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}${selection}`
  }

  #variable(name: string, type: GraphQLInputType): string {
    const variable = `v${this.#next()}`
    this.#variables[variable] = this.#value(type, name, 0)
    this.#definitions.push(`$${variable}: ${type}`)
    return `$${variable}`
  }

  #selection(of: GraphQLOutputType, depth: number): string {
    const type = getNamedType(of)
    if (isInterfaceType(type) || isUnionType(type)) {
      const types = this.#schema.getPossibleTypes(type)
      const some = types.length > 4 ? [this.#random.pick(types)] : types
      return `{ __typename ${some.map((one) => `... on ${one.name} ${this.#selection(one, depth + 1)}`).join(' ')} }`
    }
    const fields = isObjectType(type) ? Object.values(type.getFields()) : []
    const chosen: string[] = []
    for (const field of fields) {
      if (this.#fieldsLeft <= 0) break
      if (!this.#isChosen(field, depth)) continue
      this.#fieldsLeft -= 1
      chosen.push(this.#field(field, depth + 1))
    }
    return `{ ${['__typename', ...chosen].join(' ')} }`
  }

  #isChosen({ type }: Field, depth: number): boolean {
    if (isLeafType(getNamedType(type))) return this.#random.chance(0.6)
    return depth < DEEPEST && this.#random.chance(depth < 2 ? 0.7 : 0.35)
  }

  #value(type: GraphQLInputType, name: string, depth: number): unknown {
    const random = this.#random
    if (isNonNullType(type)) return this.#value(type.ofType, name, depth)
    if (isListType(type))
      return Array.from({ length: random.pick([0, 1, 1, 2, 3]) }, () => this.#value(type.ofType, name, depth))
    if (isEnumType(type)) return random.pick(type.getValues()).name
    if (isInputObjectType(type)) return this.#input(type, depth)
    const known = OWN_FORM.has(type.name) || random.chance(0.15) ? null : this.#known.pick(name, random)
    return known ?? random.pick(FORMED[type.name] ?? TEXTS)
  }

  #input(type: GraphQLInputObjectType, depth: number): Record<string, unknown> {
    const random = this.#random
    const fields = Object.values(type.getFields())
    const given = type.isOneOf
      ? [random.pick(fields)]
      : fields.filter((field) => isRequiredInputField(field) || (depth < DEEPEST_INPUT && random.chance(0.3)))
    return Object.fromEntries(given.map((field) => [field.name, this.#value(field.type, field.name, depth + 1)]))
  }

  #next(): number {
    this.#count += 1
    return this.#count
  }
}
