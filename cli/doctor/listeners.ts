import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** The state of a listening TCP socket in /proc/net; a bound UDP socket has the other value. */
const LISTENING = { tcp: '0A', udp: '07' } as const

/** The pids that listen on a port, as far as this user may see them; null on a system without /proc. */
export function listeners(port: number, protocol: 'tcp' | 'udp'): readonly number[] | null {
  if (!existsSync('/proc/net/tcp')) return null
  const inodes = new Set([protocol, `${protocol}6`].flatMap((table) => inodesOf(table, port, LISTENING[protocol])))
  if (inodes.size === 0) return []
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.filter((pid) => socketsOf(pid).some((inode) => inodes.has(inode))).map(Number)
}

/** Columns of /proc/net/tcp: number, local address, remote address, state, …, inode in the tenth. */
function inodesOf(table: string, port: number, state: string): string[] {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  return read(`/proc/net/${table}`)
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[1]?.endsWith(`:${hex}`) && columns[3] === state)
    .map((columns) => columns[9] ?? '')
}

function socketsOf(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map(
      (fd) => /^socket:\[(\d+)\]$/.exec(link(`/proc/${pid}/fd/${fd}`))?.[1] ?? '',
    )
  } catch {
    // The process has ended, or belongs to another user.
    return []
  }
}

function link(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    // The descriptor was closed after it was listed.
    return ''
  }
}

function read(path: string): string {
  // A machine without IPv6 has no such table.
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
