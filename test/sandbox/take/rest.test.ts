import * as graphql from 'graphql'
import { describe, expect, it } from 'vitest'
import { catalogueFacts } from '../../../rest-compat/catalogueDocument.ts'
import type { EndpointFacts } from '../../../sandbox/api/catalogue.ts'
import { fitsOf } from '../../../sandbox/take/rest/fit.ts'
import { restCallOf } from '../../../sandbox/take/rest/restCall.ts'
import { restCurl } from '../../../sandbox/take/rest/restCurl.ts'
import { loadCatalogue } from '../../../schema/catalogue.ts'

const { endpoints } = catalogueFacts(loadCatalogue(), {} as never) as { readonly endpoints: readonly EndpointFacts[] }

function fits(query: string, variables = {}) {
  return fitsOf(graphql.parse(query), variables, endpoints, graphql)
}

function best(query: string, variables = {}) {
  const [fit] = fits(query, variables)
  return fit ? { id: `${fit.endpoint.service}/${fit.endpoint.operationId}`, exact: fit.isExact } : null
}

const CHECK = endpoints.find(({ service, path }) => service === 'domains' && path === '/api/check')

describe('the documented path of a query', () => {
  it('is found for the document of every path that needs no members', () => {
    const plain = endpoints.filter(({ members }) => members.every(({ required }) => !required))
    expect(plain.length).toBeGreaterThan(20)
    for (const { service, operationId, document } of plain) {
      const found = fits(document).filter(({ isExact }) => isExact)
      expect(found.map(({ endpoint }) => `${endpoint.service}/${endpoint.operationId}`)).toContain(
        `${service}/${operationId}`,
      )
    }
  })

  it('is found whatever the values, names and formatting are', () => {
    const document = CHECK?.document ?? ''
    const id = `domains/${CHECK?.operationId}`
    expect(best(document, { domain: 'a.com' })).toEqual({ id, exact: true })
    const renamed = graphql
      .print(graphql.parse(document))
      .replace(/query \w+/, 'query Other')
      .replaceAll('$domain', '$name')
    expect(best(renamed, { name: 'a.com' })).toEqual({ id, exact: true })
    expect(best('{ taken: domainAvailability(domain: "a.com") { ok: available } }')).toEqual({ id, exact: false })
  })

  it('is none where a required value, a field or the service is another', () => {
    expect(best(CHECK?.document ?? '')).toBeNull()
    expect(best('{ domainAvailability(domain: "a.com") { available } me { address } }')).toBeNull()
    expect(best('{ domainAvailability(domain: "a.com") { available @skip(if: true) } }')).toBeNull()
    expect(
      best(
        '{ a: domainAvailability(domain: "a.com") { available } b: domainAvailability(domain: "b.com") { available } }',
      ),
    ).toBeNull()
    expect(best('query A { me { address } } query B { me { address } }')).toBeNull()
  })
})

describe('the request to a path', () => {
  it('puts values where the path takes them', () => {
    const [fit] = fits('{ domainAvailability(domain: "it\'s.com") { available } }')
    const call = fit && restCallOf(fit, 'http://here/domains', new Set())
    expect(call).toEqual({
      method: 'POST',
      url: 'http://here/domains/api/check',
      body: { domain: "it's.com" },
      unsure: [],
    })
    expect(call && restCurl(call, 'paid')).toContain(`-d '{\n  "domain": "it'\\''s.com"\n}'`)
  })

  it('encodes what stands in the URL, and says what it is not sure of', () => {
    const member = { variable: '', required: true } as const
    const endpoint = {
      ...(CHECK as EndpointFacts),
      method: 'GET',
      path: '/a/{id}/b',
      members: [
        { ...member, name: 'id', variable: 'id', in: 'path' },
        { ...member, name: 'q', variable: 'words', in: 'query' },
        { ...member, name: 'sort', variable: 'sort', in: 'query' },
        { ...member, name: 'none', variable: 'none', in: 'query', required: false },
      ],
    } as const
    const bindings = new Map<string, unknown>([
      ['id', 'x/y'],
      ['words', 'a b&c'],
      ['sort', 'NEWEST'],
    ])
    const call = restCallOf({ endpoint, isExact: true, bindings }, 'http://here', new Set(['sort']))
    expect(call).toEqual({
      method: 'GET',
      url: 'http://here/a/x%2Fy/b?q=a+b%26c&sort=NEWEST',
      body: null,
      unsure: ['sort'],
    })
  })
})
