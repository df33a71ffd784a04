import { parseAbi } from 'viem'
import { USDC } from '../../devnet/index.ts'
import { connectNode } from '../../devnet/node.ts'
import { WHOLE_LEDGER } from '../../prisma/ledger/auditScope.ts'
import { auditLedger, reachOf } from '../../router/payments/audit/index.ts'
import { openChain } from '../../router/payments/evm/chain.ts'
import { NETWORKS } from '../../router/payments/evm/network.ts'
import type { Facilitator } from '../../router/payments/protocol/facilitator.ts'
import { Rails } from '../../router/payments/protocol/rail.ts'
import { exactRail } from '../../router/payments/rails/evm/exact.ts'
import { uptoRail } from '../../router/payments/rails/evm/upto.ts'
import type { Call } from './calls.ts'
import { send } from './clients.ts'
import type { Cluster } from './cluster.ts'
import { until } from './until.ts'

/** What must be empty once all faults are over. */
export interface Verdict {
  readonly calls: number
  /** Calls that the chain charged more than once. */
  readonly chargedTwice: readonly string[]
  /** Calls that the chain charged by a payment that the client got no answer for. */
  readonly chargedWithoutAnswer: readonly string[]
  /** Calls that were answered by a payment that the chain did not execute. */
  readonly answeredWithoutCharge: readonly string[]
  /** Calls that clients gave up. */
  readonly unanswered: readonly string[]
  /** Payments whose work was done more than once, by the ledger. */
  readonly workedTwice: readonly string[]
  /** Calls whose answer is another one when their request is repeated. */
  readonly retoldDifferently: readonly string[]
  /** Findings of the audit: ledger against chain, chain against ledger. */
  readonly findings: readonly string[]
}

/** How long payments may take to end after the last fault, in milliseconds. */
const END_LIMIT_MS = 60_000
/** Calls that are repeated at the end. */
const REPEATED = 64

const OPEN = `('RESERVED', 'EXECUTED', 'SETTLING', 'PENDING')`
const EVENTS = parseAbi(['event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce)'])

/** Compares what clients got with ledger and chain. Throws when payments stay open. */
export async function judge(cluster: Cluster, calls: readonly Call[]): Promise<Verdict> {
  const { pool } = cluster.db
  await until(
    'no payment is under way',
    async () => (await pool.query(`SELECT FROM ledger.payment WHERE state IN ${OPEN} LIMIT 1`)).rowCount === 0,
    END_LIMIT_MS,
  )
  const used = await uses(cluster.chain.rpcUrl)
  const timesOf = (payer: string, nonce: string) => used.get(keyOf(payer, nonce)) ?? 0
  const charges = ({ payer, nonces }: Call) => nonces.reduce((sum, nonce) => sum + timesOf(payer, nonce), 0)
  const isLastCharged = ({ payer, nonces }: Call) => timesOf(payer, nonces.at(-1) ?? '') > 0
  const { rows } = await pool.query<{ id: string }>(
    `SELECT payment_id AS id FROM ledger.payment_transition WHERE to_state = 'EXECUTED' GROUP BY payment_id HAVING count(*) > 1`,
  )
  return {
    calls: calls.length,
    chargedTwice: calls.filter((call) => charges(call) > 1).map(nameOf),
    chargedWithoutAnswer: calls
      .filter((call) => charges(call) > 0 && (call.answer === null || !isLastCharged(call)))
      .map(nameOf),
    answeredWithoutCharge: calls.filter((call) => call.answer !== null && !isLastCharged(call)).map(nameOf),
    unanswered: calls.filter((call) => call.answer === null).map(nameOf),
    workedTwice: rows.map(({ id }) => id),
    retoldDifferently: await retold(cluster.url, calls),
    findings: await findings(cluster),
  }
}

/** Whether nothing is wrong. */
export function isClean({ calls, ...faults }: Verdict): boolean {
  return calls > 0 && Object.values(faults).every((list) => list.length === 0)
}

const keyOf = (payer: string, nonce: string) => `${payer}${nonce}`.toLowerCase()
const nameOf = ({ path, payer, nonces, tries }: Call) =>
  `${path} of ${payer} with ${nonces.join(', ')}: ${tries.map(({ status }) => status ?? 'broken').join(' ')}`

/** How often the chain has used each authorization. */
async function uses(rpcUrl: string): Promise<ReadonlyMap<string, number>> {
  const logs = await connectNode(rpcUrl).getContractEvents({
    address: USDC,
    abi: EVENTS,
    eventName: 'AuthorizationUsed',
    fromBlock: 0n,
    strict: true,
  })
  const counts = new Map<string, number>()
  for (const { args } of logs) {
    const key = keyOf(args.authorizer, args.nonce)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** Sends answered requests again: the same answer is due, and no other charge. */
async function retold(url: string, calls: readonly Call[]): Promise<readonly string[]> {
  // Those with most tries first: they went through faults.
  const chosen = calls
    .filter(({ answer }) => answer !== null)
    .sort((one, other) => other.tries.length - one.tries.length)
    .slice(0, REPEATED)
  const wrong: string[] = []
  for (const call of chosen) {
    const { status, text } = await send(url, call.request)
    if (status !== 200 || text !== call.answer) wrong.push(`${nameOf(call)}, again: ${status} ${text.slice(0, 200)}`)
  }
  return wrong
}

const NO_FACILITATOR: Facilitator = {
  name: 'none',
  verify: () => Promise.reject(new Error('An audit verifies no payment')),
  settle: () => Promise.reject(new Error('An audit settles no payment')),
}

async function findings({ db: { pool }, chain: { rpcUrl, payee } }: Cluster): Promise<readonly string[]> {
  const network = NETWORKS.devnet
  const chain = openChain(network, rpcUrl, 30_000)
  const rails = new Rails([
    exactRail(network, chain, payee, NO_FACILITATOR, null),
    uptoRail(network, chain, payee, NO_FACILITATOR, null, () => null),
  ])
  const reach = await reachOf(pool, chain, network, { payees: [payee], senders: [payee] }, 'ledger')
  const scope = WHOLE_LEDGER
  const audit = await auditLedger({ pool, rails, chain, network, reach, scope, now: new Date(), grace: 60_000 })
  return audit.findings.map((finding) => JSON.stringify(finding))
}
