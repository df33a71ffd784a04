import type { Diagnostic } from '@codemirror/lint'
import type { EditorState } from '@codemirror/state'
import { coerceInputValue, isNonNullType } from 'graphql'
import { nodeAt, rootValue } from './jsonPlaces.ts'
import type { DeclaredVariable } from './variableTypes.ts'

/** What the server would refuse of the variables in an editor whose text is JSON or blank, each at its place. */
export function variableProblems(state: EditorState, declared: readonly DeclaredVariable[]): Diagnostic[] {
  const text = state.doc.toString().trim()
  const values: unknown = text === '' ? {} : JSON.parse(text)
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    return [problem(state, [], 'error', 'Variables are a JSON object')]
  const given = new Map(Object.entries(values))
  return [
    ...declared.flatMap((variable) => problemsOf(state, variable, given)),
    ...[...given.keys()]
      .filter((name) => !declared.some((variable) => variable.name === name))
      .map((name) => problem(state, [name], 'warning', `The query declares no variable $${name}`)),
  ]
}

function problemsOf(
  state: EditorState,
  { name, type, hasDefault }: DeclaredVariable,
  given: ReadonlyMap<string, unknown>,
): readonly Diagnostic[] {
  if (!given.has(name)) {
    const isRequired = isNonNullType(type) && !hasDefault
    return isRequired ? [problem(state, [], 'error', `$${name} is missing: it is a ${type}`)] : []
  }
  const problems: Diagnostic[] = []
  coerceInputValue(given.get(name), type, (path, _value, { message }) => {
    problems.push(problem(state, [name, ...path], 'error', message))
  })
  return problems
}

function problem(
  state: EditorState,
  path: readonly (string | number)[],
  severity: Diagnostic['severity'],
  message: string,
): Diagnostic {
  const node = nodeAt(state, path)
  const from = rootValue(state)?.from ?? 0
  // What is missing is shown at the brace in which it would be written.
  if (!node || node.from === from) return { from, to: Math.min(from + 1, state.doc.length), severity, message }
  return { from: node.from, to: node.to, severity, message }
}
