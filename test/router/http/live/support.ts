import { randomUUID } from 'node:crypto'
import { createClient as createSseClient } from 'graphql-sse'
import { type Client, createClient } from 'graphql-ws'
import WebSocket from 'ws'
import type { Pool } from '../../../../prisma/database.ts'
import { inTransaction } from '../../../../prisma/transaction.ts'
import type { Address } from '../../../../schema/address.ts'
import { completeJob, insertJob, type LeasedJob, leaseJob, pauseJob } from '../../../../subgraphs/kit/jobs/store.ts'
import { startTollgraph, type TestTollgraph } from '../../../support/tollgraph.ts'
import { siwxHeader, type TestWallet } from '../../../support/wallet.ts'

const SECRET = 'a secret that two routers of one installation share'

/** A Tollgraph whose jobs only the test moves. */
export function startLive(
  settings: Readonly<Record<string, string>> = {},
  options: Parameters<typeof startTollgraph>[1] = {},
): Promise<TestTollgraph> {
  return startTollgraph({ RUN_JOBS: 'false', SECRET, ...settings }, options)
}

/** Another router of the same installation: the same database and chain. */
export function secondRouter(first: TestTollgraph): Promise<TestTollgraph> {
  const { payee, devnet } = first.backend.money
  return startLive({
    DATABASE_URL: databaseOf(first),
    NETWORK: 'base-sepolia',
    RPC_URL: first.rpcUrl,
    PAYEE: payee,
    FACILITATOR_KEY: devnet?.facilitatorKey ?? '',
  })
}

export function databaseOf({ backend }: TestTollgraph): string {
  return backend.db.pool.options.connectionString ?? ''
}

/** The `Authorization` of a session that a wallet begins. */
export async function beginSession({ url }: TestTollgraph, { account }: TestWallet): Promise<string> {
  const place = `${url}/session`
  const header = await siwxHeader(account, await fetch(place, { method: 'POST' }), place)
  const answer = await fetch(place, { method: 'POST', headers: { 'sign-in-with-x': header } })
  const { token } = (await answer.json()) as { readonly token: string }
  return `Bearer ${token}`
}

/** A job that a wallet has paid for, and the steps that move it. */
export interface MovedJob {
  readonly id: string
  /** Begins the job: LOADING. */
  lease(): Promise<void>
  progress(percent: number): Promise<void>
  complete(): Promise<void>
}

export async function paidJob(pool: Pool, wallet: Address): Promise<MovedJob> {
  const id = randomUUID()
  const now = new Date()
  const deadline = new Date(now.getTime() + 3_600_000)
  const job = { id, service: 'studio', kind: 'image', wallet, actId: `${id}:0`, source: 'sandbox', input: {} } as const
  await inTransaction(pool, (client) => insertJob(client, { ...job, deadline, now }))
  // An event may arrive before the statement that caused it has answered.
  let leasing: Promise<LeasedJob | null> = Promise.resolve(null)
  const lease = async () => {
    leasing = leaseJob(pool, id, 60_000, new Date())
    await leasing
  }
  const held = async () => {
    const leased = await leasing
    if (!leased) throw new Error('The job is not leased')
    return leased
  }
  return {
    id,
    lease,
    async progress(percent) {
      const leased = await held()
      const pause = { dueAt: new Date(), progress: percent, failures: 0 }
      await inTransaction(pool, (client) => pauseJob(client, leased, pause, new Date()))
      await lease()
    },
    async complete() {
      await completeJob(pool, await held(), {}, { now: new Date(), expiresAt: deadline })
    },
  }
}

/** A client of graphql-ws, with these members in the payload of `connection_init`. */
export function socketClient(url: string, connectionParams: Record<string, unknown> = {}): Client {
  return createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams,
    retryAttempts: 0,
  })
}

/** A client of graphql-sse. */
export function eventClient(url: string, headers: Record<string, string> = {}) {
  return createSseClient({ url: `${url}/graphql`, headers, retryAttempts: 0 })
}

/** The state and progress of a job, as text, from an event. */
export interface JobEvent {
  readonly job: { readonly status: string; readonly progress: number } | null
}

export const JOB = 'subscription ($id: ID!) { job(id: $id) { status progress } }'

/** Breaks the connections on which the routers of a database listen. */
export async function killListeners({ backend }: TestTollgraph): Promise<void> {
  const { rowCount } = await backend.db.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'tollgraph-live' AND datname = current_database()`,
  )
  if (!rowCount) throw new Error('No router listens')
}
