import type { EndpointFacts } from '../../api/catalogue.ts'
import type { Phase } from '../../pay/call.ts'
import { useBudget } from '../../state/budget.ts'
import { useWallet } from '../../state/wallet.ts'
import { type CallOffer, callOffer } from './offer.ts'
import type { PathPrice } from './price.ts'

/** What the button of a path offers now. */
export function useCallOffer(endpoint: EndpointFacts, price: PathPrice, phase: Phase | null): CallOffer {
  const { wallet, balance, sessionEnds } = useWallet()
  const limit = useBudget(({ perRequest }) => perRequest)
  const most = endpoint.price?.max ?? '0'
  return callOffer({
    access: endpoint.access,
    most,
    total: price.state === 'known' ? price.bill.total : price.state === 'fixed' ? most : null,
    hasWallet: wallet !== null,
    hasSession: sessionEnds !== null && sessionEnds.getTime() > Date.now(),
    isRead: endpoint.fields.every((field) => field.startsWith('Query.')),
    balance,
    limit,
    phase,
  })
}
