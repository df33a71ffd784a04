import { type FieldNode, Kind, type SelectionSetNode, type ValueNode } from 'graphql'
import type { Endpoint, EndpointMember } from '../schema/catalogue/endpoint.ts'
import { spell } from '../schema/catalogue/naming.ts'
import type { Issue } from '../schema/errors.ts'

/** Translates the paths of a service's issues from graph names to the request's wire names. */
export function wireIssuePaths(endpoint: Endpoint, issues: readonly Issue[]): Issue[] {
  return issues.map((issue) => {
    const { variable, inner } = variableAt(endpoint, issue.path)
    const member = endpoint.members.find((one) => one.variable === variable)
    if (!member) return issue
    const below = unwrapped(member, inner).map((name) => (typeof name === 'string' ? spell(member.naming, name) : name))
    return { ...issue, path: [member.name, ...below] }
  })
}

/** The path into a member without that of the object that its values become. */
function unwrapped({ layout }: EndpointMember, inner: Issue['path']): Issue['path'] {
  return layout?.kind === 'wrap' ? inner.filter((name) => name !== layout.member) : inner
}

interface Place {
  readonly variable: unknown
  readonly inner: Issue['path']
}

/**
 * The variable that feeds a path: the one of that name, or the one passed to the argument of that name of a field that
 * leads to the root, or of the first other field that has it.
 */
function variableAt({ members, fieldsToRoot, operation }: Endpoint, path: Issue['path']): Place {
  const [first, ...inner] = path
  if (members.some(({ variable }) => variable === first)) return { variable: first, inner }
  for (const node of [...fieldsToRoot.map((field) => field.node), ...fieldsIn(operation.selectionSet)]) {
    const found = variableBelow(node.arguments?.find(({ name }) => name.value === first)?.value, inner)
    if (found) return found
  }
  return { variable: first, inner }
}

/** The fields of a selection, at any depth, fragments left out. */
function fieldsIn({ selections }: SelectionSetNode): FieldNode[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return []
    const below = node.selectionSet ? fieldsIn(node.selectionSet) : []
    return node.kind === Kind.FIELD ? [node, ...below] : below
  })
}

/** Follows a path into a literal value, up to a variable. */
function variableBelow(value: ValueNode | undefined, path: Issue['path']): Place | null {
  if (value?.kind === Kind.VARIABLE) return { variable: value.name.value, inner: path }
  const [first, ...inner] = path
  if (value?.kind === Kind.LIST) return variableBelow(value.values[Number(first)], inner)
  if (value?.kind !== Kind.OBJECT) return null
  return variableBelow(value.fields.find(({ name }) => name.value === first)?.value, inner)
}
