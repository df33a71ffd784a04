import { describe, expect, it } from 'vitest'
import { readConfig } from '../../router/config/config.ts'
import { Origins } from '../../router/origins/origins.ts'
import { SUBGRAPHS } from '../../router/services.ts'

const origins = (environment: Record<string, string> = {}) => new Origins(readConfig(environment, SUBGRAPHS).router)

describe('the place of a request', () => {
  it('is the same however often it is asked for', () => {
    const known = origins()
    const first = known.locate('/domains/api/search?a=1', { host: 'a.example' })
    expect(known.locate('/domains/api/search?a=1', { host: 'a.example' })).toEqual(first)
    expect(first).toMatchObject({ service: 'domains', path: '/api/search', baseUrl: 'http://a.example/domains' })
  })

  it('is not another host’s, whose name runs on into the path', () => {
    const known = origins()
    expect(known.locate('/domains/api', { host: 'a.example' })).not.toBeNull()
    expect(known.locate('/api', { host: 'a.example/domains' })).toBeNull()
    expect(known.locate('/domains/api', { host: 'a.example:80' })?.url).toBe('http://a.example:80/domains/api')
  })

  it('has the scheme that a trusted proxy tells for this very request', () => {
    const known = origins({ TRUST_PROXY: 'true' })
    const url = (proto: string) => known.locate('/x', { host: 'a.example', 'x-forwarded-proto': proto })?.url
    expect(['http', 'https', 'http'].map(url)).toEqual([
      'http://a.example/x',
      'https://a.example/x',
      'http://a.example/x',
    ])
  })

  it('is told for URLs that are too long to be remembered, too', () => {
    const path = `/domains/${'x'.repeat(2_000)}`
    const known = origins()
    for (let turn = 0; turn < 2; turn += 1)
      expect(known.locate(path, { host: 'a.example' })?.path).toBe(path.slice('/domains'.length))
  })
})

describe('the base URL of a service', () => {
  const services = ['gateway', 'domains', 'mail']
  const host = 'a.example:8080'

  it('is where its requests are found, below a path of the public URL too', () => {
    for (const PUBLIC_URL of ['https://api.example.com', 'https://example.com/toll']) {
      const known = origins({ PUBLIC_URL, MAIL_URL: 'https://example.com/letters' })
      for (const service of services) {
        const url = new URL(`${known.baseUrl(service)}/api/search`)
        const place = known.locate(url.pathname, { host: url.host })
        expect(place).toMatchObject({ service, path: '/api/search', baseUrl: known.baseUrl(service) })
      }
    }
  })

  it('is on the requested host, from whichever service it is asked for', () => {
    const known = origins({ HOST: '0.0.0.0' })
    const seen = ['/', '/domains/openapi.json'].map((path) => {
      const place = known.locate(path, { host })
      return place && services.map((service) => known.baseUrlFrom(place, service))
    })
    const expected = [`http://${host}`, `http://${host}/domains`, `http://${host}/mail`]
    expect(seen).toEqual([expected, expected])
  })

  it('is the configured one from a service on a host of its own', () => {
    const known = origins({ PORT: '4000', DOMAINS_URL: 'https://example.com/domains' })
    const place = known.locate('/domains/api/search', { host: 'example.com' })
    expect(place && known.baseUrlFrom(place, 'gateway')).toBe('http://127.0.0.1:4000')
  })

  it.each([
    ['::1', 'http://[::1]:4000'],
    ['::', 'http://[::1]:4000'],
    ['0.0.0.0', 'http://127.0.0.1:4000'],
    ['10.0.0.7', 'http://10.0.0.7:4000'],
  ])('is one that reaches a router on HOST %s', (HOST, url) => {
    const known = origins({ HOST })
    expect([known.baseUrl('gateway'), known.baseUrl('domains')]).toEqual([url, `${url}/domains`])
  })
})

describe('the host names that wallets sign in under', () => {
  const own = ['localhost', 'localhost:4000', 'api.localhost:4000', '127.0.0.1', '127.8.9.10:80', '[::1]', '[::1]:4000']
  const others = [
    'phishing.example',
    'localhost.phishing.example',
    'localhost.example:4000',
    '127.0.0.1.example',
    '127.0.0.1.nip.io:4000',
    '0127.0.0.1',
    'localhost-phishing',
    '192.168.0.1:4000',
    '[::2]',
    '[::ffff:127.0.0.1]',
    'localhost:4000:80',
  ]

  it('are those of the machine itself while none is configured', () => {
    expect(own.filter((host) => !origins().isOwnHost(host))).toEqual([])
    expect(others.filter((host) => origins().isOwnHost(host))).toEqual([])
  })

  it('are the configured ones, and beside PUBLIC_URL no others', () => {
    const known = origins({ PUBLIC_URL: 'https://api.example.com', DOMAINS_URL: 'https://domains.example.com' })
    expect(['api.example.com', 'domains.example.com'].filter((host) => !known.isOwnHost(host))).toEqual([])
    expect([...own, ...others].filter((host) => known.isOwnHost(host))).toEqual([])
    const service = origins({ DOMAINS_URL: 'https://domains.example.com' })
    expect(['domains.example.com', 'phishing.example', 'localhost'].map((host) => service.isOwnHost(host))).toEqual([
      true,
      false,
      true,
    ])
  })
})
