import {
  type ConstArgumentNode,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  parse,
  print,
} from 'graphql'
import { directiveArguments, findDirective } from '../catalogue/directive.ts'
import { isObject } from '../fieldsOf.ts'

/** The hidden fields of one priced field, by name; absent ones are not needed. */
export interface HiddenNames {
  /** Of Query: its price for the same arguments. */
  readonly quote?: string
  /** Of Mutation: claims the purchase. */
  readonly hold?: string
  /** Of Mutation: gives the purchase up, and returns its state. */
  readonly release?: string
}

/** Returns the names of the hidden fields that a `@price` states. */
export function hiddenNames(price: ConstDirectiveNode): HiddenNames {
  const { quote, hold, release } = directiveArguments(price)
  return {
    ...(typeof quote === 'string' ? { quote } : {}),
    ...(typeof hold === 'string' ? { hold } : {}),
    ...(typeof release === 'string' ? { release } : {}),
  }
}

/**
 * Completes the SDL of one of our services by the hidden fields of the toll specification: a quote for each range of
 * prices, a hold for each field that settles UPFRONT, a release for each priced mutation. Authors write none of them.
 */
export function withHiddenFields(document: DocumentNode): DocumentNode {
  const added: Record<'Query' | 'Mutation', string[]> = { Query: [], Mutation: [] }
  const definitions = document.definitions.map((definition): DefinitionNode => {
    if (!isObject(definition)) return definition
    const root = definition.name.value
    if (root !== 'Query' && root !== 'Mutation') return definition
    const fields = definition.fields?.map((field) => complete(field, root, added))
    return { ...definition, ...(fields ? { fields } : {}) }
  })
  const extensions = Object.entries(added)
    .filter(([, fields]) => fields.length > 0)
    .map(([root, fields]) => `extend type ${root} {\n${fields.join('\n')}\n}`)
  if (extensions.length === 0) return document
  const parsed = parse(extensions.join('\n'), { noLocation: true })
  return { ...document, definitions: [...definitions, ...parsed.definitions] }
}

function complete(
  field: FieldDefinitionNode,
  root: 'Query' | 'Mutation',
  added: Record<'Query' | 'Mutation', string[]>,
): FieldDefinitionNode {
  const price = findDirective(field, 'price')
  if (!price) return field
  const terms = directiveArguments(price)
  const name = field.name.value
  const args = field.arguments ?? []
  const names: Record<string, string> = {}
  if (terms.usd === undefined) {
    names.quote = `${name}Quote`
    added.Query.push(`${names.quote}${argumentsText(args)}: toll__Quote @inaccessible`)
  }
  if (root === 'Mutation') {
    if (terms.settle === 'UPFRONT') {
      names.hold = `${name}Hold`
      added.Mutation.push(`${names.hold}${argumentsText(args, 'act: ID!')}: toll__ActState @inaccessible`)
    }
    names.release = `${name}Release`
    added.Mutation.push(`${names.release}(act: ID!): toll__ActState @inaccessible`)
  }
  const stated = Object.entries(names).map(([key, value]) => argument(key, value))
  const named: ConstDirectiveNode = { ...price, arguments: [...(price.arguments ?? []), ...stated] }
  return { ...field, directives: field.directives?.map((one) => (one === price ? named : one)) ?? [] }
}

/** Arguments with their types and defaults; what they accept is stated at the priced field. */
function argumentsText(args: readonly InputValueDefinitionNode[], first?: string): string {
  const texts = args.map((arg) => print({ ...arg, description: undefined, directives: [] } as InputValueDefinitionNode))
  const all = first === undefined ? texts : [first, ...texts]
  return all.length > 0 ? `(${all.join(', ')})` : ''
}

function argument(name: string, value: string): ConstArgumentNode {
  return {
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: name },
    value: { kind: Kind.STRING, value },
  }
}
