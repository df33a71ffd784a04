import { actsPaid } from '../../../prisma/ledger/invariants/actsPaid.ts'
import { amountTaken } from '../../../prisma/ledger/invariants/amountTaken.ts'
import { answers } from '../../../prisma/ledger/invariants/answers.ts'
import { chargedAmounts } from '../../../prisma/ledger/invariants/chargedAmounts.ts'
import { deliveredAmounts } from '../../../prisma/ledger/invariants/deliveredAmounts.ts'
import { earnedKept } from '../../../prisma/ledger/invariants/earnedKept.ts'
import { exposure } from '../../../prisma/ledger/invariants/exposure.ts'
import { history } from '../../../prisma/ledger/invariants/history.ts'
import { lineAmounts } from '../../../prisma/ledger/invariants/lineAmounts.ts'
import { lineOutcomes } from '../../../prisma/ledger/invariants/lineOutcomes.ts'
import { names } from '../../../prisma/ledger/invariants/names.ts'
import { paymentsAtRest } from '../../../prisma/ledger/invariants/paymentsAtRest.ts'
import { payouts } from '../../../prisma/ledger/invariants/payouts.ts'
import { refundAmounts } from '../../../prisma/ledger/invariants/refundAmounts.ts'
import { refundsAtRest } from '../../../prisma/ledger/invariants/refundsAtRest.ts'
import { bills } from './bills.ts'
import { chainPayments } from './chainPayments.ts'
import { chainRefunds } from './chainRefunds.ts'
import { type Check, inOneStep, type Rule } from './invariant.ts'
import { retold } from './retold.ts'
import { signedMutations } from './signedMutations.ts'
import { unchargedOffChain } from './unchargedOffChain.ts'

/** The checks of one audit: each lane in its order, and one lane beside the other. */
export interface CheckLanes {
  /** Ledger and chain agree. */
  readonly chain: readonly Check[]
  /** What the ledger alone can say. */
  readonly ledger: readonly Check[]
}

/** The checks of a new audit. */
export function checkLanes(): CheckLanes {
  return {
    chain: [chainPayments(), inOneStep(unchargedOffChain), chainRefunds],
    ledger: [
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
    ].map(inOneStep),
  }
}

/** All invariants of the ledger. */
export const INVARIANTS: readonly Rule[] = Object.values(checkLanes())
  .flat()
  .flatMap(({ invariants }) => invariants)
