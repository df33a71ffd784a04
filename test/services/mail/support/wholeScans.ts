import pg from 'pg'
import { expect, vi } from 'vitest'

/**
 * How the statements of some work scan tables of the service that they read beyond what an index leads to. Fill and
 * ANALYZE the tables before: Postgres reads small ones whole.
 */
export async function wholeScans(
  pool: pg.Pool,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const calls = query.mock.calls as unknown as readonly (readonly unknown[])[]
  query.mockRestore()
  const scans: string[] = []
  for (const [statement, values] of calls) {
    const text = typeof statement === 'string' ? statement : (statement as { text: string }).text
    const given = (statement as { values?: unknown[] }).values ?? values
    if (!tables.some((table) => text.includes(`"mail"."${table}"`))) continue
    const { rows } = await pool.query(`EXPLAIN (FORMAT JSON) ${text}`, given as unknown[])
    scans.push(...scansIn(rows[0]['QUERY PLAN'][0].Plan, tables))
  }
  expect(scans.length).toBeGreaterThan(0)
  return scans.filter((scan) => !scan.startsWith('by index '))
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Plan[]
}

/** A bitmap's condition is in the scan of its index. Indexes of mails with content have few entries. */
function scansIn(plan: Plan, tables: readonly string[]): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index = '', Plans: parts = [] } = plan
  const below = parts.flatMap((part) => scansIn(part, tables))
  if (!tables.includes(table) || !type.endsWith('Scan')) return below
  const isByIndex = plan['Index Cond'] !== undefined || index.endsWith('_with_content_idx')
  return [...below, `${isByIndex || type === 'Bitmap Heap Scan' ? 'by index' : 'whole'} ${table}: ${type}`]
}
