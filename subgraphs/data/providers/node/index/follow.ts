import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { inTransaction } from '../../../../kit/transaction.ts'
import { hexOf } from '../hex.ts'
import { type EvmNode, verifyChain } from '../rpc.ts'
import { ChainMoved, fetchHead } from './fetch/fetchBlocks.ts'
import type { Header } from './fetch/forms.ts'
import { createTracer } from './fetch/traces.ts'
import { type Step, step } from './step.ts'
import { takeIndex } from './write/state.ts'

export interface FollowOptions {
  readonly pool: Pool
  readonly node: EvmNode
  /** Where a new index begins; null: a short chain at its first block, a long one at its head. An index that exists stays. */
  readonly startBlock: bigint | null
  /** How often the node is asked for its head, in milliseconds. */
  readonly pollMs: number
  readonly log: Logger
  now(): Date
}

/** Follows a chain: reads its blocks into the database as they come. */
export interface Follower {
  /** Resolves once the index has what was the node's head at this call. Throws when the node cannot be read. */
  catchUp(): Promise<void>
  /** Ends the following when the step under way has ended. */
  stop(): Promise<void>
}

/** What one step should hold: many small blocks, or few full ones. */
const STEP_TRANSACTIONS = 2_000
const MOST_BLOCKS = 64
/**
 * How long a node may be behind the index before that counts as blocks it dropped, in milliseconds. Behind a load balancer
 * the nodes are not all at the same block.
 */
const BEHIND_MS = 20_000
/** How long a step of another process is waited for, before looking again, in milliseconds. */
const ELSEWHERE_MS = 50
/** Longest wait after failures, in milliseconds. */
const LONGEST_WAIT_MS = 30_000

/**
 * Starts to follow. Any number of processes may follow the same chain into the same database: each step is taken by one of
 * them, and a process that dies leaves nothing half done.
 */
export function followChain(options: FollowOptions): Follower {
  const { pool, node, pollMs, log, now } = options
  const ground = { ...options, tracer: createTracer(node, log) }
  const stopping = new AbortController()
  let isVerified = false
  let most = 8
  let behind = { hash: '', since: 0 }

  /** One step towards a head; null when another process is taking one. */
  async function advance(target: Header): Promise<Step | null> {
    try {
      const taken = await inTransaction(pool, async (client) =>
        (await takeIndex(client, node.chainId)) ? step(client, ground, target, most) : null,
      )
      if (taken && taken.blocks > 0) most = paceAfter(most, taken)
      return taken
    } catch (error) {
      // Perhaps it was too much at once.
      most = Math.max(1, Math.floor(most / 2))
      throw error
    }
  }

  /** Steps until the index has the node's head. */
  async function reachHead(): Promise<void> {
    if (!isVerified) await verifyChain(node)
    isVerified = true
    const target = await fetchHead(node)
    while (!stopping.signal.aborted) {
      const known = await readProgress(pool, node.chainId, target.number)
      if (known.head === target.hash || (known.atTarget === target.hash && isPatient(target))) break
      const taken = await advance(target)
      // Another process is at it.
      if (!taken) await pause(ELSEWHERE_MS)
      else if (taken.blocks === 0 && taken.dropped === 0) break
    }
  }

  /** The index has this head and more: soon the node will have it too, or else it dropped what came after. */
  function isPatient({ hash }: Header): boolean {
    if (behind.hash !== hash) behind = { hash, since: now().getTime() }
    return now().getTime() - behind.since < BEHIND_MS
  }

  async function pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: stopping.signal }).catch(() => {})
  }

  /** One at a time, whoever asks; who asks while one waits for its turn waits for the same. */
  let running: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | null = null
  function inTurn(): Promise<void> {
    const begin = () => {
      waiting = null
      return reachHead()
    }
    waiting ??= running = running.then(begin, begin)
    return waiting
  }

  async function follow(): Promise<void> {
    let failures = 0
    while (!stopping.signal.aborted) {
      try {
        await inTurn()
        if (failures > 1) log.info({ chainId: node.chainId }, 'The chain is followed again')
        failures = 0
      } catch (error) {
        // That the chain moved under our eyes is no failure; the next step sees it as it is then.
        if (!(error instanceof ChainMoved)) failures++
        if (failures === 2) log.warn({ err: error, chainId: node.chainId }, 'The chain cannot be followed')
      }
      await pause(failures > 1 ? Math.min(pollMs * 2 ** failures, LONGEST_WAIT_MS) : pollMs)
    }
  }

  const following = follow()
  return {
    async catchUp() {
      for (let attempt = 0; ; attempt++) {
        try {
          return await inTurn()
        } catch (error) {
          if (!(error instanceof ChainMoved) || attempt === 5) throw error
        }
      }
    },
    async stop() {
      stopping.abort()
      await following
    },
  }
}

/** How many blocks the next step should read so that it has about as many transactions as a step should. */
function paceAfter(most: number, { blocks, transactions }: Step): number {
  const fitting = Math.floor((STEP_TRANSACTIONS * blocks) / Math.max(transactions, 1))
  return Math.max(1, Math.min(fitting, most * 2, MOST_BLOCKS))
}

/** The hash of the newest block of the index, and of its block with a number; null where it has none. */
async function readProgress(pool: Pool, chainId: number, number: bigint) {
  const { rows } = await pool.query<{ head_hash: Buffer | null; hash: Buffer | null }>(
    `SELECT i.head_hash, b.hash FROM data.chain_index i
       LEFT JOIN data.block b ON b.chain_id = i.chain_id AND b.number = $2 WHERE i.chain_id = $1`,
    [chainId, number],
  )
  const { head_hash: head = null, hash: atTarget = null } = rows[0] ?? {}
  return { head: head && hexOf(head), atTarget: atTarget && hexOf(atTarget) }
}
