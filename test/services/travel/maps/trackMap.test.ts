import { geoInterpolate } from 'd3-geo'
import { describe, expect, it } from 'vitest'
import { layersShown } from '../../../../subgraphs/travel/maps/layers.ts'
import {
  drawTrackMap,
  type NamedPlace,
  type TrackMapRequest,
  trackMapSvg,
} from '../../../../subgraphs/travel/maps/trackMap.ts'

const JFK: NamedPlace = { name: 'KJFK', latitude: 40.64, longitude: -73.78 }
const HND: NamedPlace = { name: 'RJTT', latitude: 35.55, longitude: 139.78 }
const ANC: NamedPlace = { name: 'PANC', latitude: 61.17, longitude: -150 }

function arc(from: number, to: number, count = 60) {
  const along = geoInterpolate([JFK.longitude, JFK.latitude], [HND.longitude, HND.latitude])
  return Array.from({ length: count }, (_, index) => along(from + ((to - from) * index) / (count - 1))).map(
    ([longitude, latitude]) => ({ longitude, latitude }),
  )
}

const PLAIN: TrackMapRequest = {
  width: 320,
  height: 240,
  layers: layersShown([], []),
  showDataBlock: false,
  showAirports: false,
  airportsExpandView: false,
  boundingBox: null,
  airports: [ANC, JFK],
  cities: [{ name: 'New York <City> & "more"', latitude: 40.7, longitude: -74 }],
  flight: {
    track: arc(0, 0.4),
    ahead: arc(0.4, 1, 10),
    heading: 320,
    origin: JFK,
    destination: HND,
    dataBlock: ['AAL167 B77W', '36000 ft 480 kt 320°', 'KJFK RJTT'],
  },
}

function texts(svg: string): string[] {
  // Each text is drawn twice: its halo, then itself.
  return [...new Set([...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text ?? ''))]
}

function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

describe('a map of a track', () => {
  it.each([
    [1, 1],
    [1, 1_500],
    [640, 480],
    [1_500, 1_500],
  ])('is a PNG of %i × %i pixels', async (width, height) => {
    expect(sizeOf(await drawTrackMap({ ...PLAIN, width, height }))).toEqual([width, height])
  })

  it('is the same at every drawing, and another for another flight', async () => {
    const [one, two] = await Promise.all([drawTrackMap(PLAIN), drawTrackMap(PLAIN)])
    expect(one.equals(two)).toBe(true)
    const other = await drawTrackMap({ ...PLAIN, flight: { ...PLAIN.flight, track: arc(0, 0.2) } })
    expect(other.equals(one)).toBe(false)
  })

  it('shows the track, and nothing of it when its layer is off', () => {
    expect(trackMapSvg(PLAIN)).toContain('stroke="#c0392b"')
    const hidden = trackMapSvg({ ...PLAIN, layers: layersShown([], ['track', 'flights']) })
    expect(hidden).not.toContain('#c0392b')
    expect(hidden).not.toContain('stroke-dasharray')
  })

  it('shows water, airports, and the names of airports and cities by their layers', () => {
    const dots = (svg: string) => svg.match(/<circle/g)?.length ?? 0
    expect(dots(trackMapSvg(PLAIN))).toBe(2)
    expect(dots(trackMapSvg({ ...PLAIN, layers: layersShown([], ['airports']) }))).toBe(0)
    expect(texts(trackMapSvg(PLAIN))).not.toContain('PANC')
    expect(texts(trackMapSvg({ ...PLAIN, layers: layersShown(['major airports'], []) }))).toContain('PANC')
    expect(trackMapSvg({ ...PLAIN, layers: layersShown([], ['water']) })).not.toContain('#dcebf5')
  })

  it('writes names as they are, whatever is in them', () => {
    const svg = trackMapSvg({ ...PLAIN, width: 800, height: 600, layers: layersShown(['US Cities'], []) })
    expect(texts(svg)).toContain('New York &lt;City&gt; &amp; &quot;more&quot;')
  })

  it('shows the data block beside the aircraft, and both airports when they are part of the view', () => {
    const plain = texts(trackMapSvg(PLAIN))
    expect(plain).not.toContain('AAL167 B77W')
    expect(plain).not.toContain('RJTT')
    const full = texts(trackMapSvg({ ...PLAIN, showDataBlock: true, airportsExpandView: true }))
    expect(full).toEqual(expect.arrayContaining([...PLAIN.flight.dataBlock, 'KJFK', 'RJTT']))
    // Far beyond what the track alone makes visible.
    expect(texts(trackMapSvg({ ...PLAIN, showAirports: true }))).not.toContain('RJTT')
  })

  it('labels parallels and meridians', () => {
    const labels = texts(trackMapSvg(PLAIN)).filter((text) => /^[\d.]+°[NSEW]?$/.test(text))
    expect(labels.some((text) => /[NS]$/.test(text))).toBe(true)
    expect(labels.some((text) => /[EW]$/.test(text))).toBe(true)
  })

  it('shows the area that was asked for, across the date line as well', () => {
    const box = { top: 70, right: -140, bottom: 50, left: 160 }
    const svg = trackMapSvg({ ...PLAIN, boundingBox: box, layers: layersShown(['major airports'], []) })
    expect(texts(svg)).toContain('PANC')
    const labels = texts(svg).filter((text) => /^[\d.]+°[EW]?$/.test(text))
    expect(labels.some((text) => text.endsWith('E'))).toBe(true)
    expect(labels.some((text) => text.endsWith('W'))).toBe(true)
    const elsewhere = trackMapSvg({ ...PLAIN, boundingBox: { top: 10, right: 10, bottom: -10, left: -10 } })
    expect(elsewhere).not.toContain('stroke="#c0392b"')
  })

  it('can show all of the earth, a single point, and a flight over the pole', async () => {
    const whole = { top: 90, right: 180, bottom: -90, left: -180 }
    const still = { ...PLAIN.flight, track: arc(0, 0, 2), ahead: [], heading: null }
    const pole = [70, 80, 90, 80, 70].map((latitude, index) => ({ latitude, longitude: index < 3 ? 30 : -150 }))
    for (const request of [
      { ...PLAIN, boundingBox: whole },
      { ...PLAIN, flight: still },
      { ...PLAIN, flight: { ...still, track: [] } },
      { ...PLAIN, flight: { ...PLAIN.flight, track: pole, ahead: [] } },
    ]) {
      expect(trackMapSvg(request)).not.toContain('NaN')
      expect(sizeOf(await drawTrackMap(request))).toEqual([320, 240])
    }
  })

  it('lays no label over another', () => {
    const crowd = Array.from({ length: 40 }, (_, index) => ({ ...JFK, name: `K${index}`, latitude: 40 + index / 100 }))
    const svg = trackMapSvg({ ...PLAIN, airports: crowd, layers: layersShown(['major airports'], []) })
    const named = texts(svg).filter((text) => /^K\d+$/.test(text))
    expect(named.length).toBeGreaterThan(0)
    expect(named.length).toBeLessThan(20)
  })
})
