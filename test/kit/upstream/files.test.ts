import pino from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { OURSELVES } from '../../../subgraphs/kit/upstream/asker.ts'
import { HttpUpstream } from '../../../subgraphs/kit/upstream/httpUpstream.ts'
import { get, send, sendForm } from '../../../subgraphs/kit/upstream/request.ts'
import { startCompany } from './company.ts'

function open(baseUrl: string): HttpUpstream {
  const upstream = new HttpUpstream({
    name: 'company',
    baseUrl,
    kind: 'live',
    naming: 'SNAKE_CASE',
    timeoutMs: 1_000,
    perMinute: null,
    log: pino({ level: 'silent' }),
  })
  onTestFinished(() => upstream.close())
  return upstream
}

describe('a file of an upstream', () => {
  it('comes as it is, with its type', async () => {
    const body = Buffer.from([0, 255, 128, 10])
    const company = await startCompany(() => ({ headers: { 'content-type': 'Video/MP4; codecs="avc1"' }, body }))
    const file = await open(company.url).for(OURSELVES).download(get('/film'), 100)
    expect(file).toEqual({ bytes: body, contentType: 'video/mp4' })
    expect(company.asked[0]?.headers.accept).toBe('*/*')
  })

  it('is asked for again where that does no harm', async () => {
    const company = await startCompany((_request, _body, count) => (count === 1 ? { status: 503 } : { body: 'film' }))
    expect(await open(company.url).for(OURSELVES).download(get('/film'), 100)).toMatchObject({
      bytes: Buffer.from('film'),
    })
  })

  it('may be somewhere else, which is told and not followed', async () => {
    const company = await startCompany(() => ({ status: 302, headers: { location: '../files/1?x=1' } }))
    const moved = await open(`${company.url}/api`).for(OURSELVES).download(get('/films/1'), 100)
    expect(moved).toEqual({ movedTo: `${company.url}/api/files/1?x=1` })
    expect(company.asked).toHaveLength(1)
  })

  it.each([
    ['is missing', { status: 404, body: {} }, 'UPSTREAM'],
    ['is refused', { status: 403, body: 'no' }, 'UPSTREAM'],
    ['is larger than it may be', { body: 'x'.repeat(101) }, 'UPSTREAM'],
  ])('is an error where it %s', async (_, reply, code) => {
    const company = await startCompany(() => reply)
    await expect(open(company.url).for(OURSELVES).download(get('/film'), 100)).rejects.toMatchObject({ code })
  })
})

describe('a form', () => {
  it('is sent once, with its files', async () => {
    const company = await startCompany(() => ({ status: 503 }))
    const form = new FormData()
    form.append('prompt', 'a red fox')
    form.append('image', new Blob(['bytes'], { type: 'image/png' }), 'fox.png')
    await expect(open(company.url).for(OURSELVES).request(sendForm('/edits', form))).rejects.toMatchObject({
      code: 'UPSTREAM',
    })
    expect(company.asked).toHaveLength(1)
    const { headers, body } = company.asked[0] ?? {}
    const sent = await new Response(body ?? '', {
      headers: { 'content-type': headers?.['content-type'] ?? '' },
    }).formData()
    expect(sent.get('prompt')).toBe('a red fox')
    expect(sent.get('image')).toMatchObject({ name: 'fox.png', type: 'image/png' })
  })
})

it('is given up on when its caller gives up', async () => {
  const company = await startCompany(() => new Promise(() => {}))
  const end = new AbortController()
  const asked = open(company.url)
    .for(OURSELVES)
    .request({ ...send('/films', {}), signal: end.signal })
  end.abort(new Error('enough'))
  await expect(asked).rejects.toThrow('enough')
})

describe('a URL', () => {
  it.each([
    ['https://company.example/api/films/1?x=1', '/films/1?x=1'],
    ['https://company.example/api/../admin', null],
    ['https://company.example/apix/films', null],
    ['http://company.example/api/films', null],
    ['https://company.example:8443/api/films', null],
    ['https://stranger.example/api/films', null],
    ['https://company.example@stranger.example/api/films', null],
  ])('%s is a path below the base URL: %j', (url, path) => {
    expect(open('https://company.example/api').pathBelow(new URL(url))).toBe(path)
  })
})
