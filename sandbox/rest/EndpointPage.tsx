import { useEffect, useMemo, useRef } from 'react'
import type { CatalogueDocument, EndpointFacts } from '../api/catalogue.ts'
import { endpointKey } from '../api/endpointKey.ts'
import { IdentityBadge, PriceBadge, ServiceBadge } from '../components/Badges.tsx'
import { Loading, TroubleNotice } from '../components/Notice.tsx'
import { Trouble } from '../pay/trouble.ts'
import { useLoaded } from '../state/useLoaded.ts'
import { useView } from '../state/view.ts'
import { loadDocument } from './document.ts'
import { EndpointDesk } from './EndpointDesk.tsx'
import { type EndpointForm, formOf, operationOf } from './form/operation.ts'
import { wholePath } from './list/wholePath.ts'

interface EndpointPageProps {
  readonly endpoint: EndpointFacts
  readonly service: CatalogueDocument['services'][number]
  /** The service's paths. */
  readonly paths: readonly EndpointFacts[]
}

/** One documented path: its description, and its form once the service's document has loaded. */
export function EndpointPage({ endpoint, service, paths }: EndpointPageProps) {
  const { method, path, summary, price, access } = endpoint
  const load = useMemo(() => () => loadForm(service.openapiUrl, method, path), [service, method, path])
  const form = useLoaded(load)
  const heading = useRef<HTMLHeadingElement>(null)
  // Moves the focus from the list to the page's heading.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <button type="button" className="rest-back" onClick={() => useView.setState({ endpoint: null })}>
        All paths
      </button>
      <header className="rest-head">
        <h2 ref={heading} tabIndex={-1}>
          <span className="rest-method" data-method={method}>
            {method}
          </span>{' '}
          <code>{wholePath(service.baseUrl, path)}</code>
        </h2>
        <p>
          {summary}. <a href={`docs/${endpointKey(endpoint)}`}>Documentation</a>
        </p>
        <p>
          {price ? <PriceBadge price={price} /> : null}
          {access === 'siwx' ? <IdentityBadge /> : null}
          {access === 'free' ? <span className="badge badge-service">free</span> : null}
          <ServiceBadge service={service.title} />
        </p>
      </header>
      {form.state === 'loading' ? <Loading what="its form" /> : null}
      {form.state === 'failed' ? <TroubleNotice trouble={form.trouble} onAgain={form.again} /> : null}
      {form.state === 'ready' ? (
        <EndpointDesk endpoint={endpoint} service={service} form={form.value} paths={paths} />
      ) : null}
    </>
  )
}

async function loadForm(url: string, method: string, path: string): Promise<EndpointForm> {
  const operation = operationOf(await loadDocument(url), method, path)
  if (!operation) throw new Trouble('upstream', `The document of the service does not have ${method} ${path}`)
  return formOf(operation)
}
