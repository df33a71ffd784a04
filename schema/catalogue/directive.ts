import { type ConstDirectiveNode, type DirectiveNode, valueFromASTUntyped } from 'graphql'

/** The applied directive of that name, if any. */
export function findDirective<Node extends DirectiveNode | ConstDirectiveNode>(
  node: { readonly directives?: readonly Node[] | undefined },
  name: string,
): Node | undefined {
  return node.directives?.find((directive) => directive.name.value === name)
}

/** The arguments of a directive as plain values; enum values are their names. */
export function directiveArguments(directive: DirectiveNode | ConstDirectiveNode): Record<string, unknown> {
  return Object.fromEntries(
    (directive.arguments ?? []).map((argument) => [argument.name.value, valueFromASTUntyped(argument.value)]),
  )
}
