import { describe, expect, it } from 'vitest'
import { openMediaA } from '../../../../../subgraphs/studio/providers/a/client.ts'
import { mediaA } from '../../../../../subgraphs/studio/providers/a/provider.ts'
import type { ImageAOptions } from '../../../../../subgraphs/studio/providers/order.ts'
import { startCompany } from '../../../../kit/upstream/company.ts'
import { companyAt, fileOf, orderFor, PIXEL, signal, written } from '../support.ts'

const PICTURE: ImageAOptions = {
  quality: 'high',
  size: '1536x1024',
  background: 'transparent',
  outputFormat: 'webp',
  moderation: 'low',
  inputFidelity: null,
}

async function open(...answers: readonly Parameters<typeof startCompany>[0][]) {
  const company = await startCompany((request, body, count) => answers[count - 1]?.(request, body, count) ?? null)
  const options = { key: 'k1', models: { 'video-a-pro': 'films-1-pro', 'image-a': 'pictures-1' } }
  return { company, provider: openMediaA(await companyAt(mediaA, company.url, options)) }
}

describe('company A: pictures', () => {
  it('asks for one as documented, and takes it from the answer', async () => {
    const { company, provider } = await open(() => ({ body: { created: 1, data: [{ b64_json: PIXEL }] } }))
    const order = orderFor('image-a', PICTURE)
    expect(fileOf(await provider.submit(order, signal))).toMatchObject({ contentType: 'image/png' })
    const [asked] = company.asked
    expect(asked).toMatchObject({ method: 'POST', url: '/v1/images/generations' })
    expect(asked?.headers).toMatchObject({ authorization: 'Bearer k1', 'idempotency-key': 'job-1' })
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      model: 'pictures-1',
      prompt: 'a red fox',
      n: 1,
      quality: 'high',
      size: '1536x1024',
      background: 'transparent',
      output_format: 'webp',
      moderation: 'low',
    })
  })

  it('sends the pictures of an edit as files of a form', async () => {
    const { company, provider } = await open(() => ({ body: { data: [{ b64_json: PIXEL }] } }))
    const images = [written('source', 'first-bytes'), written('source', 'second-bytes', 'image/jpeg')]
    const options = { ...PICTURE, moderation: null, inputFidelity: 'high' } as const
    await provider.submit(orderFor('image-a2', options, { operation: 'edit', images }), signal)
    const { headers, body, url } = company.asked[0] ?? {}
    expect(url).toBe('/v1/images/edits')
    const form = await new Response(body ?? '', {
      headers: { 'content-type': headers?.['content-type'] ?? '' },
    }).formData()
    const files = form.getAll('image[]').filter((file) => file instanceof File)
    expect(await Promise.all(files.map(async (file) => [file.name, file.type, await file.text()]))).toEqual([
      ['image-1.png', 'image/png', 'first-bytes'],
      ['image-2.jpg', 'image/jpeg', 'second-bytes'],
    ])
    form.delete('image[]')
    expect(Object.fromEntries(form)).toEqual({
      model: 'image-a2',
      prompt: 'a red fox',
      quality: 'high',
      size: '1536x1024',
      background: 'transparent',
      output_format: 'webp',
      input_fidelity: 'high',
    })
  })

  it('has failed for good where moderation refuses', async () => {
    const error = { message: 'Not this one', type: 'image_generation_user_error', code: 'moderation_blocked' }
    const { provider } = await open(() => ({ status: 400, body: { error } }))
    expect(await provider.submit(orderFor('image-a', PICTURE), signal)).toEqual({
      state: 'FAILED',
      reason: 'Not this one',
    })
  })

  it.each([
    [
      'a key that does not count',
      { status: 401, body: { error: { message: 'Incorrect key', code: 'invalid_api_key' } } },
      'UPSTREAM',
    ],
    ['too many requests', { status: 429, headers: { 'retry-after': '7' } }, 'UNAVAILABLE'],
    ['a fault of its own', { status: 500 }, 'UPSTREAM'],
    ['no picture', { body: { data: [] } }, 'UPSTREAM'],
    ['what is no picture', { body: { data: [{ b64_json: 'bm90aGluZw==' }] } }, 'UPSTREAM'],
    ['no JSON', { body: '<html>' }, 'UPSTREAM'],
  ])('is worth another try after %s', async (_, reply, code) => {
    const { company, provider } = await open(() => reply)
    await expect(provider.submit(orderFor('image-a', PICTURE), signal)).rejects.toMatchObject({ code })
    expect(company.asked).toHaveLength(1)
  })
})

describe('company A: videos', () => {
  const order = orderFor(
    'video-a-pro',
    { seconds: 15, size: '1792x1024' },
    { images: [written('first', 'frame-bytes')] },
  )

  it('are begun by a form, whose file is the first frame', async () => {
    const { company, provider } = await open(() => ({ body: { id: 'video_1', status: 'queued', progress: 0 } }))
    expect(await provider.submit(order, signal)).toEqual({ operation: { id: 'video_1' } })
    const { headers, body, url } = company.asked[0] ?? {}
    expect(url).toBe('/v1/videos')
    const form = await new Response(body ?? '', {
      headers: { 'content-type': headers?.['content-type'] ?? '' },
    }).formData()
    const file = form.get('input_reference')
    expect(file instanceof File && [file.name, file.type, await file.text()]).toEqual([
      'first-frame.png',
      'image/png',
      'frame-bytes',
    ])
    form.delete('input_reference')
    expect(Object.fromEntries(form)).toEqual({
      model: 'films-1-pro',
      prompt: 'a red fox',
      seconds: '15',
      size: '1792x1024',
    })
  })

  it('are looked after, then fetched with their thumbnail', async () => {
    const { company, provider } = await open(
      () => ({ body: { id: 'video_1', status: 'in_progress', progress: 42 } }),
      () => ({ body: { id: 'video_1', status: 'completed', progress: 100 } }),
      () => ({ headers: { 'content-type': 'video/mp4' }, body: 'film' }),
      () => ({ headers: { 'content-type': 'image/webp' }, body: 'still' }),
    )
    const look = () => provider.poll({ id: 'video_1' }, 'video-a', signal)
    expect(await look()).toEqual({ state: 'RUNNING', progress: 42 })
    const done = await look()
    expect(fileOf(done)).toEqual({ body: Buffer.from('film'), contentType: 'video/mp4' })
    expect(fileOf(done, 'thumbnail')).toEqual({ body: Buffer.from('still'), contentType: 'image/webp' })
    expect(company.asked.map(({ url }) => url)).toEqual([
      '/v1/videos/video_1',
      '/v1/videos/video_1',
      '/v1/videos/video_1/content',
      '/v1/videos/video_1/content?variant=thumbnail',
    ])
  })

  it('are sold without a thumbnail where there is none', async () => {
    const { provider } = await open(
      () => ({ body: { id: 'video_1', status: 'completed' } }),
      () => ({ headers: { 'content-type': 'video/mp4' }, body: 'film' }),
      () => ({ status: 404, body: {} }),
    )
    const done = await provider.poll({ id: 'video_1' }, 'video-a', signal)
    expect(done.state === 'DONE' && done.files.map(({ role }) => role)).toEqual(['result'])
  })

  it('have failed for good with the reason of the company', async () => {
    const error = { code: 'moderation_blocked', message: 'Not this one' }
    const { provider } = await open(() => ({ body: { id: 'video_1', status: 'failed', error } }))
    expect(await provider.poll({ id: 'video_1' }, 'video-a', signal)).toEqual({
      state: 'FAILED',
      reason: 'Not this one',
    })
  })

  it('are lost where the company does not know them, but not where only the file is missing', async () => {
    const { provider } = await open(
      () => ({ status: 404, body: { error: { message: 'not found' } } }),
      () => ({ body: { id: 'video_1', status: 'completed' } }),
      () => ({ status: 404, body: {} }),
    )
    const look = () => provider.poll({ id: 'video_1' }, 'video-a', signal)
    expect(await look()).toEqual({ state: 'LOST' })
    await expect(look()).rejects.toMatchObject({ code: 'UPSTREAM' })
  })
})
