import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The contents of a running server's `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number
  readonly socketFolder: string
  /** `ready` and `standby` accept connections; empty right after the start. */
  readonly status: 'starting' | 'stopping' | 'ready' | 'standby' | ''
}

/** Reads `postmaster.pid`; null when it is missing, or incomplete because it is being written. */
export async function readPostmaster(clusterDir: string): Promise<Postmaster | null> {
  const text = await readFile(path.join(clusterDir, 'postmaster.pid'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  return { pid, socketFolder: lines[4] ?? '', status: (lines[7] ?? '') as Postmaster['status'] }
}

/**
 * Whether `pid` is the live server of this cluster. The pid alone is not enough: the process may be a zombie, or the
 * pid may have been reused after a crash or a reboot.
 */
export async function isPostmaster(pid: number, clusterDir: string): Promise<boolean> {
  if (pid === process.pid || !processExists(pid)) return false
  const facts = process.platform === 'linux' ? await linuxProcess(pid) : await otherProcess(pid, clusterDir)
  return facts !== null && isServerOf(facts, clusterDir)
}

/** What the operating system reports about a process. */
export interface ProcessFacts {
  readonly zombie: boolean
  /** The program's name alone. */
  readonly name: string
  /** Its arguments, the program first; empty for an exiting process or a kernel thread. */
  readonly command: readonly string[]
}

/** Whether the process is a live server of this cluster. */
export function isServerOf({ zombie, name, command }: ProcessFacts, clusterDir: string): boolean {
  if (zombie) return false
  // Linux frees an exiting process's memory, and so its command line, before its files, sockets and pid: such a server
  // has not ended yet.
  if (command.length === 0) return name === 'postgres'
  return path.basename(command[0] ?? '') === 'postgres' && command.includes(clusterDir)
}

/** Whether a process of that pid exists, zombies included. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function linuxProcess(pid: number): Promise<ProcessFacts | null> {
  try {
    const [stat, command] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
    ])
    return linuxFacts(stat, command)
  } catch {
    return null
  }
}

/** Reads `/proc/<pid>/stat` and `/proc/<pid>/cmdline`, see proc(5). */
export function linuxFacts(stat: string, cmdline: string): ProcessFacts {
  // The state follows the program's name, which is in parentheses and may contain parentheses itself.
  const nameEnd = stat.lastIndexOf(')')
  const state = stat.slice(nameEnd + 2, nameEnd + 3)
  return {
    zombie: state === 'Z' || state === 'X',
    name: stat.slice(stat.indexOf('(') + 1, nameEnd),
    command: cmdline.split('\0').filter((argument) => argument !== ''),
  }
}

async function otherProcess(pid: number, clusterDir: string): Promise<ProcessFacts | null> {
  try {
    const { stdout } = await run('ps', ['-ww', '-o', 'stat=,command=', '-p', String(pid)])
    const [state = '', ...command] = stdout.trim().split(/\s+/)
    const text = command.join(' ')
    // ps joins the arguments with spaces, so a path with spaces must be searched for in the whole text.
    const folder = text.includes(` -D ${clusterDir} `) ? [clusterDir] : []
    return {
      zombie: state.startsWith('Z'),
      name: path.basename(command[0] ?? ''),
      command: [command[0] ?? '', ...folder],
    }
  } catch {
    return null
  }
}
