import { endpointKey } from '../../api/endpointKey.ts'
import { PriceBadge, ServiceBadge } from '../../components/Badges.tsx'
import { CopyButton } from '../../components/CopyButton.tsx'
import { useView } from '../../state/view.ts'
import type { FoundPath } from './findPaths.ts'
import { restCurl } from './restCurl.ts'

/** One path equivalent to the query, with its request. */
export function RestFitItem({ path: { endpoint, isExact, call } }: { readonly path: FoundPath }) {
  const openEndpoint = useView((view) => view.openEndpoint)
  const { service, method, path, summary, price, access } = endpoint
  const curl = restCurl(call, access)
  return (
    <section className="rest-fit" aria-label={`${method} ${path}`}>
      <h3>
        <code>
          {method} {path}
        </code>{' '}
        <ServiceBadge service={service} /> {price ? <PriceBadge price={price} /> : null}
      </h3>
      <p>{summary}</p>
      <p className="quiet">
        {isExact
          ? 'This path answers the same.'
          : 'This path answers what the query asks for, and perhaps more or with defaults of its own.'}
        {call.unsure.length > 0 ? ` Paths may write ${call.unsure.join(', ')} in another way: the form knows how.` : ''}
      </p>
      <pre className="snippet-text">
        <code>{curl}</code>
      </pre>
      <div className="notice-actions">
        <button type="button" onClick={() => openEndpoint(endpointKey(endpoint))}>
          Open in REST paths
        </button>
        <CopyButton label="Copy curl" text={curl} />
      </div>
      {access === 'paid' ? <p className="quiet">curl asks for the price; the form pays.</p> : null}
    </section>
  )
}
