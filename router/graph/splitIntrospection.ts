import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql'
import { normalise, type Operation } from './operation.ts'

/** An operation split into introspection and data. */
export interface SplitOperation {
  /** Root fields `__schema`, `__type` and `__typename`, which the schema alone answers; null: none selected. */
  readonly introspection: Operation | null
  /** All other root fields; null: none selected. */
  readonly rest: Operation | null
  /** Response keys of the root fields, in the order of the document. */
  readonly keys: readonly string[]
}

const splits = new WeakMap<Operation, SplitOperation>()

/** Splits an operation at its root, cached. An operation without introspection is its own rest. */
export function splitIntrospection(operation: Operation): SplitOperation {
  const known = splits.get(operation)
  if (known) return known
  const split = makeSplit(operation)
  splits.set(operation, split)
  return split
}

function makeSplit(operation: Operation): SplitOperation {
  const fields = rootFields(operation.definition.selectionSet, operation.fragments)
  const keys = [...new Set(fields.map((field) => field.alias?.value ?? field.name.value))]
  // A `__typename` beside data stays with the data: the gateway answers it without a fetch.
  const isIntrospective = fields.some(isIntrospection) || fields.every(isMeta)
  if (!isIntrospective) return { introspection: null, rest: operation, keys }
  if (fields.every(isMeta)) return { introspection: operation, rest: null, keys }
  return {
    introspection: half(operation, isIntrospection),
    rest: half(operation, (field) => !isIntrospection(field)),
    keys,
  }
}

function isIntrospection(field: FieldNode): boolean {
  return field.name.value === '__schema' || field.name.value === '__type'
}

function isMeta(field: FieldNode): boolean {
  return field.name.value.startsWith('__')
}

function rootFields(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): FieldNode[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node]
    const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value)
    return inner ? rootFields(inner.selectionSet, fragments) : []
  })
}

/** The operation with only the wanted root fields; root fragments are inlined. */
function half(operation: Operation, isWanted: (field: FieldNode) => boolean): Operation {
  const selectionSet = pick(operation.definition.selectionSet)
  const definition: OperationDefinitionNode = { ...operation.definition, selectionSet }
  const used = variablesIn([definition.selectionSet, ...operation.fragments.values()])
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        ...definition,
        variableDefinitions: definition.variableDefinitions?.filter(({ variable }) => used.has(variable.name.value)),
      },
      ...operation.fragments.values(),
    ],
  }
  return normalise(document, null)

  function pick({ selections }: SelectionSetNode): SelectionSetNode {
    return { kind: Kind.SELECTION_SET, selections: selections.flatMap(pickNode) }
  }

  function pickNode(node: SelectionNode): SelectionNode[] {
    if (node.kind === Kind.FIELD) return isWanted(node) ? [node] : []
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : operation.fragments.get(node.name.value)
    const inner = fragment && pick(fragment.selectionSet)
    if (!fragment || !inner || inner.selections.length === 0) return []
    return [
      {
        kind: Kind.INLINE_FRAGMENT,
        typeCondition: fragment.typeCondition,
        directives: node.directives,
        selectionSet: inner,
      },
    ]
  }
}

function variablesIn(nodes: readonly (SelectionSetNode | FragmentDefinitionNode)[]): Set<string> {
  const names = new Set<string>()
  for (const node of nodes) visit(node, { Variable: ({ name }) => void names.add(name.value) })
  return names
}
