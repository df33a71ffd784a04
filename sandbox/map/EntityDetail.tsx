import type { CatalogueDocument } from '../api/catalogue.ts'
import { FieldBadges } from '../components/Badges.tsx'
import { openInSchema } from '../explore/useExplore.ts'
import { serviceLabel } from './serviceLabel.ts'
import { useMap } from './useMap.ts'

interface EntityDetailProps {
  readonly name: string
  readonly catalogue: CatalogueDocument
}

/** One entity: its keys, and the fields that each service adds. */
export function EntityDetail({ name, catalogue }: EntityDetailProps) {
  const choose = useMap(({ choose }) => choose)
  const entity = catalogue.entities.find(({ type }) => type === name)
  if (!entity) return null
  const titles = new Map(catalogue.services.map(({ name, title }) => [name, serviceLabel(name, title)]))
  return (
    <>
      <h2>{name}</h2>
      <p>
        {entity.services.length} services find the same {name.toLowerCase()} by its{' '}
        <code>{entity.keys.join(' or ')}</code>, and each adds fields of its own.
      </p>
      <p className="map-links">
        <button type="button" onClick={() => openInSchema(name)}>
          Show in the schema
        </button>
      </p>
      {entity.services.map((service) => (
        <section key={service}>
          <h3>
            <button type="button" className="link" onClick={() => choose({ kind: 'service', name: service })}>
              {titles.get(service) ?? service}
            </button>
          </h3>
          {entity.fields[service]?.length ? null : <p className="quiet">leads to it</p>}
          <ul>
            {entity.fields[service]?.map((field) => {
              const { price, identity } = catalogue.fields[`${name}.${field}`] ?? {}
              return (
                <li key={field}>
                  <button type="button" className="link field-name" onClick={() => openInSchema(`${name}.${field}`)}>
                    {field}
                  </button>{' '}
                  <FieldBadges facts={{ ...(price ? { price } : {}), ...(identity ? { identity } : {}) }} />
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </>
  )
}
