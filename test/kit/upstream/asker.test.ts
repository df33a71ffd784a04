import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { inJob, OURSELVES } from '../../../subgraphs/kit/upstream/asker.ts'
import { HttpUpstream } from '../../../subgraphs/kit/upstream/httpUpstream.ts'
import { get, send } from '../../../subgraphs/kit/upstream/request.ts'
import { startCompany } from './company.ts'

function open(baseUrl: string): HttpUpstream {
  const upstream = new HttpUpstream({
    name: 'company',
    baseUrl,
    kind: 'live',
    naming: 'SNAKE_CASE',
    timeoutMs: 5_000,
    perMinute: null,
    log: pino({ level: 'silent' }),
  })
  onTestFinished(() => upstream.close())
  return upstream
}

describe('an upstream that is bound to its asker', () => {
  it('gives a read up when the asker’s signal aborts, whatever the request says', async () => {
    const company = await startCompany(() => new Promise(() => {}))
    const end = new AbortController()
    const answer = open(company.url).for({ origin: 'one', signal: end.signal }).request(get('/a'))
    await expect.poll(() => company.asked.length).toBe(1)
    end.abort(new Error('The time is up'))
    await expect(answer).rejects.toThrow('The time is up')
  })

  it('never breaks a change off', async () => {
    const company = await startCompany(() => ({ body: { id: 1 } }))
    const ended = AbortSignal.abort(new Error('The time is up'))
    const asked = open(company.url).for(inJob({ signal: ended }))
    expect(await asked.request(send('/orders', {}))).toMatchObject({ body: { id: 1 } })
    await expect(asked.request(get('/orders'))).rejects.toThrow('The time is up')
  })

  it('counts failures as the asker’s, so that one caller stops itself alone', async () => {
    const company = await startCompany((request) => (request.url === '/fine' ? { body: 1 } : { status: 500 }))
    const upstream = open(company.url)
    const one = upstream.for({ origin: 'one' })
    for (let round = 0; round < 12; round++) await one.request(send(`/poison/${round}`, {})).catch(() => {})
    await expect(one.request(get('/fine'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(await upstream.for({ origin: 'other' }).request(get('/fine'))).toMatchObject({ body: 1 })
    expect(await upstream.for(OURSELVES).request(get('/fine'))).toMatchObject({ body: 1 })
  })
})
