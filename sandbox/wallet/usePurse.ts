import type { Purse } from '../bill/payOffer.ts'
import { useCatalogue } from '../bill/useCatalogue.ts'
import { useBudget } from '../state/budget.ts'
import { useWallet } from '../state/wallet.ts'

/** The user's means of payment, and whether a session identifies the caller. */
export function usePurse(): Purse & { readonly hasSession: boolean } {
  const { wallet, balance, sessionEnds } = useWallet()
  const limit = useBudget(({ perRequest }) => perRequest)
  const hasSession = sessionEnds !== null && sessionEnds.getTime() > Date.now()
  const hasTestMoney = useCatalogue()?.network.name === 'devnet'
  return { hasWallet: wallet !== null, balance, limit, hasSession, hasTestMoney }
}
