import type { Options } from '../options.ts'
import type { Machine } from './machine.ts'

/** What stands above the table: where it was measured, and what its figures are worth. */
export function header(machine: Machine, { seconds }: Options): string {
  const { node, platform, processor, cores, memory, loadAverage } = machine
  return [
    `Tollgraph bench: Node ${node}, ${platform}, ${cores} cores (${processor}), ${memory} MB, load average ${loadAverage}`,
    `Client, server, Postgres and chain share these cores${loadAverage > cores / 4 ? ', and others use them too' : ''}: read the figures as orders of magnitude.`,
    `Each row: warmed up, then up to ${seconds} s over loopback with keep-alive. Every payment is its own EIP-3009 authorization,`,
    'signed before the clock starts. "no-op settle": the signature is verified, the ledger writes all it writes, no chain.',
    'RSS and CPU are those of the server process; rows of one facilitator share a process, in the order of the table.',
  ].join('\n')
}
