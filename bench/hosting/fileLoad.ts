import { performance } from 'node:perf_hooks'
import { type Load, Tally } from '../load/tally.ts'
import { FileConnection } from './fileConnection.ts'

/** A request for a file, and how long the right body is on the wire. */
export interface FileRequest {
  readonly bytes: Buffer
  readonly expected: number
}

export interface FileLoadOptions {
  readonly port: number
  /** Fetched in turn, each connection from another place on. */
  readonly requests: readonly FileRequest[]
  readonly connections: number
  readonly seconds: number
  readonly signal: AbortSignal
}

/** Coprime to the number of files, so that all of them come, small and large ones mixed. */
const STRIDE = 197

/** Fetches files over kept connections, each as soon as the last one is there. */
export async function runFileLoad(options: FileLoadOptions): Promise<Load> {
  const { port, connections: count, seconds, signal } = options
  signal.throwIfAborted()
  const connections = await Promise.all(Array.from({ length: count }, () => FileConnection.open(port)))
  try {
    const tally = new Tally()
    const end = performance.now() + seconds * 1_000
    await Promise.all(connections.map((connection, index) => fetchInTurn(connection, index, options, tally, end)))
    signal.throwIfAborted()
    return tally.result()
  } finally {
    for (const connection of connections) connection.close()
  }
}

async function fetchInTurn(
  connection: FileConnection,
  index: number,
  { requests, signal }: FileLoadOptions,
  tally: Tally,
  end: number,
): Promise<void> {
  for (let turn = index * STRIDE; performance.now() < end && !signal.aborted; turn += STRIDE) {
    const request = requests[turn % requests.length] as FileRequest
    const start = performance.now()
    const answer = await connection.fetch(request.bytes)
    if (answer instanceof Error) {
      tally.wrong(answer.message)
      return
    }
    const { status, bytes } = answer
    if (status === 200 && bytes === request.expected) tally.right(performance.now() - start, bytes)
    else tally.wrong(`status ${status} with ${bytes} instead of ${request.expected} bytes`)
  }
}
