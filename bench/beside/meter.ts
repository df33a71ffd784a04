import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Running } from '../servers/start.ts'
import type { Spent } from './row.ts'

/** Tells what a server uses from one moment to another. */
export interface Meter {
  /** Begins to count; what it resolves to ends the counting. */
  start(): Promise<() => Promise<Spent>>
}

/** Of a server that the bench runs: its own process. */
export function meterOf(server: Running): Meter {
  return {
    async start() {
      const before = await server.usage()
      return async () => {
        const after = await server.usage()
        return { cpu: after.cpu - before.cpu, rssPeak: after.peakRss }
      }
    },
  }
}

/** Of a program with all processes below it, those that have ended too. Unknown where there is no /proc. */
export function meterOfProgram(pid: number): Meter {
  return {
    async start() {
      const before = cpuBelow(pid)
      return async () => {
        const after = cpuBelow(pid)
        return { cpu: before === null || after === null ? null : after - before, rssPeak: null }
      }
    },
  }
}

/** Linux counts CPU time in hundredths of a second here, whatever the kernel does. */
const TICK_MS = 10

interface Process {
  readonly pid: number
  readonly parent: number
  /** Ticks, with those of children that have ended. */
  readonly ticks: number
}

function cpuBelow(root: number): number | null {
  if (!existsSync('/proc/self/stat')) return null
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : []))
  const family = new Set([root])
  // A child may stand before its parent in the list: as many rounds as there are generations.
  for (let size = 0; size !== family.size; ) {
    size = family.size
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid)
  }
  return all.reduce((sum, { pid, ticks }) => (family.has(pid) ? sum + ticks : sum), 0) * TICK_MS
}

function readProcess(pid: number): Process | null {
  let text: string
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'latin1')
  } catch {
    // It has ended since the list was read.
    return null
  }
  // The name in parentheses may hold anything; what follows it is numbers, from the third field on.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return { pid, parent: Number(fields[1]), ticks }
}
