import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { getAddress } from 'viem'
import { startDevnet } from '../../devnet/index.ts'
import { connectNode } from '../../devnet/node.ts'
import { openDatabase, type Pool } from '../../prisma/database.ts'
import { startEmbeddedPostgres } from '../../prisma/embedded/index.ts'
import { scopeSince } from '../../prisma/ledger/auditScope.ts'
import { inSnapshot } from '../../prisma/ledger/snapshot.ts'
import { applyMigrations } from '../../prisma/migrate.ts'
import { auditLedger, reachOf } from '../../router/payments/audit/index.ts'
import { openChain } from '../../router/payments/evm/chain.ts'
import { NETWORKS } from '../../router/payments/evm/network.ts'
import { Rails } from '../../router/payments/protocol/rail.ts'
import type { Address } from '../../schema/address.ts'
import type { BesideRow } from '../beside/row.ts'
import { progress } from '../report/progress.ts'
import { EMITTER, emitInput, payerAddresses } from './emitter.ts'
import { insertBatch } from './rows.ts'

/** Transfers of one transaction. */
const BATCH = 1_000
const AMOUNT = 10_000n
const PORT = 18_545

const network = NETWORKS.devnet

/**
 * An incremental audit of `count` payments that followed the last one, over as many older ones: a ledger of made-up rows, a
 * node with the logs of their transfers.
 */
export async function measureAudit(count: number, signal: AbortSignal): Promise<BesideRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tollgraph-audit-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir })
  const devnet = await startDevnet({ dataDir, port: PORT })
  const db = openDatabase(postgres.url)
  try {
    await applyMigrations(db.pool)
    const node = connectNode(devnet.rpcUrl)
    await node.setCode({ address: network.usdc, bytecode: EMITTER })
    const older = await fill(db.pool, devnet.rpcUrl, devnet.payee, 0, count, signal)
    await fill(db.pool, devnet.rpcUrl, devnet.payee, count, 2 * count, signal)
    await db.pool.query('ANALYZE')
    progress('auditing')
    return [await measure(db.pool, devnet.rpcUrl, devnet.payee, older, count)]
  } finally {
    await db.close()
    await devnet.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Where the ledger and the chain stood. */
interface Mark {
  readonly block: bigint
  readonly since: Date
}

async function fill(
  pool: Pool,
  rpcUrl: string,
  payee: Address,
  from: number,
  to: number,
  signal: AbortSignal,
): Promise<Mark> {
  const node = connectNode(rpcUrl)
  const payers = payerAddresses().map((address) => getAddress(address))
  const sender = payee
  await node.impersonateAccount({ address: sender })
  let at = new Date()
  for (let first = from; first < to; first += BATCH) {
    signal.throwIfAborted()
    progress(`making payments: ${first}`)
    const end = Math.min(first + BATCH, to)
    const data = emitInput(first, end, payee, AMOUNT)
    const hash = await node.sendTransaction({ account: sender, to: network.usdc, data, gas: 12_000_000n } as never)
    const receipt = await node.waitForTransactionReceipt({ hash })
    if (receipt.status !== 'success') throw new Error(`The node did not log the transfers from ${first}`)
    const block = await node.getBlock({ blockNumber: receipt.blockNumber })
    at = new Date(Number(block.timestamp) * 1_000)
    const batch = { first, end, transaction: hash, network: network.id, asset: network.usdc, payee, payers }
    await insertBatch(pool, { ...batch, amount: AMOUNT, at })
  }
  // The next payments are of a later second.
  await node.increaseTime({ seconds: 2 })
  return {
    block: await node.getBlockNumber(),
    since: new Date(at.getTime() + 1_000),
  }
}

async function measure(pool: Pool, rpcUrl: string, payee: Address, older: Mark, count: number): Promise<BesideRow> {
  const chain = openChain(network, rpcUrl, 60_000)
  const cpuBefore = process.cpuUsage()
  const start = performance.now()
  const scope = await inSnapshot(pool, (client) => scopeSince(client, older.since))
  const reach = await reachOf(pool, chain, network, { payees: [payee], senders: [] }, { block: older.block + 1n })
  const audit = await auditLedger({
    pool,
    chain,
    network,
    rails: new Rails([]),
    scope,
    reach,
    now: new Date(),
    grace: 60_000,
    onStep: ([name], share) => progress(`auditing: ${Math.floor(share * 100)} %, ${name}`),
  })
  const took = performance.now() - start
  const { user, system } = process.cpuUsage(cpuBefore)
  const isRight = audit.payments === count && audit.findings.length === 0
  return {
    work: `incremental audit of ${count} payments`,
    server: 'Tollgraph',
    isOurs: true,
    connections: 1,
    unit: 'payments/s',
    perSecond: (count / took) * 1_000,
    p50: took,
    p99: took,
    cpuPerAnswer: (user + system) / 1_000 / count,
    rssPeak: process.resourceUsage().maxRSS * 1_024,
    answers: isRight ? count : 0,
    wrong: isRight ? 0 : 1,
    firstWrong: isRight ? null : `${audit.payments} payments, first finding: ${JSON.stringify(audit.findings[0])}`,
    loadAverage: Math.round((loadavg()[0] ?? 0) * 100) / 100,
  }
}
