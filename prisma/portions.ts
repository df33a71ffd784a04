import type { PoolClient } from 'pg'

/** Rows in memory at once. */
const PORTION = 200

/** The rows of a query in portions, by a cursor. Needs a transaction; one query at a time. */
export async function* portions<Row extends object>(
  client: PoolClient,
  sql: string,
  parameters: readonly unknown[] = [],
): AsyncGenerator<readonly Row[]> {
  await client.query(`DECLARE portioned NO SCROLL CURSOR FOR ${sql}`, [...parameters])
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${PORTION} FROM portioned`)
    if (rows.length === 0) break
    yield rows
  }
  await client.query('CLOSE portioned')
}
