import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'

/** Maximum number of named statements; a program stays below it, unless it generates SQL texts at run time. */
const MAX_STATEMENTS = 500

type Query = (...parts: unknown[]) => unknown

/**
 * Names the statements of a connection, so that Postgres parses and plans each once. Only texts with parameters are
 * named; Prisma's queries have another form and are passed through.
 */
export function nameStatements(client: PoolClient): void {
  const connection = client as unknown as { query: Query }
  const query = connection.query.bind(client) as Query
  connection.query = (text, values, ...others) => {
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : null
    return name ? query({ name, text, values }, ...others) : query(text, values, ...others)
  }
}

const names = new Map<string, string>()

/** The name of a statement, the same on every connection; null once MAX_STATEMENTS is reached. */
function nameOf(text: string): string | null {
  const known = names.get(text)
  if (known) return known
  if (names.size >= MAX_STATEMENTS) return null
  const name = `tollgraph_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
  names.set(text, name)
  return name
}
