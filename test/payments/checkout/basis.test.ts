import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { normalise } from '../../../router/graph/operation.ts'
import { BasisMaker } from '../../../router/payments/checkout/evidence/basis.ts'
import { loadCatalogue } from '../../../schema/catalogue.ts'

const { fields, supergraphSdl } = loadCatalogue()
const maker = new BasisMaker(supergraphSdl, fields)

const TEXT = `query ($domain: String!, $count: Int = 3, $key: ChainId!, $all: Boolean!) {
  one: domainAvailability(domain: $domain) { available }
  two: domainSearch(name: "typed-in", first: $count) { results @include(if: $all) { availability { available } } }
  ...rest
}
fragment rest on Query {
  chain(id: $key) { topPools(first: 2) { edges { market { baseToken { token { price } } } } } }
}`

describe('what is kept of an operation that was paid for', () => {
  const operation = normalise(parse(TEXT), null)
  const given = { domain: 'private.example', count: 7, key: 'eth', all: true }

  it('is what its bill depends on, and nothing that its payer wrote', () => {
    const basis = maker.of(operation, given, true)
    expect(basis.variables).toEqual({ count: 7, all: true })
    expect(basis.operation).toContain('domainSearch(first:$count)')
    expect(basis.operation).toContain('topPools(first:2)')
    for (const text of ['private.example', 'typed-in', 'eth', '$domain', '$key'])
      expect(JSON.stringify(basis), text).not.toContain(text)
    expect(() => parse(basis.operation)).not.toThrow()
  })

  it('is one basis wherever the bill is the same, and another one where it is not', () => {
    const { id } = maker.of(operation, given, true)
    expect(maker.of(operation, { ...given, domain: 'other.example', key: 'base' }, true).id).toBe(id)
    expect(maker.of(operation, { ...given, count: 8 }, true).id).not.toBe(id)
    expect(maker.of(operation, given, false).id).not.toBe(id)
    expect(new BasisMaker(`${supergraphSdl} `, fields).of(operation, given, true).id).not.toBe(id)
  })
})
