import type { CatalogueDocument } from '../api/catalogue.ts'

/** A node of the map. Positions are in percent of the drawing, so that it fits every width. */
export interface MapNode {
  readonly kind: 'service' | 'entity'
  readonly name: string
  readonly x: number
  readonly y: number
}

/** An edge: a service resolves an entity. */
export interface MapEdge {
  readonly service: string
  readonly entity: string
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
}

export interface MapLayout {
  readonly nodes: readonly MapNode[]
  readonly edges: readonly MapEdge[]
}

const OUTER = { x: 40, y: 41 }
const INNER = { x: 15, y: 17 }

/** Services in a ring, entities inside it, each near its services. */
export function layoutMap({ services, entities }: Pick<CatalogueDocument, 'services' | 'entities'>): MapLayout {
  const outer = services.map(
    ({ name }, index): MapNode => ({ kind: 'service', name, ...onRing(index, services.length, OUTER) }),
  )
  const placeOf = new Map(outer.map((node) => [node.name, node]))
  const byAngle = [...entities].sort((a, b) => angleOf(a.services, placeOf) - angleOf(b.services, placeOf))
  const turn = byAngle.length > 0 ? startOf(byAngle.map(({ services }) => angleOf(services, placeOf))) : 0
  const inner = byAngle.map(
    ({ type }, index): MapNode => ({ kind: 'entity', name: type, ...onRing(index, byAngle.length, INNER, turn) }),
  )
  const edges = entities.flatMap(({ type, services: joined }) => {
    const to = inner.find(({ name }) => name === type)
    return joined.flatMap((service) => {
      const from = placeOf.get(service)
      return from && to ? [{ service, entity: type, from, to }] : []
    })
  })
  return { nodes: [...outer, ...inner], edges }
}

function onRing(index: number, count: number, radius: typeof OUTER, turn = -Math.PI / 2) {
  const angle = turn + (2 * Math.PI * index) / count
  return { x: round(50 + radius.x * Math.cos(angle)), y: round(50 + radius.y * Math.sin(angle)) }
}

/** The mean direction of some services. */
function angleOf(names: readonly string[], placeOf: ReadonlyMap<string, MapNode>): number {
  const places = names.flatMap((name) => placeOf.get(name) ?? [])
  const x = places.reduce((sum, place) => sum + place.x - 50, 0)
  const y = places.reduce((sum, place) => sum + place.y - 50, 0)
  return Math.atan2(y, x)
}

/** The rotation at which even steps come closest to the wanted angles. */
function startOf(angles: readonly number[]): number {
  const step = (2 * Math.PI) / angles.length
  const x = angles.reduce((sum, angle, index) => sum + Math.cos(angle - index * step), 0)
  const y = angles.reduce((sum, angle, index) => sum + Math.sin(angle - index * step), 0)
  return Math.atan2(y, x)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
