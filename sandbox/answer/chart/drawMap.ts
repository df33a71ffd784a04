import * as Plot from '@observablehq/plot'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Table } from '../table/table.ts'
import { MOST_NUMBERED } from './caption.ts'
import type { Chart } from './charts.ts'
import { placesIn } from './data.ts'
import { type Frame, frameOf, isWide } from './frame.ts'

type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

/** Draws numbered places over land and borders, zoomed to fit; the caption lists the names by number. */
export async function drawMap(
  chart: Extract<Chart, { kind: 'points' }>,
  table: Table,
  width: number,
): Promise<Element> {
  const places = [...placesIn(chart, table)]
  const frame = frameOf(places)
  const atlas = await loadAtlas(frame)
  return Plot.plot({
    width,
    height: Math.min(420, Math.max(260, width * 0.65)),
    className: 'plot',
    projection: { type: 'mercator', domain: cornersOf(frame), clip: 'frame' },
    marks: [
      Plot.geo(feature(atlas, atlas.objects.land), { fill: 'var(--raised)' }),
      Plot.geo(mesh(atlas, atlas.objects.countries), { stroke: 'var(--line)' }),
      Plot.frame({ stroke: 'var(--line)' }),
      Plot.dot(places, { x: 'longitude', y: 'latitude', r: 9, fill: 'var(--accent)', stroke: 'var(--surface)' }),
      Plot.text(places.slice(0, MOST_NUMBERED), {
        x: 'longitude',
        y: 'latitude',
        text: (_, index) => String(index + 1),
        fill: 'var(--on-accent)',
        fontWeight: 600,
      }),
      Plot.tip(places, Plot.pointer({ x: 'longitude', y: 'latitude', title: 'label' })),
    ],
  })
}

/** The outlines of land and countries: coarse for a world map, finer for a part of it. */
async function loadAtlas(frame: Frame): Promise<Atlas> {
  const { default: atlas } = isWide(frame)
    ? await import('world-atlas/countries-110m.json')
    : await import('world-atlas/countries-50m.json')
  return atlas as unknown as Atlas
}

/** The corners as points: as a polygon they would be a spherical shape with bent edges. */
function cornersOf({ west, south, east, north }: Frame): { type: 'MultiPoint'; coordinates: [number, number][] } {
  return {
    type: 'MultiPoint',
    coordinates: [
      [west, south],
      [west, north],
      [east, south],
      [east, north],
    ],
  }
}
