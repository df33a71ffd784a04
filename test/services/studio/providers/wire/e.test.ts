import { describe, expect, it } from 'vitest'
import { openMediaE } from '../../../../../subgraphs/studio/providers/e/client.ts'
import { mediaE } from '../../../../../subgraphs/studio/providers/e/provider.ts'
import type { VideoEOptions } from '../../../../../subgraphs/studio/providers/order.ts'
import { startCompany } from '../../../../kit/upstream/company.ts'
import { companyAt, fileOf, orderFor, signal, written } from '../support.ts'

const FILM: VideoEOptions = {
  duration: 6,
  resolution: '1080p',
  aspectRatio: '21:9',
  generateAudio: true,
  cameraFixed: false,
  seed: 11,
}

async function open(...answers: readonly Parameters<typeof startCompany>[0][]) {
  const company = await startCompany((request, body, count) => answers[count - 1]?.(request, body, count) ?? null)
  const options = { key: 'k5', models: { 'video-e': 'films-5', 'video-e-fast': 'films-5-fast' } }
  return { company, provider: openMediaE(await companyAt(mediaE, company.url, options)) }
}

describe('company E', () => {
  it('is asked for a video from text', async () => {
    const { company, provider } = await open(() => ({ body: { id: 'cgt-1' } }))
    expect(await provider.submit(orderFor('video-e', FILM), signal)).toEqual({ operation: { id: 'cgt-1' } })
    const [asked] = company.asked
    expect([asked?.url, asked?.headers.authorization]).toEqual(['/api/v3/contents/generations/tasks', 'Bearer k5'])
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      model: 'films-5',
      content: [{ type: 'text', text: 'a red fox' }],
      duration: 6,
      resolution: '1080p',
      ratio: '21:9',
      generate_audio: true,
      camera_fixed: false,
      watermark: false,
      seed: 11,
    })
  })

  it('is told which frame each picture is', async () => {
    const { company, provider } = await open(() => ({ body: { id: 'cgt-1' } }))
    const images = [written('first', 'one'), written('last', 'two', 'image/webp')]
    const options = { ...FILM, aspectRatio: null, seed: null }
    await provider.submit(orderFor('video-e-fast', options, { operation: 'i2v', images }), signal)
    const { model, ratio, content, seed } = JSON.parse(company.asked[0]?.body ?? '') as Record<string, unknown>
    expect([model, ratio, seed]).toEqual(['films-5-fast', 'adaptive', undefined])
    const data = (type: string, text: string) => `data:${type};base64,${Buffer.from(text).toString('base64')}`
    expect(content).toEqual([
      { type: 'text', text: 'a red fox' },
      { type: 'image_url', image_url: { url: data('image/png', 'one') }, role: 'first_frame' },
      { type: 'image_url', image_url: { url: data('image/webp', 'two') }, role: 'last_frame' },
    ])
  })

  it.each([
    ['video-a', '1280x720', 4, { ratio: '16:9', resolution: '720p' }],
    ['video-a', '720x1280', 12, { ratio: '9:16', resolution: '720p' }],
    ['video-a-pro', '1024x1792', 25, { ratio: '9:16', resolution: '1080p' }],
  ] as const)('makes %s of %s in the frame that is nearest', async (model, size, seconds, frame) => {
    const { company, provider } = await open(() => ({ body: { id: 'cgt-1' } }))
    await provider.submit(orderFor(model, { seconds, size }), signal)
    expect(JSON.parse(company.asked[0]?.body ?? '')).toEqual({
      model,
      content: [{ type: 'text', text: 'a red fox' }],
      watermark: false,
      duration: seconds,
      ...frame,
      generate_audio: true,
    })
  })

  it('takes the ratio of video-a from its first frame', async () => {
    const { company, provider } = await open(() => ({ body: { id: 'cgt-1' } }))
    const images = [written('first', 'one')]
    await provider.submit(orderFor('video-a', { seconds: 8, size: '1280x720' }, { images }), signal)
    expect(JSON.parse(company.asked[0]?.body ?? '')).toMatchObject({ ratio: 'adaptive', resolution: '720p' })
  })

  it('is looked after until there is a video', async () => {
    const { provider } = await open(
      () => ({ body: { id: 'cgt-1', status: 'queued' } }),
      () => ({ body: { id: 'cgt-1', status: 'running' } }),
      ({ headers }) => ({
        body: { id: 'cgt-1', status: 'succeeded', content: { video_url: `http://${headers.host}/v.mp4` } },
      }),
      () => ({ headers: { 'content-type': 'video/mp4' }, body: 'film' }),
    )
    const look = () => provider.poll({ id: 'cgt-1' }, 'video-e', signal)
    expect([await look(), await look()]).toEqual([{ state: 'RUNNING' }, { state: 'RUNNING' }])
    expect(fileOf(await look()).body.toString()).toBe('film')
  })

  it('has failed for good where it refuses at once or in the end', async () => {
    const error = { code: 'InputTextSensitiveContentDetected', message: 'Not this one', param: '', type: 'BadRequest' }
    const { provider } = await open(
      () => ({ status: 400, body: { error } }),
      () => ({
        body: { status: 'failed', error: { code: 'OutputVideoSensitiveContentDetected', message: 'Nor this' } },
      }),
      () => ({ body: { status: 'expired' } }),
    )
    const look = () => provider.poll({ id: 'cgt-1' }, 'video-e', signal)
    expect([await provider.submit(orderFor('video-e', FILM), signal), await look(), await look()]).toEqual([
      { state: 'FAILED', reason: 'Not this one' },
      { state: 'FAILED', reason: 'Nor this' },
      { state: 'FAILED', reason: 'The video could not be made (expired)' },
    ])
  })

  it('has lost what it does not find', async () => {
    const { provider } = await open(() => ({ status: 404, body: { error: { code: 'NotFound', message: 'none' } } }))
    expect(await provider.poll({ id: 'cgt-1' }, 'video-e', signal)).toEqual({ state: 'LOST' })
  })
})
