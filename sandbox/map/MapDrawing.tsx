import type { CSSProperties } from 'react'
import type { CatalogueDocument } from '../api/catalogue.ts'
import type { MapEdge, MapLayout, MapNode } from './layout.ts'
import { serviceLabel } from './serviceLabel.ts'
import { type Chosen, useMap } from './useMap.ts'

interface MapDrawingProps {
  readonly layout: MapLayout
  readonly catalogue: CatalogueDocument
}

/** The map: buttons in two lists, which a wide screen positions over a drawing of the edges between them. */
export function MapDrawing({ layout: { nodes, edges }, catalogue }: MapDrawingProps) {
  const { chosen } = useMap()
  const titles = new Map(catalogue.services.map(({ name, title }) => [name, serviceLabel(name, title)]))
  return (
    <div className={`map-drawing${chosen ? ' map-chosen' : ''}`}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {edges.map((edge) => (
          <path
            key={`${edge.service} ${edge.entity}`}
            d={curve(edge)}
            className={`map-edge${isAt(edge, chosen) ? ' map-edge-lit' : ''}`}
          />
        ))}
      </svg>
      {(['service', 'entity'] as const).map((kind) => (
        <div key={kind} className="map-group">
          <h3 className="map-group-title">{kind === 'service' ? 'Services' : 'What joins them'}</h3>
          <ul>
            {nodes
              .filter((node) => node.kind === kind)
              .map((node) => (
                <Node key={node.name} node={node} title={titles.get(node.name) ?? node.name} edges={edges} />
              ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

interface NodeProps {
  readonly node: MapNode
  readonly title: string
  readonly edges: readonly MapEdge[]
}

function Node({ node, title, edges }: NodeProps) {
  const { chosen, choose } = useMap()
  const isChosen = chosen?.kind === node.kind && chosen.name === node.name
  const isNear = edges.some((edge) => isAt(edge, chosen) && isAt(edge, node))
  const place = { '--x': `${node.x}%`, '--y': `${node.y}%` } as CSSProperties
  return (
    <li className="map-place" style={place}>
      <button
        type="button"
        className={`map-node map-${node.kind}${isNear ? ' map-near' : ''}`}
        aria-pressed={isChosen}
        onClick={() => choose(isChosen ? null : { kind: node.kind, name: node.name })}
      >
        {title}
      </button>
    </li>
  )
}

function isAt({ service, entity }: MapEdge, chosen: Chosen | null): boolean {
  return chosen !== null && (chosen.kind === 'service' ? service : entity) === chosen.name
}

/** Curved towards the middle, so that edges of one entity stay distinguishable. */
function curve({ from, to }: MapEdge): string {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const bend = { x: middle.x + (50 - middle.x) * 0.25, y: middle.y + (50 - middle.y) * 0.25 }
  return `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`
}
