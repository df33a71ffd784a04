import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Pool } from '../../../../../prisma/database.ts'
import { firstRow, tables } from '../../../../../prisma/sql.ts'
import { inTransaction } from '../../../../../prisma/transaction.ts'
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
  /** First block of a new index; null: the first block of a short chain, the head of a long one. An existing index is kept. */
  readonly startBlock: bigint | null
  /** Polling interval for the node's head, in milliseconds. */
  readonly pollMs: number
  readonly log: Logger
  now(): Date
}

/** Follows a chain: reads its blocks into the database as they appear. */
export interface Follower {
  /** Resolves once the index contains the node's head at the time of this call. Throws if the node cannot be read. */
  catchUp(): Promise<void>
  /** Stops following after the current step. */
  stop(): Promise<void>
}

/** Target size of one step: many small blocks, or few full ones. */
const STEP_TRANSACTIONS = 2_000
const MOST_BLOCKS = 64
/**
 * How long a node may lag behind the index before that counts as a reorganization, in milliseconds. Nodes behind a load
 * balancer are not all at the same block.
 */
const BEHIND_MS = 20_000
/** Delay before retrying while another process takes a step, in milliseconds. */
const ELSEWHERE_MS = 50
/** Longest delay after failures, in milliseconds. */
const LONGEST_WAIT_MS = 30_000

/**
 * Starts following. Any number of processes may follow the same chain into the same database: each step is taken by one
 * of them in one transaction, so a crash leaves nothing half done.
 */
export function followChain(options: FollowOptions): Follower {
  const { pool, node, pollMs, log, now } = options
  const ground = { ...options, tracer: createTracer(node, log) }
  const stopping = new AbortController()
  let isVerified = false
  let most = 8
  let behind = { hash: '', since: 0 }

  /** One step towards a head; null if another process is taking one. */
  async function advance(target: Header): Promise<Step | null> {
    try {
      const taken = await inTransaction(pool, async (client) =>
        (await takeIndex(client, node.chainId)) ? step(client, ground, target, most) : null,
      )
      if (taken && taken.blocks > 0) most = paceAfter(most, taken)
      return taken
    } catch (error) {
      // The step may have been too large: halve the next one.
      most = Math.max(1, Math.floor(most / 2))
      throw error
    }
  }

  /** Takes steps until the index contains the node's head. */
  async function reachHead(): Promise<void> {
    if (!isVerified) await verifyChain(node)
    isVerified = true
    const target = await fetchHead(node)
    while (!stopping.signal.aborted) {
      const known = await readProgress(pool, node.chainId, target.number)
      if (known.head === target.hash || (known.atTarget === target.hash && isPatient(target))) break
      const taken = await advance(target)
      // Another process is taking a step.
      if (!taken) await pause(ELSEWHERE_MS)
      else if (taken.blocks === 0 && taken.dropped === 0) break
    }
  }

  /** The index already contains this head and more: the node either catches up soon, or has dropped the later blocks. */
  function isPatient({ hash }: Header): boolean {
    if (behind.hash !== hash) behind = { hash, since: now().getTime() }
    return now().getTime() - behind.since < BEHIND_MS
  }

  async function pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: stopping.signal }).catch(() => {})
  }

  /** Single flight: one run at a time; callers that arrive while a run is queued share it. */
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
        // A chain that moved during the step is not a failure; the next step reads its new state.
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

/** Number of blocks for the next step, so that it has about STEP_TRANSACTIONS transactions. */
function paceAfter(most: number, { blocks, transactions }: Step): number {
  const fitting = Math.floor((STEP_TRANSACTIONS * blocks) / Math.max(transactions, 1))
  return Math.max(1, Math.min(fitting, most * 2, MOST_BLOCKS))
}

/** Hashes of the index's newest block and of its block with a number; null if missing. */
async function readProgress(pool: Pool, chainId: number, number: bigint) {
  const progress = tables
    .selectFrom('data.chainIndex as i')
    .leftJoin('data.block as b', (join) =>
      join.onRef('b.chainId', '=', 'i.chainId').on('b.number', '=', String(number)),
    )
    .select(['i.headHash', 'b.hash'])
    .where('i.chainId', '=', chainId)
  const { headHash: head = null, hash: atTarget = null } = (await firstRow(pool, progress)) ?? {}
  return { head: head && hexOf(head), atTarget: atTarget && hexOf(atTarget) }
}
