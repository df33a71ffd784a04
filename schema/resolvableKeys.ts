import { type ConstDirectiveNode, Kind, parse, print, visit } from 'graphql'
import { directiveArguments } from './catalogue/directive.ts'

/**
 * The supergraph with the keys of each type in the order that the planner needs: when a fetch returns to a service with
 * what a field requires, the planner takes the type's first key there, even one that the service does not resolve. So
 * keys with `resolvable: false` come last.
 */
export function withResolvableKeysFirst(supergraphSdl: string): string {
  // Parsing and printing a large supergraph takes a tenth of a second.
  if (!/\bresolvable: false\b/.test(supergraphSdl)) return supergraphSdl
  const order = <Node extends { readonly directives?: readonly ConstDirectiveNode[] | undefined }>(
    node: Node,
  ): Node => {
    const directives = node.directives ?? []
    return {
      ...node,
      directives: [...directives.filter(isResolvable), ...directives.filter((one) => !isResolvable(one))],
    }
  }
  return print(
    visit(parse(supergraphSdl, { noLocation: true }), {
      [Kind.OBJECT_TYPE_DEFINITION]: order,
      [Kind.INTERFACE_TYPE_DEFINITION]: order,
    }),
  )
}

function isResolvable(directive: ConstDirectiveNode): boolean {
  return directive.name.value !== 'join__type' || directiveArguments(directive).resolvable !== false
}
