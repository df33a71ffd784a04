import { checkLength, parseNumber, QuerySyntaxError, quote, type Term } from './term.ts'

type Read = (value: string, key: string) => readonly Term[]

const patterns =
  (operator: 'aircraftType' | 'ident' | 'ident_or_reg'): Read =>
  (value) => [{ operator, patterns: words(value) }]

const bound =
  (operator: '>=' | '<=', key: 'alt' | 'gs'): Read =>
  (value, name) => [{ operator, key, value: parseNumber(value, name) }]

const airports =
  (key: 'orig' | 'dest'): Read =>
  (value) => [{ operator: 'in', key, values: words(value).map((word) => word.toUpperCase()) }]

/** Translation of each key to terms of the advanced syntax. */
const KEYS: Readonly<Record<string, Read>> = {
  prefix: (value) => [{ operator: '=', key: 'prefix', value }],
  type: patterns('aircraftType'),
  idents: patterns('ident'),
  identOrReg: patterns('ident_or_reg'),
  // A flight's ident starts with the three letters of its operator.
  airline: (value) => [
    { operator: 'airline', airline: true },
    { operator: 'ident', patterns: words(value).map((word) => (word.endsWith('*') ? word : `${word}*`)) },
  ],
  destination: airports('dest'),
  origin: airports('orig'),
  originOrDestination: (value) => [
    { operator: 'orig_or_dest', values: words(value).map((word) => word.toUpperCase()) },
  ],
  aboveAltitude: bound('>=', 'alt'),
  belowAltitude: bound('<=', 'alt'),
  aboveGroundspeed: bound('>=', 'gs'),
  belowGroundspeed: bound('<=', 'gs'),
  latlong: readBox,
  filter: (value) => {
    if (value !== 'ga' && value !== 'airline') throw new QuerySyntaxError('-filter takes ga or airline')
    return [{ operator: 'airline', airline: value === 'airline' }]
  },
}

/** Parses a search for flights, such as `-type B77* -latlong "44.9 -111.0 40.9 -104.0"`. */
export function parseSimpleQuery(query: string): readonly Term[] {
  checkLength(query)
  const parts = query.match(/"[^"]*"|[^\s"]+|"/g) ?? []
  const terms: Term[] = []
  const seen = new Set<string>()
  for (let index = 0; index < parts.length; index += 2) {
    const [name = '', value] = [parts[index], parts[index + 1]]
    const read = name.startsWith('-') && Object.hasOwn(KEYS, name.slice(1)) ? KEYS[name.slice(1)] : undefined
    if (!read) {
      const known = Object.keys(KEYS).map((key) => `-${key}`)
      throw new QuerySyntaxError(`${quote(name)} is no key; there are ${known.join(' ')}`)
    }
    if (seen.has(name)) throw new QuerySyntaxError(`${name} is given twice`)
    seen.add(name)
    if (value === undefined || value === '"')
      throw new QuerySyntaxError(`${name} has no value, or its quotes are not closed`)
    terms.push(...read(value.startsWith('"') ? value.slice(1, -1) : value, name))
  }
  return terms
}

/** A box given by two opposite corners, in any order; it cannot cross the date line. */
function readBox(value: string): readonly Term[] {
  const numbers = words(value).map((word) => parseNumber(word, '-latlong'))
  const [lat1, lon1, lat2, lon2] = numbers
  if (numbers.length !== 4 || lat1 === undefined || lon1 === undefined || lat2 === undefined || lon2 === undefined) {
    throw new QuerySyntaxError('-latlong takes four numbers in quotes: "MINLAT MINLON MAXLAT MAXLON"')
  }
  if (Math.max(Math.abs(lat1), Math.abs(lat2)) > 90) throw new QuerySyntaxError('latitudes go from -90 to 90')
  if (Math.max(Math.abs(lon1), Math.abs(lon2)) > 180) throw new QuerySyntaxError('longitudes go from -180 to 180')
  return [
    { operator: 'range', key: 'lat', low: Math.min(lat1, lat2), high: Math.max(lat1, lat2) },
    { operator: 'range', key: 'lon', low: Math.min(lon1, lon2), high: Math.max(lon1, lon2) },
  ]
}

function words(value: string): readonly string[] {
  const list = value.split(/\s+/).filter((word) => word !== '')
  if (list.length === 0) throw new QuerySyntaxError('a key has an empty value')
  return list
}
