import { type Braced, parseBraces } from './braces.ts'
import { FLIGHT_KEYS, POSITION_KEYS } from './keys.ts'
import { checkLength, type KeyKind, parseNumber, QuerySyntaxError, quote, type Term } from './term.ts'

type Keys = Readonly<Record<string, KeyKind>>

const COMMON_OPERATORS = [
  'true',
  'false',
  'null',
  'notnull',
  '=',
  '!=',
  '<',
  '>',
  '<=',
  '>=',
  'match',
  'notmatch',
  'range',
  'in',
]
const FLIGHT_OPERATORS = [...COMMON_OPERATORS, 'orig_or_dest', 'airline', 'aircraftType', 'ident', 'ident_or_reg']

/** Parses a search for flights, such as `{ident_or_reg {DAL*}} {> alt 300}`. */
export function parseFlightQuery(query: string): readonly Term[] {
  return parseTerms(query, FLIGHT_KEYS, FLIGHT_OPERATORS)
}

/** Parses a search for positions, such as `{< alt 500} {range gs 10 100}`. */
export function parsePositionQuery(query: string): readonly Term[] {
  return parseTerms(query, POSITION_KEYS, COMMON_OPERATORS)
}

function parseTerms(query: string, keys: Keys, operators: readonly string[]): readonly Term[] {
  checkLength(query)
  return parseBraces(query).map((parts) => parseTerm(parts, keys, operators))
}

function parseTerm([operator, ...rest]: readonly Braced[], keys: Keys, operators: readonly string[]): Term {
  if (typeof operator !== 'string') throw new QuerySyntaxError('a term starts with its operator, as in {> alt 300}')
  if (!operators.includes(operator)) {
    throw new QuerySyntaxError(`${quote(operator)} is no operator here; there are ${operators.join(' ')}`)
  }
  switch (operator) {
    case 'orig_or_dest':
      return { operator, values: wordsOf(operator, rest).map((word) => word.toUpperCase()) }
    case 'aircraftType':
    case 'ident':
    case 'ident_or_reg':
      return { operator, patterns: wordsOf(operator, rest) }
    case 'airline': {
      const [flag] = exactly(1, operator, rest)
      if (flag !== '0' && flag !== '1') throw new QuerySyntaxError('airline takes 1 (airlines) or 0 (general aviation)')
      return { operator, airline: flag === '1' }
    }
  }
  const [key, ...values] = rest
  if (typeof key !== 'string') throw new QuerySyntaxError(`${operator} is followed by a key`)
  const kind = Object.hasOwn(keys, key) ? keys[key] : undefined
  if (!kind) throw new QuerySyntaxError(`${quote(key)} is no key here; there are ${Object.keys(keys).join(' ')}`)
  return parseKeyed(operator, key, kind, values)
}

function parseKeyed(operator: string, key: string, kind: KeyKind, values: readonly Braced[]): Term {
  const of = `{${operator} ${key}}`
  const readValue = (text: string) => (kind === 'number' ? parseNumber(text, of) : text)
  switch (operator) {
    case 'true':
    case 'false':
      if (kind !== 'boolean') throw new QuerySyntaxError(`${operator} asks for a yes or no, which ${key} is not`)
      exactly(0, of, values)
      return { operator, key }
    case 'null':
    case 'notnull':
      exactly(0, of, values)
      return { operator, key }
    case 'match':
    case 'notmatch': {
      if (kind !== 'text') throw new QuerySyntaxError(`${operator} compares texts, and ${key} is none`)
      const [pattern = ''] = exactly(1, of, values)
      return { operator, key, pattern }
    }
    case 'range': {
      if (kind !== 'number') throw new QuerySyntaxError(`range compares numbers, and ${key} is none`)
      const [low = 0, high = 0] = exactly(2, of, values).map((text) => parseNumber(text, of))
      if (low > high) throw new QuerySyntaxError(`${of} takes the lower number first`)
      return { operator, key, low, high }
    }
    case 'in':
      return { operator, key, values: wordsOf(of, values).map(readValue) }
    case '=':
    case '!=':
    case '<':
    case '>':
    case '<=':
    case '>=': {
      if (kind === 'boolean') throw new QuerySyntaxError(`${key} is a yes or no: ask with {true ${key}}`)
      const [value = ''] = exactly(1, of, values)
      return { operator, key, value: readValue(value) }
    }
    default:
      throw new Error(`Operator ${operator} is known and not read`)
  }
}

/** Exactly `count` plain words. */
function exactly(count: number, of: string, parts: readonly Braced[]): readonly string[] {
  const words = parts.filter((part) => typeof part === 'string')
  if (words.length !== parts.length || parts.length !== count) {
    const wanted = count === 0 ? 'nothing more' : count === 1 ? 'one value' : `${count} values`
    throw new QuerySyntaxError(`${of} takes ${wanted}`)
  }
  return words
}

/** One word, or a list of words in braces. */
function wordsOf(of: string, parts: readonly Braced[]): readonly string[] {
  const [only, ...more] = parts
  if (more.length > 0 || only === undefined)
    throw new QuerySyntaxError(`${of} takes one list in braces, as in {${of} {A B}}`)
  const words = typeof only === 'string' ? [only] : only
  if (words.length === 0 || words.some((word) => typeof word !== 'string')) {
    throw new QuerySyntaxError(`the list of ${of} holds words, at least one`)
  }
  return words.filter((word) => typeof word === 'string')
}
