import type { Purse } from '../bill/payOffer.ts'
import { useBudget } from '../state/budget.ts'
import { useWallet } from '../state/wallet.ts'

/** What the person can pay with now, and whether a session shows who reads. */
export function usePurse(): Purse & { readonly hasSession: boolean } {
  const { wallet, balance, sessionEnds } = useWallet()
  const limit = useBudget(({ perRequest }) => perRequest)
  const hasSession = sessionEnds !== null && sessionEnds.getTime() > Date.now()
  return { hasWallet: wallet !== null, balance, limit, hasSession }
}
