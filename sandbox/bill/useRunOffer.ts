import { isMutation } from '../pay/graphqlBody.ts'
import { useBill } from '../state/bill.ts'
import { useRequest } from '../state/request.ts'
import { useRun } from '../state/run.ts'
import { usePurse } from '../wallet/usePurse.ts'
import { type RunOffer, runOffer } from './runOffer.ts'

/** The current state of the run button. */
export function useRunOffer(): RunOffer {
  const bill = useBill((state) => state.bill)
  const phase = useRun((state) => state.phase)
  const isChange = useRequest((state) => isMutation(state.query))
  return runOffer({ bill, phase, isMutation: isChange, ...usePurse() })
}
