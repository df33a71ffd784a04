import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { AnvilUnusable, ChainUnreadable, DevnetBusy, DevnetFailed, DevnetPortInUse } from './errors.ts'
import { type DevnetRecord, parseRecord } from './record.ts'

const KEEPER = fileURLToPath(new URL('./keeper.mjs', import.meta.url))

const Reason = z.enum(['busy', 'port_in_use', 'anvil', 'state', 'keeper'])

const Answer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), step: z.string() }),
  z.object({
    type: z.literal('ready'),
    record: z.unknown(),
    restored: z.enum(['newest', 'previous']).nullable(),
  }),
  z.object({
    type: z.literal('failed'),
    reason: Reason,
    detail: z.string(),
  }),
])

/** The orders of a new keeper. */
export interface KeeperOrders {
  /** Absolute path of the devnet's folder. */
  readonly folder: string
  readonly host: string
  /** The host under which this machine reaches the RPC. */
  readonly connectHost: string
  readonly port: number
  /** Maximum age of the newest block, in seconds; beyond it the keeper mines one. */
  readonly oldestHead: number
  readonly anvil:
    | { readonly how: 'start'; readonly binary: string; readonly args: readonly string[] }
    | { readonly how: 'adopt'; readonly anvilPid: number; readonly nodeId: string }
}

/** A running keeper; `restored` names the saved chain that it loaded. */
export interface Launched {
  readonly record: DevnetRecord
  readonly restored: 'newest' | 'previous' | null
}

/**
 * Starts a keeper and waits until the chain answers. Throws DevnetBusy, DevnetPortInUse, AnvilUnusable or
 * ChainUnreadable; then neither keeper nor anvil is left running.
 */
export async function launchKeeper(orders: KeeperOrders, onProgress: (step: string) => void): Promise<Launched> {
  const { folder, anvil, ...address } = orders
  const log = openSync(join(folder, 'devnet.log'), anvil.how === 'start' ? 'w' : 'a', 0o600)
  // A session of its own, so that neither the terminal nor a kill of the app's process group reaches it. The app's
  // NODE_OPTIONS (loaders, inspectors) would only slow it down.
  const { NODE_OPTIONS: _, ...env } = process.env
  const child = spawn(process.execPath, [KEEPER, folder], { detached: true, stdio: ['pipe', 'pipe', log], env })
  closeSync(log)
  child.on('error', () => {})
  const { stdin, stdout } = child
  if (!stdin || !stdout) throw new DevnetFailed('The devnet could not start its keeper process.')
  stdin.on('error', () => {})
  stdin.end(JSON.stringify({ ...address, ...anvil }))
  try {
    for await (const line of createInterface({ input: stdout })) {
      const answer = Answer.parse(JSON.parse(line))
      if (answer.type === 'failed') {
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
        throw failure(orders, answer.reason, answer.detail)
      }
      if (answer.type === 'ready') return { record: parseRecord(answer.record), restored: answer.restored }
      onProgress(answer.step)
    }
    throw new DevnetFailed(`The devnet's keeper ended before the chain was ready; see ${join(folder, 'devnet.log')}.`)
  } finally {
    // Detach: no stream of the keeper may keep the app alive.
    stdout.destroy()
    child.unref()
  }
}

function failure(orders: KeeperOrders, reason: z.infer<typeof Reason>, detail: string): DevnetFailed {
  switch (reason) {
    case 'busy':
      return new DevnetBusy(orders.folder)
    case 'port_in_use':
      return new DevnetPortInUse(orders.host, orders.port)
    case 'anvil':
      return new AnvilUnusable(detail)
    case 'state':
      return new ChainUnreadable(orders.folder, detail)
    case 'keeper':
      return new DevnetFailed(`The devnet's keeper failed in ${orders.folder}: ${detail}`)
  }
}
