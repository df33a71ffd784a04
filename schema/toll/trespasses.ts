import { type DocumentNode, Kind } from 'graphql'
import { directiveArguments, findDirective } from '../catalogue/directive.ts'
import { fieldsOf } from './fieldsOf.ts'

/** Directives whose fields belong to payers and callers: nobody else may have them fetched. */
const CLOSED = ['price', 'wallet', 'internal']

/** Types that every subgraph has. */
const SHARED = /^(Query|Mutation|Subscription|_.*|toll__.*|link__.*|federation__.*|join__.*)$/

/**
 * What a foreign subgraph does to the services of others: takes over their fields, has priced or private fields brought
 * to it, merges into their types, or extends entities that its operator does not list in `extend`. Entities with fields
 * of a caller must be listed; others may be extended by anybody.
 */
export function trespasses(
  typeDefs: DocumentNode,
  others: readonly DocumentNode[],
  extend: readonly string[],
): string[] {
  const theirs = others.flatMap(fieldsOf)
  const closed = new Map(
    theirs.flatMap(({ coordinate, field }) =>
      CLOSED.some((name) => findDirective(field, name)) ? [[field.name.value, coordinate]] : [],
    ),
  )
  return [...fieldTrespasses(typeDefs, closed), ...typeTrespasses(typeDefs, others, extend)]
}

function fieldTrespasses(typeDefs: DocumentNode, closed: ReadonlyMap<string, string>): string[] {
  return fieldsOf(typeDefs).flatMap(({ coordinate, field }) => {
    const given = [...(field.directives ?? []), ...(field.arguments ?? []).flatMap(({ directives = [] }) => directives)]
    return given.flatMap((directive): string[] => {
      const { fields, field: contextual, from } = directiveArguments(directive)
      if (/(^|__)override$/.test(directive.name.value))
        return [`${coordinate} takes a field over from ${String(from)} by @override`]
      if (!/(^|__)(requires|fromContext)$/.test(directive.name.value)) return []
      const names: string[] = String(fields ?? contextual).match(/\w+/g) ?? []
      return names.flatMap((name) => {
        const other = closed.get(name)
        return other ? [`${coordinate} requires ${other}, which is priced or private`] : []
      })
    })
  })
}

function typeTrespasses(typeDefs: DocumentNode, others: readonly DocumentNode[], extend: readonly string[]): string[] {
  const theirs = others.flatMap(({ definitions }) => definitions)
  return typeDefs.definitions.flatMap((definition): string[] => {
    if (!('name' in definition) || !definition.name || SHARED.test(definition.name.value)) return []
    const isMergedSafely =
      definition.kind === Kind.SCALAR_TYPE_DEFINITION || definition.kind === Kind.DIRECTIVE_DEFINITION
    if (isMergedSafely || definition.kind === Kind.FRAGMENT_DEFINITION) return []
    if (definition.kind === Kind.OPERATION_DEFINITION) return []
    const name = definition.name.value
    if (definition.directives?.some((directive) => /(^|__)interfaceObject$/.test(directive.name.value)))
      return [`${name} is an @interfaceObject, which adds fields to types of others`]
    const same = theirs.filter((other) => 'name' in other && other.name?.value === name)
    if (same.length === 0) return []
    const isEntity = same.some((other) => 'directives' in other && findKey(other.directives))
    if (!isEntity) return [`${name} is a type of another service: give yours another name`]
    const isPrivate = others.some((other) =>
      fieldsOf(other).some(({ type, field }) => type === name && findDirective(field, 'wallet')),
    )
    return isPrivate && !extend.includes(name)
      ? [`${name} belongs to callers: the operator must list it in "extends"`]
      : []
  })
}

function findKey(directives: readonly { readonly name: { readonly value: string } }[] | undefined): boolean {
  return directives?.some(({ name }) => name.value === 'key') === true
}
