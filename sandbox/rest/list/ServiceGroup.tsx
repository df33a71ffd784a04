import { useState } from 'react'
import type { CatalogueDocument, EndpointFacts } from '../../api/catalogue.ts'
import { endpointKey } from '../../api/endpointKey.ts'
import { PathItem } from './PathItem.tsx'

interface ServiceGroupProps {
  readonly service: CatalogueDocument['services'][number]
  readonly paths: readonly EndpointFacts[]
  readonly chosen: string | null
  readonly isOpenAtFirst: boolean
}

/** The paths of one service; rendered when first opened. */
export function ServiceGroup({ service, paths, chosen, isOpenAtFirst }: ServiceGroupProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="rest-service">
        <h3 className="rest-service-title">{service.title}</h3>
        <span className="quiet">{paths.length}</span>
      </summary>
      {isOpen ? (
        <ul>
          {paths.map((endpoint) => (
            <PathItem
              key={endpointKey(endpoint)}
              endpoint={endpoint}
              baseUrl={service.baseUrl}
              isChosen={endpointKey(endpoint) === chosen}
            />
          ))}
        </ul>
      ) : null}
    </details>
  )
}
