import { describe, expect, it } from 'vitest'
import { matchesOf } from '../../../../subgraphs/enrich/places/matches.ts'

const listing = (name: string, more: object = {}) => ({
  placeId: name.toLowerCase(),
  name,
  displayName: { text: name },
  location: { latitude: 52.52, longitude: 13.405 },
  ...more,
})
const ACME = { name: 'Acme Labs', domainName: 'acme.com' }
const HOTEL = { name: 'Hotel Adler', location: { latitude: 52.5205, longitude: 13.4055 } }

const found = (thing: Parameters<typeof matchesOf>[0], ...places: ReturnType<typeof listing>[]) =>
  matchesOf(thing, places).nodes.map(({ place, confidence, matchedOn }) => [place.placeId, confidence, matchedOn])

describe('places that are probably those of something', () => {
  it('have a higher confidence the more facts agree, and state which', () => {
    const site = { websiteUri: 'https://www.acme.com/berlin' }
    expect(
      found(ACME, listing('Acme Labs'), listing('Depot', site), listing('Acme Labs GmbH', site), listing('Other')),
    ).toEqual([
      ['acme labs gmbh', 0.93, ['name', 'website']],
      ['depot', 0.85, ['website']],
      ['acme labs', 0.5, ['name']],
    ])
  })

  it('are no match by location alone', () => {
    expect(found(HOTEL, listing('Café Krone'), listing('Adler Hotel Berlin'))).toEqual([
      ['adler hotel berlin', 0.7, ['name', 'location']],
    ])
  })

  it('are not near beyond 150 metres', () => {
    const away = { location: { latitude: 52.53, longitude: 13.405 } }
    expect(found(HOTEL, listing('Hotel Adler', away))).toEqual([['hotel adler', 0.5, ['name']]])
  })
})
