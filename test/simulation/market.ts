import { challengeV2 } from '../../router/payments/checkout/challenge.ts'
import { PaymentRequired } from '../../router/payments/protocol/paymentRequired.ts'
import { NO_SIGNER, startRouter } from '../prisma/ledger/router.ts'
import { Shop } from '../prisma/ledger/shop.ts'
import { Token } from '../prisma/ledger/token.ts'
import { callFor } from '../prisma/ledger/world.ts'
import { MemoryPool } from './memory/memoryPool.ts'
import { Tables } from './memory/tables.ts'

/** What clients buy, and how often: equal requests meet each other, and each way of a payment is common. */
const TEXTS = [
  '{ thing(fate: good) }',
  '{ thing(fate: good) }',
  '{ thing(fate: missing) }',
  '{ a: thing(fate: good) b: thing(fate: missing) }',
  '{ a: thing(fate: good) b: thing(fate: broken) c: thing(fate: waived) }',
  '{ rows(limit: 3, arriving: 2, broken: 1) { id detail } }',
  'mutation { deed(fate: good) }',
  'mutation { deed(fate: muted) }',
  'mutation { deed(fate: failed) }',
  'mutation { a: deed(fate: good) b: deed(fate: broken) }',
  'mutation { a: deed(fate: good) b: deed(fate: taken) }',
] as const

/** An offer of a 402, as a client accepts it. */
export interface Accepted {
  readonly scheme: string
  readonly amount: string
  readonly payTo: string
}

/** A request, and an offer for it. */
export interface Ware {
  readonly text: string
  readonly accepted: Accepted
}

/** Asks a router what each request costs. The answers are the same for all routers and at all times. */
export async function readMarket(): Promise<Ware[]> {
  const pool = new MemoryPool(new Tables(), () => 0).asPool()
  const { checkout } = startRouter(pool, new Token(), new Shop(() => {}), async () => {}, { signer: NO_SIGNER })
  const wares: Ware[] = []
  for (const text of TEXTS) {
    const unpaid = await checkout.run(callFor(text, null, null)).catch((error: unknown) => error)
    if (!(unpaid instanceof PaymentRequired)) throw new Error(`Not challenged: ${text}`, { cause: unpaid })
    const challenge = challengeV2(unpaid.challenge) as { accepts: Accepted[] }
    // Most payments are of a fixed sum.
    for (const accepted of challenge.accepts)
      wares.push(...Array.from({ length: accepted.scheme === 'exact' ? 2 : 1 }, () => ({ text, accepted })))
  }
  return wares
}
