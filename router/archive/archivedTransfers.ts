import type { PoolClient } from '../../prisma/database.ts'
import { type ArchivedMonth, archivedMonths } from '../../prisma/ledger/archive/archivedMonth.ts'
import { firstDay } from '../../prisma/ledger/archive/month.ts'
import type { PaidBy } from '../../prisma/ledger/disbursementMark.ts'
import type { RecordedPayment } from '../../prisma/ledger/recorded.ts'
import type { PaymentState } from '../../prisma/ledger/states.ts'
import type { BlobStore } from '../../subgraphs/kit/storage/blobs/blobStore.ts'
import { readerOf } from './archivedPayments.ts'
import { NamedRow } from './archivedRows.ts'

/** Archived payments and refunds as those look for them who compare the ledger with the chain. */
export interface ArchivedTransfers {
  /**
   * The payments of credentials, in their order; null for a credential that no archived payment has. `until` is when the last of them
   * was settled.
   */
  recordedPayments(client: PoolClient, credentials: readonly PaidBy[], until: Date): Promise<(RecordedPayment | null)[]>
  /** Of nonces of transfers (in lower case) those that sent an archived refund or payout. */
  sentNonces(client: PoolClient, nonces: readonly string[]): Promise<ReadonlySet<string>>
}

/** Reads them from the files of the months that a transaction sees as archived. Its methods throw ArchiveDamaged. */
export function archivedTransfers(store: BlobStore): ArchivedTransfers {
  return {
    async recordedPayments(client, credentials, until) {
      const wanted = new Map(credentials.map((credential, index) => [keyOf(credential), index]))
      const found: (RecordedPayment | null)[] = credentials.map(() => null)
      for (const month of await newestFirst(client)) {
        if (wanted.size === 0) break
        if (firstDay(month.month) <= until) await lookThrough(store, month, wanted, found)
      }
      return found
    },
    async sentNonces(client, nonces) {
      const wanted = new Set(nonces)
      const sent = new Set<string>()
      for (const month of await newestFirst(client)) {
        if (sent.size === wanted.size) break
        for await (const rows of readerOf(store, month, 'disbursements').rows()) {
          for (const row of rows) {
            const nonce = sentNonceOf(new NamedRow('disbursements', row))
            if (nonce !== null && wanted.has(nonce)) sent.add(nonce)
          }
        }
      }
      return sent
    },
  }
}

/** For a ledger without archived months. Throws where there are some, because what they hold would be taken for lost. */
export const NO_ARCHIVE: ArchivedTransfers = {
  async recordedPayments(client, credentials) {
    await expectNone(client)
    return credentials.map(() => null)
  },
  async sentNonces(client) {
    await expectNone(client)
    return new Set()
  },
}

async function expectNone(client: PoolClient): Promise<void> {
  const months = (await archivedMonths(client)).map(({ month }) => month)
  if (months.length > 0) throw new Error(`The files of archived months are needed: ${months.join(', ')}`)
}

async function newestFirst(client: PoolClient): Promise<ArchivedMonth[]> {
  return (await archivedMonths(client)).reverse()
}

/** Takes those credentials out of `wanted` that a payment of the month has. */
async function lookThrough(
  store: BlobStore,
  month: ArchivedMonth,
  wanted: Map<string, number>,
  found: (RecordedPayment | null)[],
): Promise<void> {
  for await (const rows of readerOf(store, month, 'payments').rows()) {
    for (const row of rows) {
      const named = new NamedRow('payments', row)
      const [scheme, network] = [named.text('scheme'), named.text('network')]
      const key = keyOf({ scheme, network, payer: named.text('payer'), nonce: named.text('nonce') })
      const index = wanted.get(key)
      if (index === undefined) continue
      wanted.delete(key)
      found[index] = { id: named.text('id'), state: named.text('state') as PaymentState, isWatched: false }
    }
    if (wanted.size === 0) return
  }
}

function keyOf({ scheme, network, payer, nonce }: Readonly<Record<keyof PaidBy, string>>): string {
  return JSON.stringify([scheme, network, payer, nonce])
}

/** The nonce of a sent transfer, where that was an authorization. */
function sentNonceOf(row: NamedRow): string | null {
  const prepared = row.textOrNull('prepared')
  if (row.text('state') !== 'SENT' || prepared === null) return null
  const { transfer } = JSON.parse(prepared) as { transfer?: { authorization?: { nonce?: unknown } } }
  const nonce = transfer?.authorization?.nonce
  return typeof nonce === 'string' ? nonce.toLowerCase() : null
}
