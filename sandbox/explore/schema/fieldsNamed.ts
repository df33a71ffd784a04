import type { FieldNode, SelectionSetNode } from 'graphql'

/** The selections of a field in a set, under whichever alias; those in fragments are not among them. */
export function fieldsNamed({ selections }: SelectionSetNode, field: string): readonly FieldNode[] {
  return selections.filter((node) => node.kind === 'Field').filter(({ name }) => name.value === field)
}
