import type { Options } from '../options.ts'
import type { Machine } from './machine.ts'

/** What stands above the table: where it was measured, and what its figures are worth. */
export function header(machine: Machine, { seconds }: Options): string {
  const { node, platform, processor, cores, memory, loadAverage } = machine
  return [
    `Tollgraph bench: Node ${node}, ${platform}, ${cores} cores (${processor}), ${memory} MB, load average ${loadAverage}`,
    `Client, server, Postgres and chain share these cores${loadAverage > cores / 4 ? ', and others use them too' : ''}: read the figures as orders of magnitude.`,
    `Each row: warmed up, then up to ${seconds} s over loopback with keep-alive, one server running at a time. Every payment is`,
    'its own EIP-3009 authorization, signed before the clock starts. "no-op settle": the signature is verified, no chain;',
    "Tollgraph writes its ledger to Postgres, the peers keep none. Peers answer a constant of Tollgraph's paid answer's size.",
    'Tollgraph runs the search for free names, and for the free call a read of Postgres and a question to DNS.',
    'RSS and CPU are those of the server process; rows of one settlement share it, in the order of measurement.',
    'A row with a wrong answer has failed: it is shown, and compared with nothing.',
  ].join('\n')
}
