import { type ReplayDefinition, type ReplayRequest, Reply, textReply } from '../definition.ts'

// AviationWeather.gov Data API, read on 26 November 2026: requests by a public copy of its OpenAPI document, version 3.12, which has
// no schemas of answers; members by JSON schemas that were made from the document of May 2026, and by recorded answers of 2025
// and 2026 in public repositories.
// Certain: paths, parameters, members, that a report leaves members out, 204 without content where there is nothing, 100
// requests a minute. Less certain: the bodies of errors, that clients without a User-Agent are refused, and the order of rows.

const HOUR = 3_600
/** 26 November 2026, 12:00 UTC: the time of an answer for no date. */
export const NOW = 1_795_694_400

/** Members of a report beside its place and time. */
const REPORTS = {
  KJFK: {
    temp: 7.2,
    dewp: 5,
    wdir: 40,
    wspd: 12,
    wgst: 21,
    visib: '10+',
    altim: 1011.4,
    slp: 1011.3,
    qcField: 4,
    metarType: 'METAR',
    rawOb: 'METAR KJFK 261151Z 04012G21KT 10SM -RA FEW011 OVC024 07/05 A2987 RMK AO2 SLP113 T00720050',
    wxString: '-RA',
    lat: 40.6392,
    lon: -73.7639,
    elev: 4,
    name: 'New York/JF Kennedy Intl, NY, US',
    cover: 'OVC',
    clouds: [
      { cover: 'FEW', base: 1100 },
      { cover: 'OVC', base: 2400 },
    ],
    fltCat: 'MVFR',
  },
  EGLL: {
    temp: 3,
    dewp: 3,
    wdir: 'VRB',
    wspd: 2,
    visib: 0.25,
    altim: 1024,
    qcField: 0,
    metarType: 'METAR',
    rawOb: 'METAR EGLL 261150Z VRB02KT 0400 FG VV002 03/03 Q1024 NOSIG',
    wxString: 'FG',
    lat: 51.478,
    lon: -0.461,
    elev: 25,
    name: 'London/Heathrow Intl, EN, GB',
    clouds: [{ cover: 'OVX', base: 200 }],
    fltCat: 'LIFR',
  },
  LEMD: {
    temp: -0.4,
    dewp: -6,
    wdir: 0,
    wspd: 0,
    visib: '6+',
    altim: 1030,
    qcField: 0,
    metarType: 'METAR',
    rawOb: 'METAR LEMD 261200Z 00000KT CAVOK M00/M06 Q1030 NOSIG',
    lat: 40.466,
    lon: -3.557,
    elev: 609,
    name: 'Madrid/Barajas Intl, MD, ES',
    cover: 'CAVOK',
    clouds: [],
    fltCat: 'VFR',
  },
} as const

const part = (from: number, to: number, own: object) => ({
  timeFrom: NOW + from * HOUR,
  timeTo: NOW + to * HOUR,
  timeBec: null,
  fcstChange: null,
  probability: null,
  wdir: null,
  wspd: null,
  wgst: null,
  wshearHgt: null,
  wshearDir: null,
  wshearSpd: null,
  visib: null,
  altim: null,
  vertVis: null,
  wxString: null,
  notDecoded: null,
  clouds: [],
  icgTurb: [],
  temp: [],
  ...own,
})

const PARTS = [
  part(0, 6, { wdir: 50, wspd: 14, visib: '6+', clouds: [{ cover: 'OVC', base: 1200, type: null }] }),
  part(6, 24, {
    fcstChange: 'FM',
    wdir: 280,
    wspd: 9,
    wgst: 18,
    visib: 1.5,
    clouds: [{ cover: 'BKN', base: 2000, type: 'CB' }],
  }),
  part(8, 10, { fcstChange: 'PROB', probability: 30, visib: 0.5, wxString: '+TSRA' }),
]
const TAF =
  'TAF KJFK 261120Z 2612/2712 05014KT P6SM OVC012 FM261800 28009G18KT 1 1/2SM BKN020CB PROB30 TEMPO 2620/2622 1/2SM +TSRA'

function forecastOf(icaoId: string, fcsts: readonly object[], issueTime = '2026-11-26T11:20:00.000Z') {
  return {
    icaoId,
    dbPopTime: '2026-11-26T11:21:07.112Z',
    bulletinTime: '2026-11-26T11:20:00.000Z',
    issueTime,
    validTimeFrom: NOW,
    validTimeTo: NOW + 24 * HOUR,
    rawTAF: TAF,
    mostRecent: 1,
    remarks: '',
    lat: 40.639,
    lon: -73.764,
    elev: 4,
    prior: 1,
    name: 'New York/JF Kennedy Intl, NY, US',
    fcsts,
  }
}

function isKnown(code: string): code is keyof typeof REPORTS {
  return code in REPORTS
}

/** Hourly reports of the asked stations before the asked date, the last first; of a box, the last one of each station in it. */
function reportsOf({ query }: ReplayRequest): object[] {
  const until = query.has('date') ? Date.parse(query.get('date') ?? '') / 1000 : NOW
  const last = Math.floor(until / HOUR) * HOUR
  const stations = stationsOf(query)
  const count = Number(query.get('hours') ?? 1)
  return stations.flatMap((icaoId) =>
    Array.from({ length: count }, (_, index) => {
      const obsTime = last - index * HOUR
      const reportTime = new Date(obsTime * 1000).toISOString()
      return { icaoId, receiptTime: reportTime, obsTime, reportTime, ...REPORTS[icaoId] }
    }),
  )
}

function stationsOf(query: URLSearchParams): (keyof typeof REPORTS)[] {
  const [south = 0, west = 0, north = 0, east = 0] = (query.get('bbox') ?? '').split(',').map(Number)
  const isInside = ({ lat, lon }: { lat: number; lon: number }) =>
    lat > south && lat < north && lon > west && lon < east
  const asked = query.has('bbox') ? Object.keys(REPORTS) : (query.get('ids') ?? '').split(',')
  return asked.filter(isKnown).filter((code) => !query.has('bbox') || isInside(REPORTS[code]))
}

/** For a date, the forecast before the last one is valid as well. */
function replaced(code: string, query: URLSearchParams): object[] {
  return query.has('date') ? [forecastOf(code, [], '2026-11-26T05:20:00.000Z')] : []
}

const NO_CONTENT = new Reply(204, undefined)
const some = (rows: readonly object[]) => (rows.length > 0 ? rows : NO_CONTENT)
const ODD = { icaoId: { wrong: true }, obsTime: 'soon', rawOb: 17 }

const FORMATS = ['raw', 'json', 'geojson', 'xml'] as const
const common = {
  ids: /^[A-Z][A-Z0-9]{3}(,[A-Z][A-Z0-9]{3})*$/,
  bbox: /^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){3}$/,
  'format!': FORMATS,
  date: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/,
}

function check({ query, headers }: ReplayRequest) {
  return [
    ...(query.has('ids') === query.has('bbox') ? [{ at: 'ids', message: 'or bbox is needed' }] : []),
    ...(headers['user-agent'] ? [] : [{ at: 'User-Agent', message: 'is missing' }]),
  ]
}

const error = (status: number, text: string) => new Reply(status, { status: 'error', error: text })

export const aviationWeather: ReplayDefinition = {
  company: 'aviationweather',
  key: 'there-is-no-key',
  isAuthorized: () => true,
  // It refuses addresses that it has blocked.
  denied: textReply(403, 'Forbidden'),
  unknown: textReply(404, 'Not Found'),
  busy: error(429, 'Too many requests'),
  invalid: ([first]) => error(400, `${first?.at} ${first?.message}`),
  routes: [
    {
      method: 'GET',
      path: '/api/data/metar',
      query: { ...common, hours: 'number', taf: 'boolean' },
      check,
      answer: (request) => some(reportsOf(request)),
      empty: () => NO_CONTENT,
      odd: (request) => [ODD, ...reportsOf(request)],
    },
    {
      method: 'GET',
      path: '/api/data/taf',
      query: { ...common, metar: 'boolean', time: ['valid', 'issue'] },
      check,
      answer: ({ query }) =>
        some(stationsOf(query).flatMap((code) => [...replaced(code, query), forecastOf(code, PARTS)])),
      empty: () => NO_CONTENT,
      odd: ({ query }) => stationsOf(query).map((code) => forecastOf(code, [{ timeFrom: 'soon' }, ...PARTS])),
    },
  ],
}
