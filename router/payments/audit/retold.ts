import type { Breach } from '../../../prisma/ledger/invariants/invariant.ts'
import { storedBills } from './bills/storedBills.ts'
import type { AuditInvariant } from './invariant.ts'

/** Private answers go only to their payers. */
export const retold: AuditInvariant = {
  name: 'retold',
  rule: 'An answer that is for its payer alone is not given again to a request that could be copied from the chain',
  async *breaches(ground): AsyncGenerator<Breach> {
    for await (const { payment, recomputed } of storedBills(ground, 'retold')) {
      if (recomputed?.isPrivate)
        yield {
          payment,
          message: 'Its private answer was given to a request that could have been copied from the chain',
        }
    }
  },
}
