import { createHash } from 'node:crypto'
import { lstat, mkdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { EmbeddedPostgresError, WAY_OUT } from './errors.ts'

/** Part of the socket's file name; no TCP port is opened. */
export const SOCKET_PORT = 5432

/** Maximum length of a Unix socket path in bytes on Linux; macOS allows four less. */
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107

/** What the client asks for anyway: without any options, those of PGOPTIONS would apply. */
const OPTIONS = encodeURIComponent('-c client_encoding=UTF8')

/** Whether a socket can have a path: Node 20 would cut off what is too much, and listen there. */
export function isSocketPath(file: string): boolean {
  return Buffer.byteLength(file) <= LONGEST_SOCKET_PATH
}

/**
 * Folder of the socket of `dataDir`'s server: owned by this user, inside the folder for temporary files, because a data
 * folder's own path may be too long for a socket.
 */
export function socketFolder(dataDir: string): string {
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const name = `tollgraph-${process.getuid?.() ?? 0}-${digest}`
  const folder = path.join(os.tmpdir(), name)
  return isSocketPath(socketFile(folder)) ? folder : path.join('/tmp', name)
}

/** Path of the socket inside that folder. */
export function socketFile(folder: string): string {
  return path.join(folder, `.s.PGSQL.${SOCKET_PORT}`)
}

/**
 * Creates the folder and checks that only this user can enter it: the socket accepts connections without a password.
 * Throws when another user already owns a file or folder of that name.
 */
export async function secureSocketFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700, recursive: true })
  } catch (error) {
    // The code is left out: Node reports a read-only file system as ENOENT.
    throw new EmbeddedPostgresError(
      `${folder}, the folder of the database's socket, cannot be made: ` +
        `set TMPDIR to a folder that this user can write to, ${WAY_OUT}`,
      { cause: error },
    )
  }
  await checkSocketFolder(folder)
}

/** Throws unless the path is a real folder, owned by this user and closed to all others. */
export async function checkSocketFolder(folder: string): Promise<void> {
  const stat = await lstat(folder)
  const own = stat.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & 0o077) === 0
  if (own) return
  throw new EmbeddedPostgresError(
    `${folder} is where the database's socket belongs, and it is not a folder that only this user can enter. ` +
      `Remove it, or set TMPDIR to a folder of your own`,
  )
}

/**
 * The connection string of a server that listens in `folder`. The host name is a placeholder; the parameter `host` is
 * the folder.
 */
export function socketUrl(folder: string, user: string, database: string): string {
  const host = encodeURIComponent(folder)
  // Explicit because PGPORT, PGSSLMODE and PGOPTIONS of the environment are meant for another server.
  return `postgresql://${user}@localhost:${SOCKET_PORT}/${database}?host=${host}&sslmode=disable&options=${OPTIONS}`
}
