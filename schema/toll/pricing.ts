import { type DocumentNode, type FieldDefinitionNode, print, type TypeNode } from 'graphql'
import { directiveArguments, findDirective } from '../catalogue/directive.ts'
import { fieldsOf, isObject, type PlacedField } from '../fieldsOf.ts'
import { type AtomicUsdc, formatUsd, parseUsd } from '../money.ts'
import { quotingType } from './hiddenFields.ts'

/** What an operator lets a foreign subgraph do with prices. */
export interface PricingLimits {
  /** Highest price of one field; null for any. */
  readonly maxUsd: AtomicUsdc | null
  /** Whether it may have fields that are paid before their work. */
  readonly acts: boolean
}

/** What is wrong with the prices of a foreign subgraph: its hidden fields, and its operator's limits. */
export function pricingProblems(typeDefs: DocumentNode, limits: PricingLimits): string[] {
  const fields = fieldsOf(typeDefs)
  const quotable = new Set(['Query', 'Mutation', ...entitiesOf(typeDefs)])
  return fields.flatMap((placed) => {
    const price = findDirective(placed.field, 'price')
    if (!price) return []
    const terms = directiveArguments(price)
    if (terms.usd === undefined && !quotable.has(placed.type))
      return [`${placed.coordinate} has a range of prices, which only a field of Query, Mutation or an entity may have`]
    return problemsOf(placed, terms, fields, limits)
  })
}

function entitiesOf({ definitions }: DocumentNode): string[] {
  const isKey = ({ name }: { readonly name: { readonly value: string } }) => /(^|__)key$/.test(name.value)
  return definitions.filter(isObject).flatMap(({ name, directives }) => (directives?.some(isKey) ? [name.value] : []))
}

/** Where a hidden field stands, and what it returns. */
interface HiddenPlace {
  readonly type: string
  readonly returns: string
}

const ACT: HiddenPlace = { type: 'Mutation', returns: 'toll__ActState' }

function problemsOf(
  { type, coordinate, field }: PlacedField,
  price: Readonly<Record<string, unknown>>,
  fields: readonly PlacedField[],
  { maxUsd, acts }: PricingLimits,
): string[] {
  const problems: string[] = []
  const highest = amountOf(price.max ?? price.usd)
  if (maxUsd !== null && highest !== null && highest > maxUsd)
    problems.push(`${coordinate} costs up to ${formatUsd(highest)} USD; the operator allows ${formatUsd(maxUsd)}`)
  if (price.usd === undefined) {
    const own = { type: quotingType(type), returns: 'toll__Quote' }
    problems.push(...hiddenProblems(coordinate, 'quote', price.quote, argumentsOf(field), own, fields))
  }
  if (price.settle === 'UPFRONT') {
    if (type !== 'Mutation') problems.push(`${coordinate} settles UPFRONT, which only a field of Mutation may do`)
    else if (!acts) problems.push(`${coordinate} settles UPFRONT, and the operator does not allow acts`)
    else
      problems.push(
        ...hiddenProblems(coordinate, 'release', price.release, ['act: ID!'], ACT, fields),
        ...(price.hold === undefined
          ? []
          : hiddenProblems(coordinate, 'hold', price.hold, ['act: ID!', ...argumentsOf(field)], ACT, fields)),
      )
  }
  return problems
}

/** What is wrong with a hidden field that a price names: it exists, is hidden, and has the right arguments and type. */
function hiddenProblems(
  coordinate: string,
  role: 'quote' | 'hold' | 'release',
  name: unknown,
  args: readonly string[],
  { type: root, returns }: HiddenPlace,
  fields: readonly PlacedField[],
): string[] {
  if (typeof name !== 'string') return [`${coordinate} needs @price(${role}:), the name of a field of ${root}`]
  const hidden = fields.find((placed) => placed.coordinate === `${root}.${name}`)
  if (!hidden) return [`${coordinate} names ${root}.${name} as its ${role}, which does not exist`]
  const isHidden = hidden.field.directives?.some((directive) => /(^|__)inaccessible$/.test(directive.name.value))
  const given = argumentsOf(hidden.field).sort().join(', ')
  return [
    ...(isHidden ? [] : [`${root}.${name}, the ${role} of ${coordinate}, needs @inaccessible`]),
    ...(given === [...args].sort().join(', ')
      ? []
      : [`${root}.${name}, the ${role} of ${coordinate}, needs the arguments (${args.join(', ')})`]),
    ...(nameOf(hidden.field.type) === returns
      ? []
      : [`${root}.${name}, the ${role} of ${coordinate}, returns ${returns}`]),
  ]
}

function argumentsOf({ arguments: args = [] }: FieldDefinitionNode): string[] {
  return args.map((argument) => `${argument.name.value}: ${print(argument.type)}`)
}

function nameOf(type: TypeNode): string | null {
  if (type.kind === 'NamedType') return type.name.value
  return type.kind === 'NonNullType' ? nameOf(type.type) : null
}

/** Malformed amounts are reported by the catalogue. */
function amountOf(usd: unknown): AtomicUsdc | null {
  try {
    return parseUsd(String(usd))
  } catch {
    return null
  }
}
