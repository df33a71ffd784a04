import { describe, expect, it } from 'vitest'
import { openMediaD } from '../../../../../subgraphs/studio/providers/d/client.ts'
import { mediaD } from '../../../../../subgraphs/studio/providers/d/provider.ts'
import { startCompany } from '../../../../kit/upstream/company.ts'
import { companyAt, fileOf, orderFor, PIXEL, signal, written } from '../support.ts'

const one = `data:image/png;base64,${Buffer.from('one').toString('base64')}`
const two = `data:image/png;base64,${Buffer.from('two').toString('base64')}`

async function open(...answers: readonly Parameters<typeof startCompany>[0][]) {
  const company = await startCompany((request, body, count) => answers[count - 1]?.(request, body, count) ?? null)
  const options = { key: 'k4', models: { 'image-c': 'pictures-4', 'video-d': 'films-4' } }
  return { company, provider: openMediaD(await companyAt(mediaD, company.url, options)) }
}

describe('company D: pictures', () => {
  it.each([
    ['from text', [], '/v1/images/generations', {}],
    ['from one picture', [written('source', 'one')], '/v1/images/edits', { image: { type: 'image_url', url: one } }],
    [
      'from two pictures',
      [written('source', 'one'), written('source', 'two')],
      '/v1/images/edits',
      {
        images: [
          { type: 'image_url', url: one },
          { type: 'image_url', url: two },
        ],
      },
    ],
  ])('are asked for %s', async (_, images, path, members) => {
    const { company, provider } = await open(() => ({ body: { data: [{ b64_json: PIXEL }] } }))
    const operation = images.length > 0 ? 'edit' : 'generate'
    const done = await provider.submit(orderFor('image-c', { aspectRatio: '19.5:9' }, { operation, images }), signal)
    expect(fileOf(done).contentType).toBe('image/png')
    const [asked] = company.asked
    expect([asked?.url, asked?.headers.authorization]).toEqual([path, 'Bearer k4'])
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      model: 'pictures-4',
      prompt: 'a red fox',
      n: 1,
      response_format: 'b64_json',
      aspect_ratio: '19.5:9',
      ...members,
    })
  })

  it('have failed for good where they are refused, but not where our key is', async () => {
    const { provider } = await open(
      () => ({ status: 400, body: { code: 'invalid', error: 'Not this one' } }),
      () => ({ status: 400, body: { code: 'invalid', error: 'Incorrect API key provided' } }),
    )
    const submit = () => provider.submit(orderFor('image-c', { aspectRatio: null }), signal)
    expect(await submit()).toEqual({ state: 'FAILED', reason: 'Not this one' })
    await expect(submit()).rejects.toMatchObject({ code: 'UPSTREAM' })
  })
})

describe('company D: videos', () => {
  it('are begun, from text or from a picture', async () => {
    const { company, provider } = await open(
      () => ({ body: { request_id: 'r1' } }),
      () => ({ body: { request_id: 'r2' } }),
    )
    const options = { duration: 9, resolution: '720p', aspectRatio: '3:2' } as const
    expect(await provider.submit(orderFor('video-d', options), signal)).toEqual({ operation: { requestId: 'r1' } })
    const images = [written('first', 'one')]
    await provider.submit(orderFor('video-d', { ...options, aspectRatio: null }, { images }), signal)
    const common = { model: 'films-4', prompt: 'a red fox', duration: 9, resolution: '720p' }
    expect(company.asked.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      ['/v1/videos/generations', { ...common, aspect_ratio: '3:2' }],
      ['/v1/videos/generations', { ...common, image: { url: one } }],
    ])
  })

  it('are looked after until they are there', async () => {
    const { company, provider } = await open(
      () => ({ status: 202, body: { status: 'pending', progress: 30 } }),
      ({ headers }) => ({
        body: { status: 'done', video: { url: `http://${headers.host}/v.mp4`, duration: 9, respect_moderation: true } },
      }),
      () => ({ headers: { 'content-type': 'video/mp4' }, body: 'film' }),
    )
    const look = () => provider.poll({ requestId: 'r1' }, 'video-d', signal)
    expect(await look()).toEqual({ state: 'RUNNING', progress: 30 })
    expect(fileOf(await look()).body.toString()).toBe('film')
    expect(company.asked.map(({ url }) => url)).toEqual(['/v1/videos/r1', '/v1/videos/r1', '/v.mp4'])
  })

  it.each([
    [
      'refused',
      { status: 'done', video: { url: '', respect_moderation: false } },
      { state: 'FAILED', reason: 'The video was refused by moderation' },
    ],
    [
      'failed',
      { status: 'failed', error: { code: 'x', message: 'Something broke' } },
      { state: 'FAILED', reason: 'Something broke' },
    ],
    ['expired', { status: 'expired' }, { state: 'LOST' }],
  ])('end when they are %s', async (_, body, end) => {
    const { provider } = await open(() => ({ body }))
    expect(await provider.poll({ requestId: 'r1' }, 'video-d', signal)).toEqual(end)
  })
})
