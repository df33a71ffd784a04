/** Layers of the map, in the documented names. */
export const MAP_LAYERS = [
  'US Cities',
  'european country boundaries',
  'asia country boundaries',
  'major airports',
  'country boundaries',
  'US state boundaries',
  'water',
  'US major roads',
  'radar',
  'track',
  'flights',
  'airports',
] as const

export type MapLayer = (typeof MAP_LAYERS)[number]

/** Shown unless turned off. */
const SHOWN_BY_DEFAULT: readonly MapLayer[] = [
  'country boundaries',
  'US state boundaries',
  'water',
  'US major roads',
  'radar',
  'track',
  'flights',
  'airports',
]

/** The layers of a picture: the default ones and those turned on, without those turned off. */
export function layersShown(on: readonly MapLayer[], off: readonly MapLayer[]): ReadonlySet<MapLayer> {
  const shown = new Set<MapLayer>([...SHOWN_BY_DEFAULT, ...on])
  for (const layer of off) shown.delete(layer)
  return shown
}

/** Whether a text is the documented name of a layer. */
export function isMapLayer(name: string): name is MapLayer {
  return (MAP_LAYERS as readonly string[]).includes(name)
}
