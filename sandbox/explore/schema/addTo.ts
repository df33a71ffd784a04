import type { DocumentNode, OperationDefinitionNode } from 'graphql'
import type { Written } from '../../state/request.ts'
import type { Runnable } from './runnable.ts'

/**
 * Adds a field to the editor's operation without changing the rest of the text. Null when there is no single operation
 * of the same kind. `document` is the editor's text, parsed with locations.
 */
export function addTo(desk: Written, document: DocumentNode, runnable: Runnable): Written | null {
  const operations = document.definitions.filter((node) => node.kind === 'OperationDefinition')
  const [operation] = operations
  if (!operation || operations.length > 1 || operation.operation !== runnable.operation) return null
  const values = readVariables(desk.variables)
  if (!values) return null
  const taken = new Set((operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value))
  const args = runnable.args.map((argument) => ({ ...argument, variable: freeName(argument.name, taken) }))
  const keys = new Set(
    operation.selectionSet.selections.map((node) =>
      node.kind === 'Field' ? (node.alias?.value ?? node.name.value) : '',
    ),
  )
  const key = freeName(runnable.field, keys)
  const given = args.length > 0 ? `(${args.map(({ name, variable }) => `${name}: $${variable}`).join(', ')})` : ''
  const field = `${key === runnable.field ? '' : `${key}: `}${runnable.field}${given}`
  const text = `  ${field}${runnable.selection ? ` ${runnable.selection}` : ''}\n`
  const definitions = args.map(({ variable, type }) => `$${variable}: ${type}`).join(', ')
  const query = withDefinitions(withField(desk.query, operation, text), operation, definitions)
  const added = { ...values, ...Object.fromEntries(args.map(({ variable, value }) => [variable, value])) }
  return { query, variables: Object.keys(added).length > 0 ? JSON.stringify(added, null, 2) : desk.variables }
}

function readVariables(text: string): Readonly<Record<string, unknown>> | null {
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  let count = 2
  while (taken.has(`${name}${count}`)) count += 1
  return `${name}${count}`
}

function withField(query: string, { selectionSet }: OperationDefinitionNode, text: string): string {
  const end = (selectionSet.loc?.end ?? query.length) - 1
  const before = query.slice(0, end)
  return `${before}${before.endsWith('\n') ? '' : '\n'}${text}${query.slice(end)}`
}

/** Text before the selection keeps its position when a field is added. */
function withDefinitions(query: string, operation: OperationDefinitionNode, definitions: string): string {
  if (definitions === '') return query
  const last = operation.variableDefinitions?.at(-1)?.loc?.end
  if (last !== undefined) return `${query.slice(0, last)}, ${definitions}${query.slice(last)}`
  const start = operation.selectionSet.loc?.start ?? 0
  const name = operation.name?.loc?.end
  if (name !== undefined) return `${query.slice(0, name)}(${definitions})${query.slice(name)}`
  const isShort = operation.loc?.start === start
  const head = isShort ? `${operation.operation} (${definitions}) ` : `(${definitions}) `
  return `${query.slice(0, start)}${head}${query.slice(start)}`
}
