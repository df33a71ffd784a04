import { describe, expect, it } from 'vitest'
import { find } from '../../../sandbox/explore/search/find.ts'
import { ours } from '../../../sandbox/explore/search/ours.ts'
import { searchIndex } from '../../../sandbox/explore/search/searchIndex.ts'
import { wordsOf } from '../../../sandbox/explore/search/words.ts'
import { catalogue, graph } from './graph.ts'

const index = searchIndex(graph)
const titles = (text: string) => find(index, text).map(({ title }) => title)

describe('words', () => {
  it('are told apart by case, signs and spaces', () => {
    expect(wordsOf('domainSearch')).toEqual(['domain', 'search'])
    expect(wordsOf('NFTTransfers /api/{flightId}')).toEqual(['nft', 'transfers', 'api', 'flight', 'id'])
    expect(wordsOf('  ')).toEqual([])
  })
})

describe('the search', () => {
  it('finds fields, types, arguments and paths', () => {
    expect(titles('search')).toEqual(
      expect.arrayContaining(['Query.domainSearch', 'DomainSearch', 'GET /domains/api/search/{name}']),
    )
    expect(titles('prompt')).toContain('Mutation.makePicture(prompt)')
  })

  it('puts the field that is asked for first, whole before part', () => {
    expect(titles('domainSearch')[0]).toBe('Query.domainSearch')
    expect(titles('domain search')[0]).toBe('Query.domainSearch')
    expect(titles('coin')[0]).toBe('Query.coin')
  })

  it('looks for all words, also in descriptions and as they are being typed', () => {
    expect(titles('names free')).toEqual(['Query.domainSearch'])
    expect(titles('dom sea')[0]).toBe('Query.domainSearch')
    expect(titles('domain nonsense')).toEqual([])
    expect(titles(' ')).toEqual([])
  })
})

describe('a path found by meaning', () => {
  const found = { method: 'GET', path: '/api/coin', origin: { title: 'Data', url: 'http://here/data/' } }

  it('is known as ours by service, method and path', () => {
    expect(ours(found, catalogue)?.operationId).toBe('Coin')
  })

  it('is known as ours on this machine, whatever that is called', () => {
    const services = catalogue.services.map((service) => ({
      ...service,
      baseUrl: `http://127.0.0.1:1/${service.name}`,
    }))
    const local = { ...found, origin: { title: 'Data', url: 'http://localhost:4000/data' } }
    expect(ours(local, { ...catalogue, services })?.operationId).toBe('Coin')
  })

  it('stays a stranger anywhere else', () => {
    expect(ours({ ...found, origin: { title: 'Data', url: 'http://there/data' } }, catalogue)).toBeNull()
    expect(ours({ ...found, method: 'POST' }, catalogue)).toBeNull()
  })
})
