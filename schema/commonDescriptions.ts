import { type DocumentNode, type FieldDefinitionNode, Kind } from 'graphql'
import { hasFields, type WithFields } from './fieldsOf.ts'

// What means the same in every type has its description here, and none in the SDL unless it means more there.

const ID = 'Opaque, globally unique, and the same in every answer.'

/** Arguments of lists. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  first: 'How many items come at most.',
  after: '`endCursor` of the page before; null for the first page.',
}

/** Fields of connections and their edges. */
const OF_CONNECTIONS: Readonly<Record<string, string>> = {
  edges: 'The items, with what belongs to their places in the list.',
  nodes: 'The items.',
  pageInfo: 'Position of the page in the list.',
  node: 'The item.',
  cursor: 'For the argument `after`: the list goes on behind this item.',
}

/** The document with descriptions of ids, connections and their arguments, where it has none. */
export function withCommonDescriptions(document: DocumentNode): DocumentNode {
  return {
    ...document,
    definitions: document.definitions.map((definition) => (hasFields(definition) ? described(definition) : definition)),
  }
}

function described<Type extends WithFields>(type: Type): Type {
  const isNode = type.interfaces?.some(({ name }) => name.value === 'Node') ?? false
  const isOfConnection = /(Connection|Edge)$/.test(type.name.value)
  const fields = type.fields?.map((field): FieldDefinitionNode => {
    const name = field.name.value
    const text = name === 'id' && isNode ? ID : isOfConnection ? OF_CONNECTIONS[name] : undefined
    return {
      ...withText(field, text),
      arguments: field.arguments?.map((argument) => withText(argument, ARGUMENTS[argument.name.value])),
    }
  })
  return { ...type, fields }
}

function withText<Element extends Pick<FieldDefinitionNode, 'description'>>(
  element: Element,
  text: string | undefined,
): Element {
  return text === undefined || element.description
    ? element
    : { ...element, description: { kind: Kind.STRING, value: text } }
}
