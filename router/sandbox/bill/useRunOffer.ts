import { isMutation } from '../pay/graphqlBody.ts'
import { useBill } from '../state/bill.ts'
import { useBudget } from '../state/budget.ts'
import { useRequest } from '../state/request.ts'
import { useRun } from '../state/run.ts'
import { useWallet } from '../state/wallet.ts'

import { type RunOffer, runOffer } from './runOffer.ts'

/** What the run button offers now. */
export function useRunOffer(): RunOffer {
  const bill = useBill((state) => state.bill)
  const phase = useRun((state) => state.phase)
  const limit = useBudget((state) => state.perRequest)
  const isChange = useRequest((state) => isMutation(state.query))
  const { wallet, balance, sessionEnds } = useWallet()
  const hasSession = sessionEnds !== null && sessionEnds.getTime() > Date.now()
  return runOffer({ bill, phase, limit, hasWallet: wallet !== null, balance, hasSession, isMutation: isChange })
}
