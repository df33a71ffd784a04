import type { DocumentNode, ValueNode } from 'graphql'
import { fieldsOf, responseKey, runningSelections } from '../api/selections.ts'

type Variables = Readonly<Record<string, unknown>>

/**
 * The query's values of an argument along a response path, as written: `first: 3`. Values of nested lists are joined by
 * `, `; null when the query passes none, and a default applies.
 */
export function boundOf(document: DocumentNode, variables: Variables, path: string, argument: string): string | null {
  const { selections, fragments } = runningSelections(document)
  const found: string[] = []
  let level = selections
  for (const key of path.split('.')) {
    const fields = level
      .flatMap((selection) => fieldsOf(selection, fragments))
      .filter((field) => responseKey(field) === key)
    const value = fields[0]?.arguments?.find(({ name }) => name.value === argument)?.value
    const text = value ? boundText(value, variables) : null
    if (text) found.push(`${argument}: ${text}`)
    level = fields.flatMap(({ selectionSet }) => selectionSet ?? [])
  }
  return found.length > 0 ? found.join(', ') : null
}

function boundText(value: ValueNode, variables: Variables): string | null {
  if (value.kind === 'IntValue') return value.value
  if (value.kind !== 'Variable') return null
  const given = variables[value.name.value]
  return typeof given === 'number' ? `${given}` : `$${value.name.value}`
}
