import { NotFound, Upstream as UpstreamFailed } from '../../../../schema/errors.ts'
import { get, pathOf, type QueryMembers, type UpstreamRequest } from '../../../kit/upstream/request.ts'
import type { AskedUpstream, Upstream, UpstreamAnswer } from '../../../kit/upstream/upstream.ts'
import { forecastOf } from './forecast.ts'
import { boxAround, nearestOf, placeOf } from './nearest.ts'
import { observationOf } from './observation.ts'
import { dateOf, spanOf, timestampOf } from './pages.ts'
import { Metar, Taf } from './wire.ts'

/** Rows of the company, and the answer that they came with. */
interface Rows {
  readonly rows: readonly unknown[]
  readonly answer: UpstreamAnswer
}

type Product = 'metar' | 'taf'

const PATH = /^\/airports\/([^/]+)\/weather\/(observations|forecast)$/
/** The company knows stations by ICAO codes alone. */
const ICAO = /^[A-Z][A-Z0-9]{3}$/

/**
 * The port of weather over AviationWeather: the requests of FlightAware's weather paths become the company's, and its reports
 * become observations and forecasts. The company has no pages: a cursor is the time before which the next page's reports were
 * made.
 *
 * @param now milliseconds since 1970
 */
export function aviationWeatherPort(company: Upstream, now: () => number = Date.now): Upstream {
  const { name, kind, naming, log } = company
  const noFiles = () => Promise.reject(new UpstreamFailed(`The ${name} provider has no files`))
  return {
    name,
    kind,
    naming,
    log,
    for(asker) {
      const asked = company.for(asker)
      return { name, kind, naming, request: (request) => answerTo(request, asked, now()), download: noFiles }
    },
    pathBelow: () => null,
    close: () => company.close(),
  }
}

async function answerTo(request: UpstreamRequest, company: AskedUpstream, now: number): Promise<UpstreamAnswer> {
  const [, id, what] = PATH.exec(request.path) ?? []
  if (!id) throw new UpstreamFailed(`AviationWeather does not serve ${request.path}`)
  const code = decodeURIComponent(id).toUpperCase()
  return what === 'observations' ? observations(request, code, company, now) : forecast(request, code, company, now)
}

async function observations(
  asked: UpstreamRequest,
  code: string,
  company: AskedUpstream,
  now: number,
): Promise<UpstreamAnswer> {
  const { query = {} } = asked
  const span = spanOf(query, now)
  const { before, hours } = span
  const { rows, answer } = await rowsOf('metar', code, { hours, date: dateOf(before) }, query, company)
  const found = rows
    .map((row) => ({ row, metar: Metar.safeParse(row).data }))
    .filter(({ metar }) => !metar || before === null || metar.obsTime < before)
    .sort((one, other) => (other.metar?.obsTime ?? 0) - (one.metar?.obsTime ?? 0))
  const shown = found.slice(0, span.rows)
  const isCut = found.length > shown.length
  const cursor = isCut ? shown.at(-1)?.metar?.obsTime : found.length > 0 ? span.next : null
  const units = String(query.temperature_units ?? '').startsWith('F') ? 'Fahrenheit' : 'Celsius'
  const body = {
    links: cursor ? { next: pathOf({ ...asked, query: { ...query, max_pages: 1, cursor } }) } : null,
    num_pages: Math.max(1, Math.ceil(shown.length / 15)),
    // A report that cannot be read stays as it is: the reader leaves it out and logs it.
    observations: shown.map(({ row, metar }) => (metar ? observationOf(metar, units) : row)),
  }
  return { ...answer, body }
}

async function forecast(
  { query = {} }: UpstreamRequest,
  code: string,
  company: AskedUpstream,
  now: number,
): Promise<UpstreamAnswer> {
  const at = dateOf(timestampOf(query, now))
  const { rows, answer } = await rowsOf('taf', code, at ? { date: at, time: 'valid' } : {}, query, company)
  if (rows.length === 0) throw new NotFound('No forecast is available for this airport')
  const forecasts = rows.flatMap((row) => Taf.safeParse(row).data ?? [])
  const last = forecasts.sort((one, other) => (one.issueTime < other.issueTime ? 1 : -1))[0]
  return { ...answer, body: last ? forecastOf(last) : rows[0] }
}

/** The reports of an airport; if it has none and the caller wants those of the nearest station, these. */
async function rowsOf(
  product: Product,
  code: string,
  query: QueryMembers,
  { return_nearby_weather: isNearbyWanted }: QueryMembers,
  company: AskedUpstream,
): Promise<Rows> {
  const own = ICAO.test(code) ? await ask(product, { ids: code, ...query }, company) : NOTHING
  const place = isNearbyWanted && own.rows.length === 0 ? placeOf(code) : null
  if (!place) return own
  const around = await ask(product, { bbox: boxAround(place), date: query.date }, company)
  const station = nearestOf(around.rows, place)
  return station ? ask(product, { ids: station, ...query }, company) : own
}

const NOTHING: Rows = { rows: [], answer: { body: null, ageSeconds: 0 } }

/** An answer without content (204) means that there is nothing. */
async function ask(product: Product, query: QueryMembers, company: AskedUpstream): Promise<Rows> {
  const answer = await company.request(get(`/api/data/${product}`, { format: 'json', ...query }))
  const rows: unknown = answer.body ?? []
  if (!Array.isArray(rows)) throw new UpstreamFailed(`The ${company.name} provider answered what is no list`)
  return { rows, answer }
}
