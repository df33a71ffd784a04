import { type CatalogueDocument, loadCatalogue } from '../api/catalogue.ts'
import { endpointKey } from '../api/endpointKey.ts'
import { Empty, Loading, TroubleNotice } from '../components/Notice.tsx'
import { useLoaded } from '../state/useLoaded.ts'
import { useView } from '../state/view.ts'
import { EndpointPage } from './EndpointPage.tsx'
import { PathList } from './list/PathList.tsx'

/** All documented paths, with forms, prices and calls. */
export function RestView() {
  const catalogue = useLoaded(loadCatalogue)
  if (catalogue.state === 'loading') return <Loading what="the documented paths" />
  if (catalogue.state === 'failed') return <TroubleNotice trouble={catalogue.trouble} onAgain={catalogue.again} />
  return <RestDesk catalogue={catalogue.value} />
}

/** The list on the left, the chosen path on the right; a narrow screen shows one of the two. */
function RestDesk({ catalogue }: { readonly catalogue: CatalogueDocument }) {
  const key = useView(({ endpoint }) => endpoint)
  const chosen = catalogue.endpoints.find((endpoint) => endpointKey(endpoint) === key)
  const paths = catalogue.endpoints.filter((endpoint) => endpoint.service === chosen?.service)
  const service = catalogue.services.find(({ name }) => name === chosen?.service)
  return (
    <div className="rest" data-chosen={chosen ? 'yes' : 'no'}>
      <section className="rest-list" aria-label="Documented paths">
        <PathList catalogue={catalogue} chosen={key} />
      </section>
      <section className="rest-page" aria-label="Chosen path">
        {chosen && service ? (
          <EndpointPage key={key} endpoint={chosen} service={service} paths={paths} />
        ) : (
          <Empty title="Choose a path to see what it takes, what it costs, and what it answers.">
            Each one is also a query on the graph: “Open as a query” takes it there.
          </Empty>
        )}
      </section>
    </div>
  )
}
