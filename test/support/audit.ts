import { expect } from 'vitest'
import type { Pool } from '../../prisma/database.ts'
import { type Audit, type AuditOptions, auditLedger, reachOf } from '../../router/payments/audit/index.ts'
import type { Chain } from '../../router/payments/evm/chain.ts'
import { NETWORKS } from '../../router/payments/evm/network.ts'
import type { Facilitator } from '../../router/payments/protocol/facilitator.ts'
import { Rails } from '../../router/payments/protocol/rail.ts'
import { exactRail } from '../../router/payments/rails/evm/exact.ts'
import { uptoRail } from '../../router/payments/rails/evm/upto.ts'
import type { Address } from '../../schema/address.ts'
import type { TestTollgraph } from './tollgraph.ts'

/** A ledger and its chain, wherever the app runs that works on them. */
export interface AuditedPlace {
  readonly pool: Pool
  readonly chain: Chain
}

const NO_PAYEE = '0x0000000000000000000000000000000000000000' as Address
const NOBODY: Facilitator = {
  name: 'none',
  verifiesCheaply: false,
  verify: () => Promise.reject(new Error('An audit checks no payment')),
  settle: () => Promise.reject(new Error('An audit settles no payment')),
}

/** What an audit is given beside its place. */
type Given = Partial<
  Pick<AuditOptions, 'grace' | 'scope' | 'archive' | 'journal' | 'transfersOfStep' | 'chain' | 'rails'>
>

/** Audits a ledger whose chain is a devnet. */
export async function auditOf(place: AuditedPlace | TestTollgraph, given: Given = {}): Promise<Audit> {
  const { pool, chain } = 'pool' in place ? place : { pool: place.backend.db.pool, chain: place.chain }
  const network = NETWORKS.devnet
  const rails = new Rails([
    exactRail(network, chain, NO_PAYEE, NOBODY, null),
    uptoRail(network, chain, NO_PAYEE, NOBODY, null, () => null),
  ])
  // Elsewhere than in this process, the payee is not known here: transfers are then compared in one direction alone.
  const reach = await reachOf(pool, chain, network, 'pool' in place ? NO_ADDRESSES : ownAddresses(place), 'ledger')
  return auditLedger({ pool, rails, chain, network, reach, now: new Date(), grace: 60_000, ...given })
}

const NO_ADDRESSES = { payees: [], senders: [] }

/** The payee of a Tollgraph in this process, and the wallet that sends its refunds. */
export function ownAddresses({ backend: { money } }: TestTollgraph) {
  const sender = money.signers.refund?.address
  return { payees: [money.payee], senders: sender ? [sender] : [] }
}

/** Expects that the ledger, the chain and the ledger's own sums say the same. */
export async function expectCleanAudit(place: AuditedPlace | TestTollgraph): Promise<void> {
  const { findings } = await auditOf(place)
  expect(findings).toEqual([])
}
