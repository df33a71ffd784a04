import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import pino from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { NotFound } from '../../../schema/errors.ts'
import { OURSELVES } from '../../../subgraphs/kit/upstream/asker.ts'
import { HttpUpstream, type UpstreamOptions } from '../../../subgraphs/kit/upstream/httpUpstream.ts'
import { ask, get, pathOf, segment, send } from '../../../subgraphs/kit/upstream/request.ts'
import { gate } from '../../support/gate.ts'
import { eventually } from '../../support/ledger.ts'
import { startCompany } from './company.ts'

const log = pino({ level: 'silent' })

function open(baseUrl: string, options: Partial<UpstreamOptions> = {}): HttpUpstream {
  const upstream = new HttpUpstream({
    name: 'company',
    baseUrl,
    kind: 'live',
    naming: 'SNAKE_CASE',
    timeoutMs: 1_000,
    perMinute: null,
    log,
    ...options,
  })
  onTestFinished(() => upstream.close())
  return upstream
}

async function* drops() {
  for (;;) {
    yield ' '
    await setTimeout(50)
  }
}

describe('a request', () => {
  it('carries path, query, headers and body as the company documents them', async () => {
    const company = await startCompany(() => ({ body: { fine: true } }))
    const upstream = open(`${company.url}/v3/`, {
      headers: async () => ({ 'x-key': 'secret' }),
      query: { apikey: 'k' },
    })
    await upstream
      .for(OURSELVES)
      .request(get(`/coins/${segment('a/b c')}`, { ids: ['x', 'y'], page: 2, none: undefined }))
    await upstream.for(OURSELVES).request(ask('/rpc', { method: 'eth_blockNumber' }))
    expect(company.asked.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/v3/coins/a%2Fb%20c?ids=x%2Cy&page=2&apikey=k', ''],
      ['POST', '/v3/rpc?apikey=k', '{"method":"eth_blockNumber"}'],
    ])
    expect(company.asked[0]?.headers).toMatchObject({ 'x-key': 'secret', accept: 'application/json' })
  })

  it.each(['.', '..', ''])('never goes up the path by a segment like %j', (text) => {
    expect(() => segment(text)).toThrow(RangeError)
  })

  it('has no question mark without a query', () => {
    expect(pathOf(get('/a', { x: null }))).toBe('/a')
  })
})

describe('an upstream that fails', () => {
  it('is asked again, where that does no harm', async () => {
    const company = await startCompany((_request, _body, count) =>
      count === 1 ? null : count === 2 ? { status: 503 } : { body: [1] },
    )
    expect(await open(company.url).for(OURSELVES).request(get('/a'))).toEqual({ body: [1], ageSeconds: 0 })
    expect(company.asked).toHaveLength(3)
  })

  it('is an Upstream error in the end, without its words', async () => {
    const company = await startCompany(() => ({ status: 500, body: { secret: 'stack' } }))
    await expect(open(company.url).for(OURSELVES).request(get('/a'))).rejects.toMatchObject({
      code: 'UPSTREAM',
      message: 'The company provider failed with 500',
    })
    expect(company.asked).toHaveLength(3)
  })

  it('is never sent a change twice', async () => {
    const company = await startCompany(() => ({ status: 503 }))
    await expect(open(company.url).for(OURSELVES).request(send('/orders', {}))).rejects.toMatchObject({
      code: 'UPSTREAM',
    })
    expect(company.asked).toHaveLength(1)
  })

  it('is given up when it is silent', async () => {
    const company = await startCompany(() => new Promise(() => {}))
    await expect(open(company.url, { timeoutMs: 50 }).for(OURSELVES).request(send('/a', {}))).rejects.toMatchObject({
      code: 'UPSTREAM',
    })
  })

  it('is given up when its answer to a change comes in drops without an end', async () => {
    const company = await startCompany(() => ({ body: Readable.from(drops()) }))
    const upstream = open(company.url, { timeoutMs: 300 })
    await expect(upstream.for(OURSELVES).request(send('/a', {}))).rejects.toMatchObject({
      status: 502,
      message: 'The company provider did not answer',
    })
    expect(company.asked).toHaveLength(1)
  })

  it('is given up when its answer to a job comes in drops without an end', async () => {
    const company = await startCompany(() => ({ body: Readable.from(drops()) }))
    const upstream = open(company.url, { timeoutMs: 100, attempts: 1 })
    await expect(upstream.for(OURSELVES).request(get('/a'))).rejects.toMatchObject({
      status: 502,
      message: 'The company provider did not answer',
    })
  })

  it('is left alone after many failures, and callers hear at once when to come again', async () => {
    const company = await startCompany(() => ({ status: 500 }))
    const upstream = open(company.url)
    for (let round = 0; round < 8; round++)
      await upstream
        .for({ origin: 'one' })
        .request(send('/a', {}))
        .catch(() => {})
    await expect(upstream.for({ origin: 'one' }).request(get('/a'))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      fields: { retryAfter: expect.any(Number) },
    })
    expect(company.asked).toHaveLength(8)
  })

  it('because of one caller’s arguments goes on for others', async () => {
    const company = await startCompany(({ url }) =>
      url?.startsWith('/poison') ? { status: 500 } : { body: { fine: true } },
    )
    const upstream = open(company.url)
    for (let round = 0; round < 12; round++)
      await upstream
        .for({ origin: 'one' })
        .request(send(`/poison/${round}`, {}))
        .catch(() => {})
    await expect(upstream.for({ origin: 'one' }).request(get('/a'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(await upstream.for({ origin: 'other' }).request(get('/a'))).toMatchObject({ body: { fine: true } })
    // Jobs have nobody who waits, and pauses of their own.
    for (let round = 0; round < 12; round++)
      await upstream
        .for(OURSELVES)
        .request(send(`/poison/${round}`, {}))
        .catch(() => {})
    expect(await upstream.for(OURSELVES).request(get('/b'))).toMatchObject({ body: { fine: true } })
    expect(await upstream.for({ origin: 'other' }).request(get('/c'))).toMatchObject({ body: { fine: true } })
  })

  it('for everybody is left alone by everybody', async () => {
    const company = await startCompany(() => ({ status: 500 }))
    const upstream = open(company.url)
    for (let round = 0; round < 8; round++)
      await upstream
        .for({ origin: `${round}` })
        .request(send(`/a/${round}`, {}))
        .catch(() => {})
    await expect(upstream.for({ origin: 'a stranger' }).request(get('/a'))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    })
    expect(company.asked).toHaveLength(8)
  })

  it('is Unavailable when it says that we ask too much', async () => {
    const company = await startCompany(() => ({ status: 429, headers: { 'retry-after': '7' } }))
    await expect(open(company.url).for(OURSELVES).request(send('/a', {}))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      fields: { retryAfter: 7 },
    })
  })

  it('is not asked again before the time that it says', async () => {
    const company = await startCompany(() => ({ status: 429, headers: { 'retry-after': '7' } }))
    await expect(open(company.url).for(OURSELVES).request(get('/a'))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      fields: { retryAfter: 7 },
    })
    expect(company.asked).toHaveLength(1)
  })

  it('is asked again where it asks for less without a time', async () => {
    const company = await startCompany((_request, _body, count) => (count === 1 ? { status: 429 } : { body: [1] }))
    expect(await open(company.url).for(OURSELVES).request(get('/a'))).toMatchObject({ body: [1] })
  })

  it.each([
    [{ status: 404 }, 'UPSTREAM'],
    [{ status: 400, body: { error: 'no' } }, 'UPSTREAM'],
    [{ status: 401 }, 'UPSTREAM'],
    [{ body: '<html>' }, 'UPSTREAM'],
    [{ status: 404, body: '<html>' }, 'UPSTREAM'],
  ])('by %j is told as %s', async (reply, code) => {
    const company = await startCompany(() => reply)
    await expect(open(company.url).for(OURSELVES).request(get('/a'))).rejects.toMatchObject({ code })
    expect(company.asked).toHaveLength(1)
  })

  it('may say so in an answer that looks like success', async () => {
    const company = await startCompany(() => ({ body: { status: '0', message: 'NOTOK' } }))
    const failure = (_status: number, body: unknown) =>
      (body as { status?: string }).status === '0' ? new NotFound('Nobody knows') : null
    await expect(open(company.url, { failure }).for(OURSELVES).request(get('/a'))).rejects.toMatchObject({
      message: 'Nobody knows',
    })
  })
})

describe('the same question', () => {
  it('is asked once for many who ask at the same moment', async () => {
    const company = await startCompany((_request, _body, count) => ({ body: { count } }))
    const upstream = open(company.url)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => upstream.for(OURSELVES).request(get('/a', { x: 1 }))),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(new Set(['{"count":1}']))
    await upstream.for(OURSELVES).request(get('/a', { x: 1 }))
    expect(company.asked).toHaveLength(2)
  })

  it('goes on for the others when one gives up, and ends with the last', async () => {
    const ended = gate()
    const company = await startCompany((request) => {
      request.socket.once('close', () => ended.open())
      return new Promise(() => {})
    })
    const upstream = open(company.url)
    const ends = [new AbortController(), new AbortController()]
    const [first, second] = ends.map((end) => upstream.for(OURSELVES).request({ ...get('/a'), signal: end.signal }))
    ends[0]?.abort(new Error('the first has no time left'))
    await expect(first).rejects.toThrow('the first has no time left')
    await eventually('the company is asked', async () => company.asked.length === 1)
    ends[1]?.abort(new Error('nor has the second'))
    await expect(second).rejects.toThrow('nor has the second')
    await ended.opened
    expect(company.asked).toHaveLength(1)
  })

  it('is answered from what is kept while the company calls it fresh, with its age', async () => {
    const company = await startCompany(() => ({ headers: { 'cache-control': 'public, max-age=60' }, body: [1] }))
    const upstream = open(company.url)
    await upstream.for(OURSELVES).request(get('/a'))
    const again = await upstream.for(OURSELVES).request(get('/a'))
    expect(company.asked).toHaveLength(1)
    expect(again.ageSeconds).toBeGreaterThan(0)
    await upstream.for(OURSELVES).request(get('/b'))
    expect(company.asked).toHaveLength(2)
  })

  it('makes room for those of other companies that are asked for more lately', async () => {
    const headers = { 'cache-control': 'max-age=60' }
    const small = await startCompany(() => ({ headers, body: [1] }))
    const large = await startCompany(() => ({ headers, body: ['x'.repeat(8_000_000)] }))
    const [first, second] = [small, large].map(({ url }) => open(url).for(OURSELVES))
    for (let time = 0; time < 2; time += 1) await first?.request(get('/a'))
    expect(small.asked).toHaveLength(1)
    for (const path of ['/a', '/b', '/c', '/d']) await second?.request(get(path))
    await first?.request(get('/a'))
    expect(small.asked).toHaveLength(2)
  })

  it.each(['no-store, max-age=60', 'max-age=0', ''])('is asked anew where the company says %j', async (control) => {
    const company = await startCompany(() => ({ headers: { 'cache-control': control }, body: [1] }))
    const upstream = open(company.url)
    await upstream.for(OURSELVES).request(get('/a'))
    await upstream.for(OURSELVES).request(get('/a'))
    expect(company.asked).toHaveLength(2)
  })

  it('of a change is always asked anew', async () => {
    const company = await startCompany(() => ({ headers: { 'cache-control': 'max-age=60' }, body: [1] }))
    const upstream = open(company.url)
    await Promise.all([
      upstream.for(OURSELVES).request(send('/a', {})),
      upstream.for(OURSELVES).request(send('/a', {})),
    ])
    expect(company.asked).toHaveLength(2)
  })
})

describe('an upstream that hangs', () => {
  it('keeps as many requests as it may have in flight, and fails further ones at once', async () => {
    const answering = gate()
    const company = await startCompany(async () => {
      await answering.opened
      return { body: { fine: true } }
    })
    const upstream = open(company.url, { maxInFlight: 4, timeoutMs: 30_000 })
    const kept = [1, 2, 3, 4].map((id) => upstream.for(OURSELVES).request(get(`/a/${id}`)))
    await eventually('all are asked', async () => company.asked.length === 4)
    const refused = upstream.for({ origin: 'caller' }).request(get('/a/5'))
    await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE', fields: { retryAfter: 1 } })
    expect(company.asked).toHaveLength(4)
    answering.open()
    await Promise.all(kept)
    expect(await upstream.for(OURSELVES).request(get('/a/5'))).toMatchObject({ body: { fine: true } })
  })
})
