import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { named, ROWS } from './facts.ts'
import { linesOf } from './guidance.ts'
import { bodyOf, urlOf } from './requests.ts'

/** What a browser's payment client reads of an answer. */
const EXPOSED = [
  'payment-required',
  'payment-response',
  'x-payment-response',
  'www-authenticate',
  'x-request-id',
  'retry-after',
]
const ORIGIN = 'https://app.example'

let tollgraph: TestTollgraph
beforeAll(async () => {
  tollgraph = await startTollgraph()
})
afterAll(() => tollgraph?.stop())

interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** A request that fetch would not send: any method, any path, as they are. */
function raw(method: string, path: string, headers: Record<string, string> = {}): Promise<Answered> {
  const { hostname, port } = new URL(tollgraph.url)
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, method, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() })
      })
    })
    request.on('error', reject)
    request.end()
  })
}

describe('a path that nobody documented', () => {
  it.each([
    ['', '/nothing/here'],
    ['/domains', '/domains/nothing/here'],
    ['/domains', '/domains/api/domain/verify/more'],
    ['/domains', '/domains//api/check'],
    ['', '/api/check'],
  ])('is answered with pointers to the documents at %s: %s', async (base, path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const url = `${tollgraph.url}${path}?some=query`
      const response = await fetch(url, { method })
      expect(response.status).toBe(404)
      expect(await bodyOf(response)).toEqual({
        success: false,
        code: 'route_not_found',
        error: expect.stringContaining(`${method} ${path}`),
        requestedUrl: url,
        discovery: {
          openapi: `${tollgraph.url}${base}/openapi.json`,
          llmsTxt: `${tollgraph.url}${base}/llms.txt`,
        },
      })
    }
  })

  it('has pointers that lead somewhere', async () => {
    const { discovery } = await bodyOf<{ discovery: Record<string, string> }>(await fetch(`${tollgraph.url}/domains/x`))
    for (const url of Object.values(discovery)) expect((await fetch(url)).status).toBe(200)
  })
})

describe('the guidance', () => {
  it.each(['', ...new Set(ROWS.filter(({ service }) => service !== 'gateway').map(({ service }) => `/${service}`))])(
    'of %j names only paths that the origin serves',
    async (base) => {
      const text = await (await fetch(`${tollgraph.url}${base}/llms.txt`)).text()
      expect(text).toContain(`Server: ${tollgraph.url}.`)
      const lines = linesOf(text).join('\n')
      expect([...lines.matchAll(/^- ([A-Z]+) (\/[^ ]+) \(/gm)].length).toBeGreaterThan(0)
      const named = [...lines.matchAll(/\b(GET|POST|PUT|PATCH|DELETE) (\/[^\s(,;:]*\/?[^\s(,;:.?])/g)]
      for (const [, method = '', path = ''] of named) {
        if (path.startsWith('/.well-known') || path.startsWith('/media/')) continue
        expect(path.startsWith(`${base}/`), path).toBe(true)
        const answer = await fetch(tollgraph.url + path.replace(/[{][^}]+[}]/g, 'x'), { method })
        expect(await answer.text(), `${method} ${path}`).not.toContain('route_not_found')
      }
    },
  )
})

describe('a documented path', () => {
  const paths = [...new Map(ROWS.map((row) => [urlPath(row), row])).values()]

  it.each(named(paths))('%s tells which methods it knows', async (_, row) => {
    const known = ROWS.filter((one) => urlPath(one) === urlPath(row)).map(({ method }) => method)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !known.includes(one as 'GET'))) {
      const response = await fetch(urlOf(tollgraph, row), { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')?.split(', ').sort()).toEqual([...known].sort())
      expect(await bodyOf(response)).toMatchObject({ success: false, error: expect.stringContaining(method) })
    }
  })

  it('is the same with a slash at its end', async () => {
    const response = await fetch(`${tollgraph.url}/domains/api/domain/verify/?domain=example.com`)
    expect(response.status).toBe(200)
  })
})

describe('a path of the gateway itself', () => {
  it.each(['/health/', '/ready/', '/graphql/', '/session/', '/openapi.json/', '/catalogue.json/'])(
    'is exact: %s is another one',
    async (path) => {
      const answered = await raw('GET', path)
      expect(answered.status).toBe(404)
      expect(JSON.parse(answered.body)).toMatchObject({ code: 'route_not_found' })
    },
  )

  it('is named as it was sent where it has a broken escape', async () => {
    expect(JSON.parse((await raw('GET', '/%zz?a=1')).body)).toMatchObject({ error: expect.stringContaining("'/%zz") })
  })
})

function urlPath({ service, path }: { readonly service: string; readonly path: string }): string {
  return `${service} ${path}`
}

describe('every answer', () => {
  const requests: readonly [string, string, string][] = [
    ['a document', 'GET', '/openapi.json'],
    ['a document without its body', 'HEAD', '/llms.txt'],
    ['a challenge for money', 'POST', '/domains/api/check'],
    ['a challenge for identity', 'GET', '/api/organizations'],
    ['a free answer', 'GET', '/domains/api/domain/verify?domain=example.com'],
    ['a refused input', 'GET', '/domains/api/domain/verify'],
    ['an unknown path', 'GET', '/nothing'],
    ['a wrong method', 'DELETE', '/api/send'],
    ['a method that HTTP has and we do not', 'PROPFIND', '/api/send'],
    ['a path with a broken escape', 'GET', '/%zz'],
    ['a closed job', 'POST', '/domains/api/cron/icann-verify'],
    ['an empty GraphQL request', 'POST', '/graphql'],
    ['health', 'GET', '/health'],
    ['readiness', 'GET', '/ready'],
    ['an OPTIONS request that is no preflight', 'OPTIONS', '/api/send'],
  ]

  it.each(requests)('has a request id of its own and may be read by any page: %s', async (_, method, path) => {
    const answers = await Promise.all([raw(method, path, { origin: ORIGIN }), raw(method, path, { origin: ORIGIN })])
    for (const { headers, status } of answers) {
      expect(status).toBeLessThan(500)
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers['access-control-allow-origin']).toBe('*')
      const exposed = String(headers['access-control-expose-headers']).toLowerCase().split(/,\s*/)
      expect(exposed).toEqual(expect.arrayContaining(EXPOSED))
    }
    expect(answers[0]?.headers['x-request-id']).not.toBe(answers[1]?.headers['x-request-id'])
  })

  it.each([
    ['a method that HTTP has and we do not', 'PROPFIND', '/api/send', 405],
    ['a path with a broken escape', 'GET', '/%zz', 400],
  ])('that refuses has the shape of an error: %s', async (_, method, path, status) => {
    const answered = await raw(method, path)
    expect(answered.status).toBe(status)
    expect(JSON.parse(answered.body)).toMatchObject({ success: false, error: expect.any(String) })
  })

  it('comes as well to a request whose Host is no host', async () => {
    for (const host of ['a b', 'evil.example/path', 'user@evil.example']) {
      const answered = await raw('GET', '/openapi.json', { host })
      expect({ host, status: answered.status }).toEqual({ host, status: 400 })
      expect(answered.body).not.toContain('evil.example/path')
    }
  })
})

describe('a preflight', () => {
  it.each(named(ROWS))('for %s allows its method and the headers of payment and identity', async (_, row) => {
    const wanted = 'content-type, payment-signature, x-payment, sign-in-with-x, authorization'
    const response = await fetch(urlOf(tollgraph, row), {
      method: 'OPTIONS',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': row.method,
        'access-control-request-headers': wanted,
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-methods')?.split(/,\s*/)).toContain(row.method)
    const allowed = response.headers.get('access-control-allow-headers')?.toLowerCase().split(/,\s*/)
    expect(allowed).toEqual(expect.arrayContaining(wanted.split(', ')))
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})
