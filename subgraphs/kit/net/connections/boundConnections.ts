import { readFileSync } from 'node:fs'
import type { Server } from 'node:net'
import type { Logger } from 'pino'

/** Files that a process has open beside connections of callers: the database's, the chain's, the providers', listening ports. */
const OWN_FILES = 500
/** Least time between two log lines of a server, in milliseconds. */
const LOG_EACH_MS = 60_000

/**
 * Bounds all connections to a server to a share of the files that this process may have open (`ulimit -n`): beyond that,
 * database and chain would be out of reach. Further connections are closed. Does nothing where the limit cannot be read
 * (outside Linux).
 */
export function boundConnections(server: Server, share: number, log: Logger): void {
  const files = openFilesLimit()
  if (files === null) return
  server.maxConnections = mostConnections(files, share)
  let loggedAt = Number.NEGATIVE_INFINITY
  server.on('drop', () => {
    if (performance.now() - loggedAt < LOG_EACH_MS) return
    loggedAt = performance.now()
    log.warn(
      { connections: server.maxConnections, files },
      'Connections are refused: this process may not have more files open; raise its limit (ulimit -n)',
    )
  })
}

/** Connections of a server that has this share of what callers have, in a process that may have so many files open. */
export function mostConnections(files: number, share: number): number {
  return Math.floor(share * Math.max(files - OWN_FILES, files / 2))
}

/** How many files this process may have open; null where that is unknown or without limit. */
function openFilesLimit(): number | null {
  try {
    const [, limit] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return limit === undefined ? null : Number(limit)
  } catch {
    return null
  }
}
