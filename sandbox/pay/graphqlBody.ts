import type { Written } from '../state/request.ts'
import { Trouble } from './trouble.ts'

/** A GraphQL request body. */
export interface GraphqlBody {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  /** The first operation of a document with several. */
  readonly operationName?: string
}

/** The body of an edited request. Throws a Trouble of kind `input` that names the position. */
export function graphqlBody({ query, variables }: Written): GraphqlBody {
  const bare = bareText(query)
  if (bare.trim() === '') {
    throw new Trouble('input', 'There is no query yet', { detail: 'Write one, or take an example from Explore.' })
  }
  const names = operationNames(bare)
  return {
    query,
    variables: readVariables(variables),
    ...(names.length > 1 && names[0] ? { operationName: names[0] } : {}),
  }
}

/** The names of a document's operations, in order. */
export function operationNames(document: string): string[] {
  const names: string[] = []
  let depth = 0
  for (const [word, name] of bareText(document).matchAll(/[{}]|\b(?:query|mutation|subscription)\s+(\w+)/g)) {
    if (word === '{') depth += 1
    else if (word === '}') depth -= 1
    else if (depth === 0 && name) names.push(name)
  }
  return names
}

/** Whether a document contains a mutation. */
export function isMutation(document: string): boolean {
  return /^[^{]*\bmutation\b|\}\s*mutation\b/.test(bareText(document))
}

/** The document without comments and strings, which could contain its keywords. */
export function bareText(document: string): string {
  return document.replace(/"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|#[^\n]*/g, (text) => (text.startsWith('#') ? '' : '""'))
}

/** Parses the variables' JSON; empty for an empty text. Throws a Trouble of kind `input` that names the line. */
export function readVariables(text: string): Record<string, unknown> {
  if (text.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const line = lineOf(text, error instanceof Error ? error.message : '')
    throw new Trouble('input', line ? `The variables are no JSON at line ${line}` : 'The variables are no JSON', {
      detail: 'They are an object, such as { "first": 3 }: names in double quotes, no comma after the last one.',
    })
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new Trouble('input', 'The variables are no object at line 1', {
    detail: 'They are an object, such as { "first": 3 }.',
  })
}

/** The line of a JSON syntax error: each browser words its message differently, or omits the line. */
function lineOf(text: string, message: string): number | null {
  const line = /\bline (\d+)/.exec(message)?.[1]
  if (line) return Number(line)
  const position = /\bposition (\d+)/.exec(message)?.[1]
  if (position) return text.slice(0, Number(position)).split('\n').length
  return /end of|unterminated|EOF/i.test(message) ? text.trimEnd().split('\n').length : null
}
