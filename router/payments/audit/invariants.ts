import { actsPaid } from './actsPaid.ts'
import { amountTaken } from './amountTaken.ts'
import { answers } from './answers.ts'
import { bills } from './bills.ts'
import { chargedAmounts } from './chargedAmounts.ts'
import { deliveredAmounts } from './deliveredAmounts.ts'
import { earnedKept } from './earnedKept.ts'
import { exposure } from './exposure.ts'
import { history } from './history.ts'
import type { Invariant } from './invariant.ts'
import { lineAmounts } from './lineAmounts.ts'
import { lineOutcomes } from './lineOutcomes.ts'
import { names } from './names.ts'
import { paymentsAtRest } from './paymentsAtRest.ts'
import { payouts } from './payouts.ts'
import { refundAmounts } from './refundAmounts.ts'
import { refundedOnChain } from './refundedOnChain.ts'
import { refundsAtRest } from './refundsAtRest.ts'
import { retold } from './retold.ts'
import { settledOnChain } from './settledOnChain.ts'
import { signedMutations } from './signedMutations.ts'
import { unchargedOffChain } from './unchargedOffChain.ts'

/** All invariants of the ledger. */
export const INVARIANTS: readonly Invariant[] = [
  // Ledger and chain agree.
  settledOnChain,
  unchargedOffChain,
  refundedOnChain,
  // Sums add up.
  amountTaken,
  lineAmounts,
  chargedAmounts,
  earnedKept,
  refundAmounts,
  lineOutcomes,
  // Bills follow from the schema, charges from what was delivered; money and answers go to the payer.
  bills,
  deliveredAmounts,
  exposure,
  actsPaid,
  payouts,
  retold,
  signedMutations,
  // Everything reaches a final state, by allowed transitions.
  history,
  paymentsAtRest,
  refundsAtRest,
  answers,
  names,
]
