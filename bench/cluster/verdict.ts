import { getAddress, parseAbi } from 'viem'
import { USDC } from '../../devnet/index.ts'
import { connectNode } from '../../devnet/node.ts'
import type { Pool } from '../../prisma/database.ts'
import { WHOLE_LEDGER } from '../../prisma/ledger/auditScope.ts'
import { halvesOf, markOfPayment } from '../../prisma/ledger/disbursementMark.ts'
import { OWED } from '../../prisma/ledger/disbursementStates.ts'
import { OPEN_STATES } from '../../prisma/ledger/states.ts'
import { sqlStates } from '../../prisma/ledger/stateTable.ts'
import { auditLedger, reachOf } from '../../router/payments/audit/index.ts'
import { openChain } from '../../router/payments/evm/chain.ts'
import { NETWORKS } from '../../router/payments/evm/network.ts'
import type { Facilitator } from '../../router/payments/protocol/facilitator.ts'
import { Rails } from '../../router/payments/protocol/rail.ts'
import { exactRail } from '../../router/payments/rails/evm/exact.ts'
import { uptoRail } from '../../router/payments/rails/evm/upto.ts'
import type { Call } from './calls.ts'
import { sendUntilServed } from './clients.ts'
import type { Cluster } from './cluster.ts'
import { INBOX_TOPUP } from './paths.ts'
import { until } from './until.ts'

/** What must be empty once all faults are over. */
export interface Verdict {
  readonly calls: number
  /** Calls that the chain charged more than once, and not refunded but for one. */
  readonly chargedTwice: readonly string[]
  /** Calls that the chain charged and did not refund, by a payment that the client got no answer for. */
  readonly chargedWithoutAnswer: readonly string[]
  /** Calls that were answered by a payment that the chain did not execute. */
  readonly answeredWithoutCharge: readonly string[]
  /** Calls that clients gave up. */
  readonly unanswered: readonly string[]
  /** Payments whose work was done more than once, by the ledger. */
  readonly workedTwice: readonly string[]
  /** Wallets that extended the inbox more or less often than they were answered. */
  readonly extendedOtherwise: readonly string[]
  /** Calls whose answer is another one when their request is repeated. */
  readonly retoldDifferently: readonly string[]
  /** Findings of the audit: ledger against chain, chain against ledger. */
  readonly findings: readonly string[]
}

/** How long payments may take to end after the last fault, in milliseconds. */
const END_LIMIT_MS = 60_000
/** Calls that are repeated at the end. */
const REPEATED = 64
/** How long a repeated call may be refused, in milliseconds. */
const SERVED_LIMIT_MS = 20_000

const UNDER_WAY = `
  SELECT FROM ledger.payment WHERE state IN ${sqlStates(OPEN_STATES)}
  UNION ALL SELECT FROM ledger.disbursement WHERE state IN ${OWED}
  LIMIT 1`
const EXACT = { scheme: 'exact', network: NETWORKS.devnet.id } as const
const EVENTS = parseAbi(['event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce)'])

/** Compares what clients got with ledger and chain. Throws when payments or refunds stay open. */
export async function judge(cluster: Cluster, calls: readonly Call[]): Promise<Verdict> {
  const { pool } = cluster.db
  await until(
    'no payment and no refund is under way',
    async () => (await pool.query(UNDER_WAY)).rowCount === 0,
    END_LIMIT_MS,
  )
  const used = await uses(cluster.chain.rpcUrl)
  const refunded = refundsOf(used, cluster.chain.payee)
  const timesOf = (payer: string, nonce: string) =>
    (used.get(keyOf(payer, nonce)) ?? 0) -
    (refunded.get(markOfPayment({ ...EXACT, payer: getAddress(payer), nonce })) ?? 0)
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
    extendedOtherwise: await extendedOtherwise(pool, calls),
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

/** How often the payee has refunded each payment, by the first half of the refund's mark, which is its nonce. */
function refundsOf(used: ReadonlyMap<string, number>, payee: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [key, times] of used) {
    if (!key.startsWith(payee.toLowerCase())) continue
    const { payment } = halvesOf(key.slice(payee.length))
    counts.set(payment, (counts.get(payment) ?? 0) + times)
  }
  return counts
}

/** Compares the days that each wallet bought with its answers: what is settled before its work is done once too. */
async function extendedOtherwise(pool: Pool, calls: readonly Call[]): Promise<readonly string[]> {
  const { rows } = await pool.query<{ payer: string; count: number }>(
    `SELECT lower(payer) AS payer, count(*)::int AS count FROM mail.inbox_period
     WHERE paid_at > (SELECT min(paid_at) FROM mail.inbox_period) GROUP BY 1`,
  )
  const extended = new Map(rows.map(({ payer, count }) => [payer, count]))
  const answered = new Map<string, number>()
  for (const { path, payer, answer } of calls) {
    if (path !== INBOX_TOPUP.path || answer === null) continue
    answered.set(payer.toLowerCase(), (answered.get(payer.toLowerCase()) ?? 0) + 1)
  }
  return [...new Set([...extended.keys(), ...answered.keys()])]
    .filter((payer) => extended.get(payer) !== answered.get(payer))
    .map((payer) => `${payer}: extended ${extended.get(payer) ?? 0} times, answered ${answered.get(payer) ?? 0} times`)
}

/**
 * Sends answered requests again: the same answer is due, and no other charge. A 503 is due while no router is ready, and
 * is followed by another try, as clients do.
 */
async function retold(url: string, calls: readonly Call[]): Promise<readonly string[]> {
  // Those with most tries first: they went through faults.
  const chosen = calls
    .filter(({ answer }) => answer !== null)
    .sort((one, other) => other.tries.length - one.tries.length)
    .slice(0, REPEATED)
  const wrong: string[] = []
  for (const call of chosen) {
    const { status, text } = await sendUntilServed(url, call.request, SERVED_LIMIT_MS)
    if (status !== call.tries.at(-1)?.status || text !== call.answer)
      wrong.push(`${nameOf(call)}, again: ${status} ${text.slice(0, 200)}`)
  }
  return wrong
}

const NO_FACILITATOR: Facilitator = {
  name: 'none',
  verifiesCheaply: false,
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
