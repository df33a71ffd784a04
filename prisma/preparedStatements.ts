import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'

/** Statements that are named, at most; a program has fewer, unless it builds texts as it goes. */
const MAX_STATEMENTS = 500

type Query = (...parts: unknown[]) => unknown

/**
 * Gives the statements of a connection names, so that Postgres parses and plans each once and not at every call. Only
 * texts with parameters are named; what Prisma sends has a form of its own and is left alone.
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

/** The name of a statement, the same on every connection; null once there are too many. */
function nameOf(text: string): string | null {
  const known = names.get(text)
  if (known) return known
  if (names.size >= MAX_STATEMENTS) return null
  const name = `tollgraph_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
  names.set(text, name)
  return name
}
