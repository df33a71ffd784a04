import type { EndpointFacts } from '../../api/catalogue.ts'
import type { Phase } from '../../pay/call.ts'
import { usePurse } from '../../wallet/usePurse.ts'
import { type CallOffer, callOffer } from './offer.ts'
import type { PathPrice } from './price.ts'

/** The current state of a path's button. */
export function useCallOffer(endpoint: EndpointFacts, price: PathPrice, phase: Phase | null): CallOffer {
  const most = endpoint.price?.max ?? '0'
  return callOffer({
    access: endpoint.access,
    most,
    total: price.state === 'known' ? price.bill.total : price.state === 'fixed' ? most : null,
    isRead: !endpoint.fields.some((field) => field.startsWith('Mutation.')),
    phase,
    ...usePurse(),
  })
}
