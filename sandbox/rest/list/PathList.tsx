import { useDeferredValue, useId, useMemo, useState } from 'react'
import type { CatalogueDocument } from '../../api/catalogue.ts'
import { Empty } from '../../components/Notice.tsx'
import { findPaths } from './find.ts'
import { ServiceGroup } from './ServiceGroup.tsx'

interface PathListProps {
  readonly catalogue: CatalogueDocument
  /** `service/operationId` of the chosen path. */
  readonly chosen: string | null
}

/** The documented paths, by service, with a search over them. */
export function PathList({ catalogue, chosen }: PathListProps) {
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const id = useId()
  const found = useMemo(() => findPaths(catalogue.endpoints, wanted), [catalogue, wanted])
  const groups = catalogue.services
    .map((service) => ({ service, paths: found.filter((path) => path.service === service.name) }))
    .filter(({ paths }) => paths.length > 0)
  return (
    <>
      <div className="rest-search">
        <h2>
          <label htmlFor={id}>Find a path</label>
        </h2>
        <input
          id={id}
          type="search"
          placeholder="domain check, POST mail, balance…"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p className="quiet" role="status">
          {wanted.trim() ? `${found.length} of ${catalogue.endpoints.length} paths` : `${found.length} paths`}
        </p>
      </div>
      {groups.map(({ service, paths }) => (
        <ServiceGroup
          key={`${service.name} ${wanted.trim() !== ''}`}
          service={service}
          paths={paths}
          chosen={chosen}
          isOpenAtFirst={wanted.trim() !== '' || chosen?.startsWith(`${service.name}/`) === true}
        />
      ))}
      {groups.length === 0 ? (
        <Empty title={`No path has “${wanted.trim()}” in its name or summary.`}>
          Try a single word, such as “search”.
        </Empty>
      ) : null}
    </>
  )
}
