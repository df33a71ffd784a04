import type { Options } from '../options.ts'
import type { Machine } from './machine.ts'

/** What stands above the table: where it was measured, and what its figures are worth. */
export function header(machine: Machine, { seconds }: Options): string {
  const { cores, loadAverage } = machine
  return [
    placeOf(machine),
    `Client, server, Postgres and chain share these cores${loadAverage > cores / 4 ? ', and others use them too' : ''}: read the figures as orders of magnitude.`,
    `Each row: warmed up, then up to ${seconds} s over loopback with keep-alive, one server running at a time. Every payment is`,
    'its own EIP-3009 authorization, signed before the clock starts. "no-op settle": the signature is verified, no chain;',
    "Tollgraph writes its ledger to Postgres, the peers keep none. Peers answer a constant of Tollgraph's paid answer's size.",
    'Tollgraph runs the search for free names; "constant" answers as the peers do, and all else is the same. Its free call',
    'is a read of Postgres and a question to DNS.',
    'RSS and CPU are those of the server process; rows of one settlement share it, in the order of measurement.',
    'A row with a wrong answer has failed: it is shown, and compared with nothing.',
  ].join('\n')
}

/** What stands above the table of hosting and mail. */
export function besideHeader(machine: Machine, { seconds }: Options): string {
  return [
    placeOf(machine),
    `Client and server share these cores: read the figures as orders of magnitude, beside the load average of each row.`,
    `Over loopback, one server at a time, warmed up. Sites: up to ${seconds} s a row with keep-alive, 500 files of 1 to 200 kB,`,
    'each looked at byte by byte before. The client is one process of Node: what a server could do beyond it shows in its CPU.',
    'nginx and sirv find packed files beside the others; nginx uses sendfile, and it alone does not flush what is put.',
    'Mail over ten connections without TLS. Tollgraph checks SPF, DKIM and DMARC and has the mail in the inbox when it says',
    'that it was taken; Postfix checks nothing, flushes the mail to its queue, and delivers to folders later.',
    'CPU is for each answer, of all processes of nginx and Postfix, and of Tollgraph without Postgres.',
  ].join('\n')
}

/** What stands above the table of a cluster's faults. */
export function clusterHeader(machine: Machine, { minutes, seed }: Options): string {
  return [
    placeOf(machine),
    `Hosts are network namespaces of this machine; for ${minutes} min, in the order of seed ${seed}, one of their parts fails at a time.`,
    'Clients pay without a pause worth naming and repeat each request until it is answered, after 10 s without an answer too.',
    '"no answer": longest time in which no client got an answer at one of the paths; "failing": from the first request that',
    'failed to the last one; "well after": until all parts ran and all paths were answered again, at least 10 s.',
  ].join('\n')
}

function placeOf({ node, platform, processor, cores, memory, loadAverage }: Machine): string {
  return `Tollgraph bench: Node ${node}, ${platform}, ${cores} cores (${processor}), ${memory} MB, load average ${loadAverage}`
}
