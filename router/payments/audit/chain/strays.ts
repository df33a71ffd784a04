import type { PoolClient } from '../../../../prisma/database.ts'
import type { PaidBy } from '../../../../prisma/ledger/disbursementMark.ts'
import { type RecordedPayment, recordedPayments } from '../../../../prisma/ledger/recorded.ts'
import { UNCHARGED_STATES } from '../../../../prisma/ledger/states.ts'
import type { Scheme } from '../../../../prisma/ledger/stored.ts'
import { mapLimit } from '../../../../subgraphs/kit/async/mapLimit.ts'
import type { ArchivedTransfers } from '../../../archive/archivedTransfers.ts'
import type { Chain } from '../../evm/chain.ts'
import type { Network } from '../../evm/network.ts'
import { uptoCallOf } from '../../facilitator/uptoCall.ts'
import type { PlainTransfers } from '../invariant.ts'
import { timeOf } from './blocks.ts'
import type { ChainTransfer } from './transfers.ts'

/** Transactions requested concurrently. */
const AT_ONCE = 16
/** Credentials of one look-up. */
const PORTION = 5_000

/** A transfer that a credential made: an EIP-3009 authorization, or a Permit2 signature through the x402 proxy. */
export interface CredentialTransfer extends ChainTransfer {
  readonly scheme: Extract<Scheme, 'exact' | 'upto'>
  /** Of the credential, as the ledger spells it. */
  readonly credentialNonce: string
}

/** A payment that says that it took nothing, and the transfer that its credential made. */
export interface UnchargedTransfer {
  readonly payment: RecordedPayment
  readonly transfer: CredentialTransfer
}

/** Transfers to a payee that no settled payment accounts for. */
export interface Strays {
  /** By credentials that the ledger does not know. */
  readonly unrecorded: readonly CredentialTransfer[]
  /** By credentials of payments that were released or failed, and are not watched. */
  readonly uncharged: readonly UnchargedTransfer[]
  readonly plain: PlainTransfers
}

/** Looks transfers up in the ledger by the credentials that made them. Throws when database or chain cannot be read. */
export async function sortStrays(
  client: PoolClient,
  chain: Chain,
  network: Network,
  archive: ArchivedTransfers,
  transfers: readonly ChainTransfer[],
): Promise<Strays> {
  const byPermit = await permitTransfers(
    chain,
    transfers.filter(({ nonce }) => nonce === null),
  )
  const unrecorded: CredentialTransfer[] = []
  const uncharged: UnchargedTransfer[] = []
  let count = 0
  let amount = 0n
  const made: CredentialTransfer[] = []
  for (const transfer of transfers) {
    const { nonce } = transfer
    const one =
      nonce === null ? byPermit.get(transfer) : { ...transfer, scheme: 'exact' as const, credentialNonce: nonce }
    if (one) made.push(one)
    else {
      count += 1
      amount += transfer.value
    }
  }
  for (let start = 0; start < made.length; start += PORTION) {
    const some = made.slice(start, start + PORTION)
    const credentials = some.map(({ scheme, from, credentialNonce }) => ({
      scheme,
      network: network.id,
      payer: from,
      nonce: credentialNonce,
    }))
    const known = await withArchived(
      client,
      chain,
      archive,
      credentials,
      await recordedPayments(client, credentials),
      some,
    )
    for (const [index, transfer] of some.entries()) {
      const payment = known[index]
      if (!payment) unrecorded.push(transfer)
      else if (isUncharged(payment)) uncharged.push({ payment, transfer })
    }
  }
  return { unrecorded, uncharged, plain: { count, amount } }
}

/** Looks those up in the archive that Postgres does not have. */
async function withArchived(
  client: PoolClient,
  chain: Chain,
  archive: ArchivedTransfers,
  credentials: readonly PaidBy[],
  stored: readonly (RecordedPayment | null)[],
  transfers: readonly ChainTransfer[],
): Promise<(RecordedPayment | null)[]> {
  const missing = [...stored.keys()].filter((index) => !stored[index])
  const last = transfers.map(({ block }) => block).sort((a, b) => Number(b - a))[0]
  if (missing.length === 0 || last === undefined) return [...stored]
  const wanted = missing.flatMap((index) => credentials[index] ?? [])
  const archived = await archive.recordedPayments(client, wanted, await timeOf(chain.client, last))
  const all = [...stored]
  for (const [place, index] of missing.entries()) all[index] = archived[place] ?? null
  return all
}

/** Money that arrives while the payment is watched is about to be recorded and refunded. */
function isUncharged({ state, isWatched }: RecordedPayment): boolean {
  return !isWatched && (UNCHARGED_STATES as readonly string[]).includes(state)
}

/** Of transfers without an authorization those that the proxy made: its call names the payer and the nonce. */
async function permitTransfers(
  { client }: Chain,
  transfers: readonly ChainTransfer[],
): Promise<ReadonlyMap<ChainTransfer, CredentialTransfer>> {
  const hashes = [...new Set(transfers.map(({ transaction }) => transaction))]
  const calls = new Map(
    await mapLimit(hashes, AT_ONCE, async (hash) => [hash, uptoCallOf(await client.getTransaction({ hash }))] as const),
  )
  const made = new Map<ChainTransfer, CredentialTransfer>()
  for (const transfer of transfers) {
    const call = calls.get(transfer.transaction)
    if (call?.owner === transfer.from)
      made.set(transfer, { ...transfer, scheme: 'upto', credentialNonce: call.nonce.toString() })
  }
  return made
}
