import { Kind } from 'graphql'
import { directiveArguments, findDirective } from './catalogue/directive.ts'
import { isObject, isRootType } from './fieldsOf.ts'
import { implementsNode } from './nodes.ts'
import type { PlacedElement } from './places.ts'

/**
 * What the ten services promise of their part of the graph beside what composition demands: every element is described,
 * an `id` identifies, enum values are in upper case, and a deprecation says until when. Returns a line for each element
 * that breaks it, with file and line.
 */
export function brokenRules(elements: readonly PlacedElement[]): string[] {
  return [
    ...undescribed(elements),
    ...idsWithoutNode(elements),
    ...valuesNotInUpperCase(elements),
    ...undatedDeprecations(elements),
  ]
}

/** Elements that no service describes, at the first place that has them. The root types are GraphQL's own. */
function undescribed(elements: readonly PlacedElement[]): string[] {
  const described = new Set(elements.filter(({ node }) => node.description).map(({ coordinate }) => coordinate))
  const first = new Map(elements.toReversed().map((element) => [element.coordinate, element]))
  return [...first.values()]
    .filter(({ coordinate }) => !described.has(coordinate) && !isRootType(coordinate))
    .reverse()
    .map(
      ({ coordinate, place }) =>
        `${place}: ${coordinate} has no description: say what it is, its unit, and when it is null`,
    )
}

/** Caches take an `id` for the identity of an object, so that only nodes have one. */
function idsWithoutNode(elements: readonly PlacedElement[]): string[] {
  const nodes = new Set(elements.flatMap(({ node }) => (isObject(node) && implementsNode(node) ? node.name.value : [])))
  const interfaces = new Set(
    elements.flatMap(({ node }) => (node.kind === Kind.INTERFACE_TYPE_DEFINITION ? node.name.value : [])),
  )
  return elements.flatMap(({ coordinate, place, node }) => {
    const [type = ''] = coordinate.split('.')
    const isId = node.kind === Kind.FIELD_DEFINITION && coordinate === `${type}.id`
    if (!isId || nodes.has(type) || interfaces.has(type)) return []
    return `${place}: ${coordinate} identifies nothing: a type with an id implements Node; call it \`resourceId\`, \`position\` or by its owner's name`
  })
}

/** The graph spells all enum values alike; paths have the words of their documents by `@wire`. */
function valuesNotInUpperCase(elements: readonly PlacedElement[]): string[] {
  return elements.flatMap(({ coordinate, place, node }) => {
    if (node.kind !== Kind.ENUM_VALUE_DEFINITION) return []
    const { value } = node.name
    const upper = value.toUpperCase()
    if (value === upper) return []
    return `${place}: ${coordinate} is not in upper case: write \`${upper}\`, with \`@wire(name: "${value}")\` if paths have that word`
  })
}

/** The policy of docs/graph-changes.md: a client can rely on a deprecated element until a day. */
function undatedDeprecations(elements: readonly PlacedElement[]): string[] {
  return elements.flatMap(({ coordinate, place, node }) => {
    const deprecated = findDirective(node, 'deprecated')
    const reason = deprecated && directiveArguments(deprecated).reason
    if (!deprecated || /\b\d{4}-\d\d-\d\d\b/.test(String(reason))) return []
    return `${place}: ${coordinate} is deprecated until no day: name in the reason what replaces it, and the day from which it may be gone`
  })
}
