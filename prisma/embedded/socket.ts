import { createHash } from 'node:crypto'
import { lstat, mkdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { EmbeddedPostgresError } from './errors.ts'

/** Part of the socket's file name; no TCP port is opened. */
export const SOCKET_PORT = 5432

/** Longest path of a Unix socket in bytes on Linux; macOS takes four less. */
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107

/**
 * Where the server of `dataDir` listens: a folder of this user's own in the folder for temporary files, because a data
 * folder's own path may be longer than a socket's may be.
 */
export function socketFolder(dataDir: string): string {
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const name = `tollgraph-${process.getuid?.() ?? 0}-${digest}`
  const folder = path.join(os.tmpdir(), name)
  return Buffer.byteLength(socketFile(folder)) <= LONGEST_SOCKET_PATH ? folder : path.join('/tmp', name)
}

/** The socket inside that folder. */
export function socketFile(folder: string): string {
  return path.join(folder, `.s.PGSQL.${SOCKET_PORT}`)
}

/**
 * Makes the folder and checks that nobody else can enter it: whoever reaches the socket is let in without a password.
 * Throws when somebody else made a thing of that name first.
 */
export async function secureSocketFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700, recursive: true })
  await checkSocketFolder(folder)
}

/** Throws unless the folder is a real one, this user's, and closed to everybody else. */
export async function checkSocketFolder(folder: string): Promise<void> {
  const stat = await lstat(folder)
  const own = stat.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & 0o077) === 0
  if (own) return
  throw new EmbeddedPostgresError(
    `${folder} is where the database's socket belongs, and it is not a folder that only this user can enter. ` +
      `Remove it, or set TMPDIR to a folder of your own`,
  )
}

/** The connection string of a server that listens in `folder`. The host name is a placeholder: `host` is the folder. */
export function socketUrl(folder: string, user: string, database: string): string {
  const host = encodeURIComponent(folder)
  // sslmode and port are spelled out because PGSSLMODE and PGPORT of the environment would apply otherwise.
  return `postgresql://${user}@localhost:${SOCKET_PORT}/${database}?host=${host}&sslmode=disable`
}
