import {
  type FragmentDefinitionNode,
  getNamedType,
  getOperationAST,
  isLeafType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  print,
  type SelectionNode,
  type SelectionSetNode,
  TypeNameMetaFieldDef,
} from 'graphql'
import type { Catalogue } from '../../schema/catalogue.ts'
import type { Operation } from './operation.ts'

/** The only fetch of a plan whose answer is the operation's answer. */
export interface DirectFetch {
  readonly service: string
  readonly query: string
  /** The operation's variables that the fetch uses. */
  readonly variables: readonly string[]
}

/** The fields used of a plan's nodes. */
interface PlanNode {
  readonly kind: string
  readonly serviceName?: string
  readonly operation?: string
  readonly variableUsages?: readonly string[]
  readonly requires?: unknown
  readonly inputRewrites?: unknown
  readonly outputRewrites?: unknown
}

/** The facts of a graph that decide whether a fetch's answer is the client's. */
export type AnswerFacts = Pick<Catalogue, 'schema' | 'enumsWithHiddenValues'>

/**
 * The fetch that answers an operation completely: the plan's only one, selecting the same fields under the same keys in
 * the same order, of object types only. Null for every other plan: the gateway has to assemble its answers. Null also
 * where the gateway's completion may change a value: an enum's hidden value becomes null, and the name of a root type
 * is the graph's, however the subgraph calls it.
 */
export function directFetch(plan: object, operation: Operation, facts: AnswerFacts): DirectFetch | null {
  const node = 'node' in plan ? (plan.node as PlanNode | undefined) : undefined
  if (node?.kind !== 'Fetch' || !node.serviceName || !node.operation) return null
  if (node.requires || node.inputRewrites || node.outputRewrites) return null
  const fetched = getOperationAST(parse(node.operation, { noLocation: true }))
  const asked = operation.definition
  const root = facts.schema.getRootType(asked.operation)
  if (fetched?.operation !== asked.operation || !root) return null
  const wanted = spell(asked.selectionSet, root.name, operation.fragments, facts)
  if (wanted === null || wanted !== spell(fetched.selectionSet, root.name, new Map(), facts)) return null
  return { service: node.serviceName, query: node.operation, variables: node.variableUsages ?? [] }
}

/** Thrown only inside `spell`. */
class NotSpelt extends Error {}

/**
 * The fields of a selection as one text, fragments expanded: equal texts give equal answers. Null where the text alone
 * does not determine the answer: abstract types, conditional fragments, a repeated key, values that completion changes.
 */
function spell(
  selection: SelectionSetNode,
  typeName: string,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  { schema, enumsWithHiddenValues }: AnswerFacts,
): string | null {
  const roots = new Set(Object.values(OperationTypeNode).map((kind) => schema.getRootType(kind)?.name))
  try {
    return spellFields(selection, typeName)
  } catch (error) {
    if (error instanceof NotSpelt) return null
    throw error
  }

  function spellFields({ selections }: SelectionSetNode, within: string): string {
    const fields = new Map<string, string>()
    for (const node of selections) addTo(fields, node, within)
    return `{${[...fields.values()].join(' ')}}`
  }

  function addTo(fields: Map<string, string>, node: SelectionNode, within: string): void {
    if (node.kind === Kind.FIELD) {
      const key = node.alias?.value ?? node.name.value
      if (fields.has(key)) throw new NotSpelt()
      checkValue(node.name.value, within)
      const { selectionSet, ...head } = node
      fields.set(key, `${print(head)}${selectionSet ? spellFields(selectionSet, typeOf(node.name.value, within)) : ''}`)
      return
    }
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value)
    const condition = fragment?.typeCondition?.name.value ?? within
    if (!fragment || node.directives?.length || fragment.directives?.length || condition !== within)
      throw new NotSpelt()
    for (const inner of fragment.selectionSet.selections) addTo(fields, inner, within)
  }

  function checkValue(field: string, within: string): void {
    if (field === TypeNameMetaFieldDef.name) {
      if (roots.has(within)) throw new NotSpelt()
    } else if (enumsWithHiddenValues.has(typeOf(field, within))) throw new NotSpelt()
  }

  function typeOf(field: string, within: string): string {
    const parent = schema.getType(within)
    const definition = isObjectType(parent) ? parent.getFields()[field] : undefined
    const type = definition && getNamedType(definition.type)
    if (!type || !(isObjectType(type) || isLeafType(type))) throw new NotSpelt()
    return type.name
  }
}
