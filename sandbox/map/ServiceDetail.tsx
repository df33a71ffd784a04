import type { CatalogueDocument } from '../api/catalogue.ts'
import { endpointKey } from '../api/endpointKey.ts'
import { FilteredList } from '../explore/FilteredList.tsx'
import { PathLink } from '../explore/PathLink.tsx'
import { openInSchema } from '../explore/useExplore.ts'
import { summaryOf } from './summary.ts'
import { useMap } from './useMap.ts'

interface ServiceDetailProps {
  readonly name: string
  readonly catalogue: CatalogueDocument
}

/** One service: description, prices, entities and paths. */
export function ServiceDetail({ name, catalogue }: ServiceDetailProps) {
  const choose = useMap(({ choose }) => choose)
  const about = catalogue.services.find((service) => service.name === name)
  const { queries, mutations, price, entities, endpoints } = summaryOf(name, catalogue)
  return (
    <>
      <h2>{about?.title ?? name}</h2>
      <p>{about?.summary}</p>
      <dl className="map-facts">
        <Fact name="Queries" value={String(queries)} />
        <Fact name="Mutations" value={String(mutations)} />
        <Fact name="Paths" value={String(endpoints.length)} />
        <Fact name="Prices" value={price ? priceRange(price) : 'all free'} />
      </dl>
      <p className="map-links">
        <button type="button" onClick={() => openInSchema(`service:${name}`)}>
          Show in the schema
        </button>
        {about ? <a href={`${about.baseUrl.replace(/\/+$/, '')}/docs`}>Documentation</a> : null}
        {about ? <a href={about.openapiUrl}>OpenAPI</a> : null}
      </p>
      {entities.length > 0 ? (
        <>
          <h3>What it shares</h3>
          <ul className="explore-list">
            {entities.map(({ type, fields }) => (
              <li key={type}>
                <button type="button" className="link" onClick={() => choose({ kind: 'entity', name: type })}>
                  {type}
                </button>
                {fields[name]?.length ? <p className="quiet">adds {fields[name].join(', ')}</p> : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h3>Its paths</h3>
      <FilteredList what="paths" items={endpoints} textOf={pathText}>
        {(endpoint) => <PathLink endpoint={endpoint} />}
      </FilteredList>
    </>
  )
}

function pathText(endpoint: CatalogueDocument['endpoints'][number]): string {
  return `${endpointKey(endpoint)} ${endpoint.method} ${endpoint.path} ${endpoint.summary}`
}

function priceRange({ min, max }: { readonly min: string; readonly max: string }): string {
  return min === max ? `${min} USD` : `${min} to ${max} USD`
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="quiet">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
