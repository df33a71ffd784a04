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
  /** Of Query, or of the field's own entity: its price for the same arguments. */
  readonly quote?: string
  /** Of Mutation: claims the purchase. */
  readonly hold?: string
  /** Of Mutation: gives the purchase up, and returns its state. */
  readonly release?: string
}

/** The type that has the quote of a type's field: Query for a root field, else the entity itself. */
export function quotingType(type: string): string {
  return type === 'Mutation' ? 'Query' : type
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
  const added = new Map<string, string[]>()
  const add = (type: string, field: string) => added.set(type, [...(added.get(type) ?? []), field])
  const definitions = document.definitions.map((definition): DefinitionNode => {
    if (!isObject(definition)) return definition
    const fields = definition.fields?.map((field) => complete(field, definition.name.value, add))
    return { ...definition, ...(fields ? { fields } : {}) }
  })
  const extensions = [...added].map(([type, fields]) => `extend type ${type} {\n${fields.join('\n')}\n}`)
  if (extensions.length === 0) return document
  const parsed = parse(extensions.join('\n'), { noLocation: true })
  return { ...document, definitions: [...definitions, ...parsed.definitions] }
}

function complete(
  field: FieldDefinitionNode,
  type: string,
  add: (type: string, field: string) => void,
): FieldDefinitionNode {
  const price = findDirective(field, 'price')
  if (!price) return field
  const terms = directiveArguments(price)
  const name = field.name.value
  const args = field.arguments ?? []
  const names: Record<string, string> = {}
  if (terms.usd === undefined) {
    names.quote = `${name}Quote`
    add(quotingType(type), `${names.quote}${argumentsText(args)}: toll__Quote @inaccessible`)
  }
  if (type === 'Mutation') {
    if (terms.settle === 'UPFRONT') {
      names.hold = `${name}Hold`
      add(type, `${names.hold}${argumentsText(args, 'act: ID!')}: toll__ActState @inaccessible`)
    }
    names.release = `${name}Release`
    add(type, `${names.release}(act: ID!): toll__ActState @inaccessible`)
  }
  if (Object.keys(names).length === 0) return field
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
