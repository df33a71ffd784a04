import { describe, expect, it } from 'vitest'
import { ownEndpointsOf } from '../../../subgraphs/gateway/search/ownEndpoints.ts'
import { gatewayCatalogue } from './gateway.ts'

describe("the gateway's contract", () => {
  const { endpoints } = gatewayCatalogue()

  it('has four paths with their access and price', () => {
    expect(
      ownEndpointsOf({ endpoints }).map(({ method, path, access, price }) => [method, path, access, price]),
    ).toEqual([
      ['POST', '/api/send', 'paid', { mode: 'dynamic', min: '0.00', max: '10000.00' }],
      ['POST', '/api/invite-codes', 'siwx', null],
      ['GET', '/api/organizations', 'siwx', null],
      ['POST', '/api/search', 'siwx', null],
    ])
  })

  it.each([
    ['/api/send', ['amount!', 'address!', 'network!']],
    ['/api/invite-codes', ['organization', 'amount!', 'network', 'maxRedemptions', 'note', 'expiresAt']],
    ['/api/organizations', []],
    ['/api/search', ['query!', 'broad', 'limit', 'page']],
  ])('takes at %s the members %j', (path, members) => {
    const endpoint = endpoints.find((one) => one.path === path)
    expect(endpoint?.members.map(({ name, isRequired }) => name + (isRequired ? '!' : ''))).toEqual(members)
  })

  it('bounds a search as the contract does', () => {
    const search = endpoints.find(({ path }) => path === '/api/search')
    const bounds = Object.fromEntries(search?.members.map(({ name, constraint }) => [name, constraint]) ?? [])
    expect(bounds).toMatchObject({
      query: { minLength: 1, maxLength: 500 },
      limit: { min: 1, max: 50 },
      page: { min: 1, max: Number.MAX_SAFE_INTEGER },
    })
  })
})
