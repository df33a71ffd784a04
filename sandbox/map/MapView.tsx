import { useMemo } from 'react'
import { type CatalogueDocument, loadCatalogue } from '../api/catalogue.ts'
import { Loading, TroubleNotice } from '../components/Notice.tsx'
import { useLoaded } from '../state/useLoaded.ts'
import { EntityDetail } from './EntityDetail.tsx'
import { layoutMap } from './layout.ts'
import { MapDrawing } from './MapDrawing.tsx'
import { ServiceDetail } from './ServiceDetail.tsx'
import { useMap } from './useMap.ts'

/** The services, and the entities that join them. */
export function MapView() {
  const loaded = useLoaded(loadCatalogue)
  if (loaded.state === 'loading') return <Loading what="the map" />
  if (loaded.state === 'failed') return <TroubleNotice trouble={loaded.trouble} onAgain={loaded.again} />
  return <LoadedMap catalogue={loaded.value} />
}

function LoadedMap({ catalogue }: { readonly catalogue: CatalogueDocument }) {
  const chosen = useMap(({ chosen }) => chosen)
  const layout = useMemo(() => layoutMap(catalogue), [catalogue])
  return (
    <div className="map">
      <div className="map-side">
        <h2>How the services meet</h2>
        <p className="quiet">
          Around: the services. Inside: what several of them know, so that one query can go from one to another. Choose
          one to see more.
        </p>
        <MapDrawing layout={layout} catalogue={catalogue} />
      </div>
      <section className="map-detail" aria-label="About your choice">
        <p role="status" className="visually-hidden">
          {chosen ? `Details of ${chosen.name} are shown after the map.` : ''}
        </p>
        <Detail catalogue={catalogue} />
      </section>
    </div>
  )
}

function Detail({ catalogue }: { readonly catalogue: CatalogueDocument }) {
  const chosen = useMap(({ chosen }) => chosen)
  if (!chosen) {
    return (
      <>
        <h2>Nothing chosen yet</h2>
        <p className="quiet">
          {catalogue.services.length} services, {catalogue.entities.length} joints, {catalogue.endpoints.length}{' '}
          documented paths.
        </p>
      </>
    )
  }
  if (chosen.kind === 'service') return <ServiceDetail key={chosen.name} name={chosen.name} catalogue={catalogue} />
  return <EntityDetail name={chosen.name} catalogue={catalogue} />
}
