import { createHash } from 'node:crypto'
import type { Presented } from '../../../prisma/ledger/stored.ts'

/**
 * The index, below `count`, of the key that settles a payer's payments: the same in every process, so that a payment is sent
 * again by the key that sent it before. 0 for a payload without a payer, which every scheme refuses.
 */
export function payerShard({ payload }: Presented, count: number): number {
  const payer = count > 1 ? payerIn(payload.payload) : null
  if (payer === null) return 0
  return createHash('sha256').update(payer.toLowerCase()).digest().readUInt32BE(0) % count
}

/** The payer of an EIP-3009 or Permit2 payload. */
function payerIn(payload: Readonly<Record<string, unknown>>): string | null {
  for (const name of ['authorization', 'permit2Authorization']) {
    const { from } = (payload[name] ?? {}) as { readonly from?: unknown }
    if (typeof from === 'string') return from
  }
  return null
}
