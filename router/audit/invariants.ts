import { amountTaken } from './amountTaken.ts'
import { answers } from './answers.ts'
import { chargedAmounts } from './chargedAmounts.ts'
import { earnedKept } from './earnedKept.ts'
import { history } from './history.ts'
import type { Invariant } from './invariant.ts'
import { lineAmounts } from './lineAmounts.ts'
import { lineOutcomes } from './lineOutcomes.ts'
import { names } from './names.ts'
import { paymentsAtRest } from './paymentsAtRest.ts'
import { refundAmounts } from './refundAmounts.ts'
import { refundedOnChain } from './refundedOnChain.ts'
import { refundsAtRest } from './refundsAtRest.ts'
import { settledOnChain } from './settledOnChain.ts'
import { unchargedOffChain } from './unchargedOffChain.ts'

/** Everything that holds for the ledger at every moment. */
export const INVARIANTS: readonly Invariant[] = [
  // The ledger and the chain say the same.
  settledOnChain,
  unchargedOffChain,
  refundedOnChain,
  // Its sums add up.
  amountTaken,
  lineAmounts,
  chargedAmounts,
  earnedKept,
  refundAmounts,
  lineOutcomes,
  // Everything comes to its end, on the ways that are drawn.
  history,
  paymentsAtRest,
  refundsAtRest,
  answers,
  names,
]
