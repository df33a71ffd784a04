import { LineProxy } from './proxy.ts'

/** A line to a database that listens on a socket of this machine, and the DATABASE_URL that leads over it. */
export async function openDatabaseLine(
  databaseUrl: string,
): Promise<{ readonly line: LineProxy; readonly url: string }> {
  const { searchParams, port, username, pathname } = new URL(databaseUrl)
  const line = await LineProxy.open({ path: `${searchParams.get('host')}/.s.PGSQL.${port}` })
  return { line, url: `postgresql://${username}@127.0.0.1:${line.port}${pathname}?sslmode=disable` }
}
