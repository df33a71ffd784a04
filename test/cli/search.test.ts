import { describe, expect, it } from 'vitest'
import { cli } from './cli.ts'

describe('search', () => {
  it('finds endpoints by what they do, with whole paths and prices', async () => {
    const { code, stdout } = await cli(['search', 'is', 'a', 'domain', 'name', 'free'])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^domains\.\w+ +POST \/domains\/api\/check +0\.00 to 0\.10 /m)
  })

  it('is JSON for programs, of one service where one is named', async () => {
    const { stdout } = await cli(['search', 'status', '--service', 'travel', '--json'])
    const hits = JSON.parse(stdout) as { endpoint: string; request: string }[]
    expect(hits.length).toBeGreaterThan(0)
    for (const { endpoint, request } of hits) {
      expect(endpoint).toMatch(/^travel\./)
      expect(request).toContain(' /travel/')
    }
  })

  it('refuses a service that is not there, and says when nothing is found', async () => {
    const other = await cli(['search', 'weather', '--service', 'weather'])
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('--service weather is not in the graph')])
    const none = await cli(['search', 'xyzzyplugh'])
    expect([none.code, none.stdout]).toEqual([0, ''])
    expect(none.stderr).toContain('No endpoint is described by these words')
  })
})

describe('describe', () => {
  it('shows request, price, arguments and an example, by name or by path', async () => {
    const byPath = await cli(['describe', 'POST', '/domains/api/check'])
    expect(byPath.code).toBe(0)
    for (const text of ['POST /domains/api/check', '0.00 to 0.10 USD', '"domain"', 'Example:'])
      expect(byPath.stdout).toContain(text)
    const name = /domains\.\w+/.exec(byPath.stdout)?.[0] ?? ''
    const { stdout } = await cli(['describe', name, '--json'])
    expect(JSON.parse(stdout)).toMatchObject({
      endpoint: name,
      request: 'POST /domains/api/check',
      price: { mode: 'dynamic', usd: { min: '0.00', max: '0.10' } },
      arguments: { properties: { domain: expect.anything() } },
    })
  })

  it('names the search where there is no such endpoint', async () => {
    const { code, stderr } = await cli(['describe', 'POST', '/nothing'])
    expect(code).toBe(2)
    expect(stderr).toContain('There is no endpoint "POST /nothing"; find one with: npx tollgraph search')
  })
})
