import type { EndpointFacts } from '../api/catalogue.ts'
import { endpointKey } from '../api/endpointKey.ts'
import { IdentityBadge, PriceBadge } from '../components/Badges.tsx'
import { useView } from '../state/view.ts'
import { pathOf } from './graph.ts'

/** A link that opens a documented path in the REST view. */
export function PathLink({ endpoint }: { readonly endpoint: EndpointFacts }) {
  const openEndpoint = useView(({ openEndpoint }) => openEndpoint)
  const { method, summary, price, access } = endpoint
  return (
    <>
      <button type="button" className="link path-link" onClick={() => openEndpoint(endpointKey(endpoint))}>
        <span className="path-method">{method}</span> {pathOf(endpoint)}
      </button>{' '}
      {price ? <PriceBadge price={price} /> : null}
      {access === 'siwx' ? <IdentityBadge /> : null}
      <p className="quiet">{summary}</p>
    </>
  )
}
