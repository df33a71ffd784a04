import { type DocumentNode, type FieldDefinitionNode, print, type TypeNode } from 'graphql'
import { directiveArguments, findDirective } from '../catalogue/directive.ts'
import { fieldsOf, type PlacedField } from '../fieldsOf.ts'
import { type AtomicUsdc, formatUsd, parseUsd } from '../money.ts'

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
  return fields.flatMap((placed) => {
    const price = findDirective(placed.field, 'price')
    return price ? problemsOf(placed, directiveArguments(price), fields, limits) : []
  })
}

function problemsOf(
  { type, coordinate, field }: PlacedField,
  price: Readonly<Record<string, unknown>>,
  fields: readonly PlacedField[],
  { maxUsd, acts }: PricingLimits,
): string[] {
  const problems: string[] = []
  const isRoot = type === 'Query' || type === 'Mutation'
  const highest = amountOf(price.max ?? price.usd)
  if (maxUsd !== null && highest !== null && highest > maxUsd)
    problems.push(`${coordinate} costs up to ${formatUsd(highest)} USD; the operator allows ${formatUsd(maxUsd)}`)
  if (price.usd === undefined) {
    if (!isRoot) problems.push(`${coordinate} has a range of prices, which only a field of Query or Mutation may have`)
    else problems.push(...hiddenProblems(coordinate, 'quote', price.quote, argumentsOf(field), 'toll__Quote', fields))
  }
  if (price.settle === 'UPFRONT') {
    if (type !== 'Mutation') problems.push(`${coordinate} settles UPFRONT, which only a field of Mutation may do`)
    else if (!acts) problems.push(`${coordinate} settles UPFRONT, and the operator does not allow acts`)
    else
      problems.push(
        ...hiddenProblems(coordinate, 'release', price.release, ['act: ID!'], 'toll__ActState', fields),
        ...(price.hold === undefined
          ? []
          : hiddenProblems(
              coordinate,
              'hold',
              price.hold,
              ['act: ID!', ...argumentsOf(field)],
              'toll__ActState',
              fields,
            )),
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
  returns: string,
  fields: readonly PlacedField[],
): string[] {
  const root = role === 'quote' ? 'Query' : 'Mutation'
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
