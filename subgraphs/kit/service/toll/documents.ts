import { type GraphQLField, isObjectType } from 'graphql'
import type { Catalogue } from '../../../../schema/catalogue.ts'
import type { FetchRequest } from '../executor.ts'
import type { QuoteRequest } from './quoteRequest.ts'

type Facts = Pick<Catalogue, 'fields' | 'schema'>

/**
 * One document for the quotes of several fields, as `q0`, `q1` and so on; with payees where these are allowed. The quote
 * of an entity's field is asked of that entity, as `quote` of the only one of `_entities`.
 */
export function quoteDocument(asked: readonly QuoteRequest[], facts: Facts, mayBePaid: boolean): FetchRequest {
  const members = mayBePaid ? 'usd payTo network' : 'usd'
  const parts = asked.map(({ field, args, of }, index) => {
    const quote = facts.fields.get(field)?.price?.hidden?.quote
    if (!quote) throw new Error(`${field} names no field that quotes it`)
    const key = `q${index}`
    const call = callOf(quote, fieldOf(field, facts), args, `${key}_`)
    if (!of) return { ...call, text: `${key}: ${call.text} { ${members} }` }
    const entity = `${key}__of`
    return {
      text: `${key}: _entities(representations: $${entity}) { ... on ${of.__typename} { quote: ${call.text} { ${members} } } }`,
      declarations: [`$${entity}: [_Any!]!`, ...call.declarations],
      variables: { ...call.variables, [entity]: [of] },
    }
  })
  return {
    query: `query${declared(parts.flatMap(({ declarations }) => declarations))} { ${parts.map(({ text }) => text).join(' ')} }`,
    variables: Object.assign({}, ...parts.map(({ variables }) => variables)),
  }
}

/** The document that holds or releases an act, under the key `state`; null where the field names none. */
export function actDocument(
  field: string,
  kind: 'hold' | 'release',
  args: Readonly<Record<string, unknown>>,
  actId: string,
  facts: Facts,
): FetchRequest | null {
  const name = facts.fields.get(field)?.price?.hidden?.[kind]
  if (!name) return null
  const call = callOf(name, fieldOf(field, facts), args, 'of_', ['act: $act'])
  return {
    query: `mutation${declared(['$act: ID!', ...call.declarations])} { state: ${call.text} }`,
    variables: { ...call.variables, act: actId },
  }
}

function fieldOf(coordinate: string, { schema }: Facts): GraphQLField<unknown, unknown> {
  const [typeName = '', name = ''] = coordinate.split('.')
  const type = schema.getType(typeName)
  const field = isObjectType(type) ? type.getFields()[name] : undefined
  if (!field) throw new Error(`${coordinate} does not exist`)
  return field
}

/** A call of a hidden field: it has the arguments of its priced field, by variables. */
function callOf(
  name: string,
  field: GraphQLField<unknown, unknown>,
  args: Readonly<Record<string, unknown>>,
  prefix: string,
  first: readonly string[] = [],
) {
  const given = field.args.filter((argument) => args[argument.name] !== undefined)
  const passed = [...first, ...given.map((argument) => `${argument.name}: $${prefix}${argument.name}`)]
  return {
    text: passed.length > 0 ? `${name}(${passed.join(', ')})` : name,
    declarations: given.map((argument) => `$${prefix}${argument.name}: ${String(argument.type)}`),
    variables: Object.fromEntries(given.map((argument) => [`${prefix}${argument.name}`, args[argument.name]])),
  }
}

function declared(variables: readonly string[]): string {
  return variables.length > 0 ? `(${variables.join(', ')})` : ''
}
