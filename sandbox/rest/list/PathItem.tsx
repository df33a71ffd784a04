import type { EndpointFacts } from '../../api/catalogue.ts'
import { endpointKey } from '../../api/endpointKey.ts'
import { IdentityBadge, PriceBadge } from '../../components/Badges.tsx'
import { useView } from '../../state/view.ts'
import { wholePath } from './wholePath.ts'

interface PathItemProps {
  readonly endpoint: EndpointFacts
  /** Base URL of the service. */
  readonly baseUrl: string
  readonly isChosen: boolean
}

/** One path of the list. */
export function PathItem({ endpoint, baseUrl, isChosen }: PathItemProps) {
  const openEndpoint = useView((state) => state.openEndpoint)
  const { method, path, summary, price, access } = endpoint
  return (
    <li>
      <button
        type="button"
        className="plain rest-item"
        aria-current={isChosen ? 'true' : undefined}
        onClick={() => openEndpoint(endpointKey(endpoint))}
      >
        <span className="rest-item-path">
          <span className="rest-method" data-method={method}>
            {method}
          </span>
          <code>{wholePath(baseUrl, path)}</code>
        </span>
        <span className="rest-item-summary">{summary}</span>
        <span>
          {price ? <PriceBadge price={price} /> : null}
          {access === 'siwx' ? <IdentityBadge /> : null}
          {access === 'free' ? <span className="badge badge-service">free</span> : null}
        </span>
      </button>
    </li>
  )
}
