import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFlightQuery, parsePositionQuery } from '../../../../subgraphs/travel/tracking/search/advanced.ts'
import { matches, type Searchable } from '../../../../subgraphs/travel/tracking/search/matches.ts'
import { parseSimpleQuery } from '../../../../subgraphs/travel/tracking/search/simple.ts'
import { QuerySyntaxError } from '../../../../subgraphs/travel/tracking/search/term.ts'
import { matchesWildcards } from '../../../../subgraphs/travel/tracking/search/wildcards.ts'

const VALUES: Readonly<Record<string, string | number | boolean | null>> = {
  ident: 'DAL96',
  aircraftType: 'B77W',
  alt: 350,
  gs: 480,
  lat: 42.5,
  lon: -100.25,
  prefix: 'H',
  arrived: false,
  cancelled: false,
  arrivalTime: null,
  status: 'A',
}

/** A heavy airliner over the plains, from KJFK to KLAX. */
const flight: Searchable = {
  value: (key) => VALUES[key] ?? null,
  registration: 'N101DL',
  isAirline: true,
  isAt: (side, code) => (side === 'orig' ? ['KJFK', 'JFK'] : ['KLAX', 'LAX']).includes(code),
}

describe('the simple syntax', () => {
  it.each([
    ['-type B77*', true],
    ['-type "A32* B7*"', true],
    ['-type A32*', false],
    ['-idents DAL*', true],
    ['-idents dal96', true],
    ['-idents DAL9', false],
    ['-identOrReg n101*', true],
    ['-airline DAL', true],
    ['-airline UAL', false],
    ['-origin JFK -destination klax', true],
    ['-origin KLAX', false],
    ['-originOrDestination "KLAX KSEA"', true],
    ['-aboveAltitude 350 -belowAltitude 350', true],
    ['-aboveAltitude 351', false],
    ['-aboveGroundspeed 400 -belowGroundspeed 500', true],
    ['-prefix H', true],
    ['-filter airline', true],
    ['-filter ga', false],
    ['-latlong "44.953469 -111.045360 40.962321 -99.046577"', true],
    ['-latlong "40.962321 -99.046577 44.953469 -111.045360"', true],
    ['-latlong "44.9 -111 43 -104"', false],
    ['  -type   B77*   -prefix H ', true],
  ])('%s finds the flight: %s', (query, found) => {
    expect(matches(parseSimpleQuery(query), flight)).toBe(found)
  })

  it.each([
    ['', 'the query is empty'],
    ['B77*', '"B77*" is no key; there are -prefix'],
    ['-type', '-type has no value'],
    ['-type ""', 'empty value'],
    ['-latlong "1 2 3', 'quotes are not closed'],
    ['-latlong "1 2 3"', 'four numbers'],
    ['-latlong "91 0 0 0"', 'latitudes go from -90 to 90'],
    ['-latlong "0 181 0 0"', 'longitudes go from -180 to 180'],
    ['-aboveAltitude high', '-aboveAltitude takes a number'],
    ['-filter both', 'ga or airline'],
    ['-type A -type B', 'given twice'],
    ['-constructor x', 'is no key'],
    [`-type ${'x'.repeat(1_000)}`, 'it may have 1000'],
  ])('%j is refused: %s', (query, says) => {
    expect(() => parseSimpleQuery(query)).toThrow(says)
  })
})

describe('the advanced syntax', () => {
  it.each([
    ['{ident_or_reg {DAL*}} {> alt 300}', true],
    ['{ident_or_reg {UAL* N1*}}', true],
    ['{> alt 350}', false],
    ['{>= alt 350} {<= alt 350} {= alt 350}', true],
    ['{!= prefix H}', false],
    ['{range gs 400 500}', true],
    ['{in orig {KLAX JFK}}', true],
    ['{= dest LAX}', true],
    ['{orig_or_dest {KSEA KLAX}}', true],
    ['{orig_or_dest KSEA}', false],
    ['{airline 1}', true],
    ['{airline 0}', false],
    ['{aircraftType {B76* B77?}}', true],
    ['{match ident dal*} {notmatch aircraftType A*}', true],
    ['{false arrived} {null arrivalTime} {notnull aircraftType}', true],
    ['{true arrived}', false],
    ['{< arrivalTime 99999999999}', false],
  ])('%s finds the flight: %s', (query, found) => {
    expect(matches(parseFlightQuery(query), flight)).toBe(found)
  })

  it.each([
    ['{}', 'starts with its operator'],
    ['{> alt}', 'takes one value'],
    ['{> alt 1 2}', 'takes one value'],
    ['{> altitude 300}', '"altitude" is no key here; there are actualDepartureTime'],
    ['{over alt 300}', '"over" is no operator here'],
    ['{> alt high}', 'takes a number'],
    ['{range alt 400 300}', 'the lower number first'],
    ['{range ident A B}', 'compares numbers'],
    ['{true ident}', 'yes or no'],
    ['{= arrived true}', 'ask with {true arrived}'],
    ['{match alt 3*}', 'compares texts'],
    ['{ident_or_reg {}}', 'at least one'],
    ['{ident_or_reg A B}', 'one list in braces'],
    ['{airline 2}', '1 (airlines) or 0'],
    ['{> alt 300', 'a { without its }'],
    ['{> alt 300}}', 'a } without its {'],
    ['> alt 300', 'stands outside of braces'],
    ['{ident {{A}}}', 'a list within a list'],
    ['{> toString 1}', 'is no key'],
  ])('%s is refused: %s', (query, says) => {
    expect(() => parseFlightQuery(query)).toThrow(says)
  })

  it('knows other keys and operators for positions', () => {
    expect(parsePositionQuery('{< alt 500} {range gs 10 100}')).toHaveLength(2)
    expect(() => parsePositionQuery('{= ident DAL96}')).toThrow('is no key here')
    expect(() => parsePositionQuery('{airline 1}')).toThrow('is no operator here')
  })

  it('refuses whatever it cannot read as such, and never fails otherwise', () => {
    const piece = fc.constantFrom('{', '}', ' ', '> alt 3', 'ident', 'in orig', 'A', '"', '-type', '0', '\n')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        for (const parse of [parseSimpleQuery, parseFlightQuery, parsePositionQuery]) {
          try {
            parse(pieces.join(''))
          } catch (error) {
            if (!(error instanceof QuerySyntaxError)) throw error
          }
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('wildcards', () => {
  it('mean what they mean in file names', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'B'), maxLength: 8 })
    const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?'), maxLength: 8 })
    fc.assert(
      fc.property(letters, pattern, (text, wanted) => {
        const reference = new RegExp(`^${wanted.replaceAll('*', '.*').replaceAll('?', '.')}$`, 'i')
        expect(matchesWildcards(text, wanted)).toBe(reference.test(text))
      }),
      { numRuns: 1_000 },
    )
  })

  it('take no longer for patterns that are made to', () => {
    const started = process.cpuUsage()
    expect(matchesWildcards('a'.repeat(5_000), `${'*a'.repeat(400)}*b`)).toBe(false)
    expect(process.cpuUsage(started).user).toBeLessThan(1_000_000)
  })
})
