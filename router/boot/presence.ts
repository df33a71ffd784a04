import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { isSocketPath } from '../../prisma/embedded/socket.ts'

/** A socket in a folder on which this process listens while it lives: the kernel closes it with the process. */
export interface Presence {
  /** Its name in the folder. */
  readonly socket: string
  /** Closes and removes it. */
  end(): void
}

/**
 * Listens in a folder. Null where that is impossible: some file systems have no sockets, and a path may be too long for one.
 */
export async function listenIn(folder: string): Promise<Presence | null> {
  const socket = `tollgraph.${randomBytes(6).toString('hex')}.sock`
  const path = join(folder, socket)
  if (!isSocketPath(path)) return null
  const server = createServer((connection) => connection.destroy())
  try {
    server.listen(path)
    await once(server, 'listening')
  } catch {
    return null
  }
  // A connection that cannot be taken, for lack of files for example, has told its caller all the same.
  server.on('error', () => {})
  server.unref()
  return { socket, end: () => void server.close() }
}

/**
 * Whether a process listens on a socket, in whatever container of this machine. A socket that cannot be tried, for lack of
 * rights for example, counts as one of a process that lives.
 */
export async function isListening(path: string): Promise<boolean> {
  const connection = connect(path)
  try {
    await once(connection, 'connect')
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code !== 'ECONNREFUSED' && code !== 'ENOENT'
  } finally {
    connection.destroy()
  }
}
