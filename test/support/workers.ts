import { realpath } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import { SUPERUSER } from '../../prisma/embedded/cluster.ts'
import { DATABASE } from '../../prisma/embedded/databases.ts'
import { socketFolder, socketUrl } from '../../prisma/embedded/socket.ts'
import { eventually } from './ledger.ts'
import { openPool } from './pool.ts'
import type { TollgraphProcess } from './process.ts'

/** A log line of a worker. */
export interface WorkerLine {
  readonly worker: number
  readonly pid: number
  readonly msg: string
  /** Of a line of the access log. */
  readonly log?: 'access'
  readonly status?: number
  /** The id of the payment that the request was paid with. */
  readonly payment?: string
}

/** The log lines that name a worker, in order: those of workers, and those of their supervisor about one. */
export function workerLines(output: string): WorkerLine[] {
  const isComplete = (line: string) => line.startsWith('{') && line.endsWith('}')
  return output
    .split('\n')
    .filter(isComplete)
    .map((line) => JSON.parse(line) as WorkerLine)
    .filter(({ worker }) => worker !== undefined)
}

/** Sends a request over a connection of its own: connections are handed to the workers in turn. */
export async function sendAlone(url: string, init: RequestInit = {}): Promise<{ status: number; text: string }> {
  const headers = Object.fromEntries(new Headers(init.headers))
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(url, { method: init.method ?? 'GET', headers, agent: false }, resolve)
    sent.once('error', reject)
    sent.end(init.body)
  })
  return { status: answer.statusCode ?? 0, text: (await buffer(answer)).toString() }
}

/** The processes of the workers by their number, asked for until `count` of them have answered. Needs ACCESS_LOG. */
export async function pidsOf({ url, output }: TollgraphProcess, count: number): Promise<ReadonlyMap<number, number>> {
  const from = output().length
  return eventually('all workers answer', async () => {
    await sendAlone(`${url}/nowhere`)
    const lines = workerLines(output().slice(from)).filter(({ log }) => log === 'access')
    const pids = new Map(lines.map(({ worker, pid }) => [worker, pid]))
    return pids.size === count && pids
  })
}

/** Connects to the embedded database of a process. */
export async function openEmbeddedPool({ dataDir }: TollgraphProcess): Promise<pg.Pool> {
  return openPool(socketUrl(socketFolder(await realpath(dataDir)), SUPERUSER, DATABASE))
}

/** Whether a process lives. */
export function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
