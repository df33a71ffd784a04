import type { DocumentNode, OperationDefinitionNode, SelectionSetNode } from 'graphql'
import type { Written } from '../../state/request.ts'
import { applyEdits, type Edit } from './edits.ts'
import { readVariables } from './readVariables.ts'
import type { Piece, Runnable } from './runnable.ts'

/**
 * Adds a field to the editor's operation without changing the rest of the text. Null when there is no single operation
 * of the same kind. `document` is the editor's text, parsed with locations.
 */
export function addTo(desk: Written, document: DocumentNode, runnable: Runnable): Written | null {
  const operations = document.definitions.filter((node) => node.kind === 'OperationDefinition')
  const [operation] = operations
  if (!operation || operations.length > 1 || operation.operation !== runnable.operation) return null
  return addAt(desk, { set: operation.selectionSet, operation }, runnable)
}

/** Where a field is added: a selection, and the operation that declares its variables. */
export interface AddPlace {
  readonly set: SelectionSetNode
  readonly operation: OperationDefinitionNode | null
}

/**
 * Adds a field to a selection without changing the rest of the text. Null when the variables are no JSON, and when the field
 * needs variables and no operation can declare them.
 */
export function addAt(desk: Written, { set, operation }: AddPlace, piece: Piece): Written | null {
  const values = readVariables(desk.variables)
  if (!values || (piece.args.length > 0 && !operation)) return null
  const taken = new Set((operation?.variableDefinitions ?? []).map(({ variable }) => variable.name.value))
  const args = piece.args.map((argument) => ({ ...argument, variable: freeName(argument.name, taken) }))
  const keys = new Set(
    set.selections.map((node) => (node.kind === 'Field' ? (node.alias?.value ?? node.name.value) : '')),
  )
  const key = freeName(piece.field, keys)
  const given = args.length > 0 ? `(${args.map(({ name, variable }) => `${name}: $${variable}`).join(', ')})` : ''
  const field = `${key === piece.field ? '' : `${key}: `}${piece.field}${given}`
  const definitions = args.map(({ variable, type }) => `$${variable}: ${type}`).join(', ')
  const edits = [
    fieldEdit(desk.query, set, `${field}${piece.selection ? ` ${piece.selection}` : ''}`),
    ...(operation && definitions ? [definitionsEdit(operation, definitions)] : []),
  ]
  const added = { ...values, ...Object.fromEntries(args.map(({ variable, value }) => [variable, value])) }
  return {
    query: applyEdits(desk.query, edits),
    variables: Object.keys(added).length > 0 ? JSON.stringify(added, null, 2) : desk.variables,
  }
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  let count = 2
  while (taken.has(`${name}${count}`)) count += 1
  return `${name}${count}`
}

/** Inserts a field, indented for the root, as the last one of a selection. */
function fieldEdit(query: string, { loc }: SelectionSetNode, field: string): Edit {
  const close = (loc?.end ?? query.length) - 1
  const lineStart = query.lastIndexOf('\n', close - 1) + 1
  const before = query.slice(lineStart, close)
  const indent = /^[\t ]*/.exec(before)?.[0] ?? ''
  const text = `${indent}  ${field.replaceAll('\n  ', `\n${indent}  `)}\n`
  if (before.trim() === '') return { from: lineStart, to: lineStart, text }
  return { from: lineStart + before.trimEnd().length, to: close, text: `\n${text}${indent}` }
}

/** Declares variables in an operation. */
function definitionsEdit(operation: OperationDefinitionNode, definitions: string): Edit {
  const last = operation.variableDefinitions?.at(-1)?.loc?.end
  if (last !== undefined) return { from: last, to: last, text: `, ${definitions}` }
  const name = operation.name?.loc?.end
  if (name !== undefined) return { from: name, to: name, text: `(${definitions})` }
  const start = operation.selectionSet.loc?.start ?? 0
  const isShort = operation.loc?.start === start
  return { from: start, to: start, text: isShort ? `${operation.operation} (${definitions}) ` : `(${definitions}) ` }
}
