import { describe, expect, it } from 'vitest'
import { openMediaB } from '../../../../../subgraphs/studio/providers/b/client.ts'
import { mediaB } from '../../../../../subgraphs/studio/providers/b/provider.ts'
import type { VideoBOptions } from '../../../../../subgraphs/studio/providers/order.ts'
import { startCompany } from '../../../../kit/upstream/company.ts'
import { companyAt, fileOf, orderFor, PIXEL, signal, written } from '../support.ts'

const FILM: VideoBOptions = { durationSeconds: 8, aspectRatio: '9:16', resolution: '1080p', negativePrompt: 'rain' }
const base64 = (text: string) => Buffer.from(text).toString('base64')

async function open(...answers: readonly Parameters<typeof startCompany>[0][]) {
  const company = await startCompany((request, body, count) => answers[count - 1]?.(request, body, count) ?? null)
  const options = { key: 'k2', models: { 'video-b': 'films-2', 'image-b': 'pictures-2' } }
  return { company, provider: openMediaB(await companyAt(mediaB, company.url, options)) }
}

describe('company B: pictures', () => {
  it('asks for one as documented, with its key in the documented header', async () => {
    const content = {
      parts: [
        { text: 'Here it is' },
        { thought: true, inlineData: { data: 'bm8=' } },
        { inlineData: { mimeType: 'image/png', data: PIXEL } },
      ],
    }
    const { company, provider } = await open(() => ({ body: { candidates: [{ content, finishReason: 'STOP' }] } }))
    const options = { aspectRatio: '21:9', imageSize: '2K', thinkingLevel: 'high' } as const
    const images = [written('source', 'one'), written('source', 'two', 'image/webp')]
    const done = await provider.submit(orderFor('image-b', options, { operation: 'edit', images }), signal)
    expect(fileOf(done).contentType).toBe('image/png')
    const [asked] = company.asked
    expect(asked).toMatchObject({ method: 'POST', url: '/v1beta/models/pictures-2:generateContent' })
    expect(asked?.headers['x-goog-api-key']).toBe('k2')
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      contents: [
        {
          role: 'user',
          parts: [
            { text: 'a red fox' },
            { inlineData: { mimeType: 'image/png', data: base64('one') } },
            { inlineData: { mimeType: 'image/webp', data: base64('two') } },
          ],
        },
      ],
      generationConfig: {
        responseModalities: ['IMAGE'],
        imageConfig: { aspectRatio: '21:9', imageSize: '2K' },
        thinkingConfig: { thinkingLevel: 'high' },
      },
    })
  })

  it.each([
    [
      'the prompt is refused',
      { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } },
      'The prompt was refused (PROHIBITED_CONTENT)',
    ],
    [
      'the picture is refused',
      { candidates: [{ finishReason: 'IMAGE_SAFETY', finishMessage: 'Not this one', content: {} }] },
      'Not this one',
    ],
  ])('has failed for good where %s', async (_, body, reason) => {
    const { provider } = await open(() => ({ body }))
    const order = orderFor('image-b-pro', { aspectRatio: null, imageSize: '1K', thinkingLevel: null })
    expect(await provider.submit(order, signal)).toEqual({ state: 'FAILED', reason })
  })

  it.each([
    [
      'an answer without a picture',
      { body: { candidates: [{ finishReason: 'STOP', content: { parts: [{ text: 'Sorry' }] } }] } },
    ],
    ['a key that does not count', { status: 400, body: { error: { code: 400, message: 'API key not valid.' } } }],
    ['a model that it does not know', { status: 404, body: { error: { code: 404, message: 'not found' } } }],
  ])('is worth another try after %s', async (_, reply) => {
    const { provider } = await open(() => reply)
    const order = orderFor('image-b', { aspectRatio: null, imageSize: '1K', thinkingLevel: null })
    await expect(provider.submit(order, signal)).rejects.toMatchObject({ code: 'UPSTREAM' })
  })
})

describe('company B: videos', () => {
  const picture = (text: string) => ({ type: 'image', data: base64(text), mime_type: 'image/png' })

  it.each([
    ['from a first frame to a last one', [written('first', 'one'), written('last', 'two')], 'image_to_video'],
    ['after references', [written('reference', 'one'), written('reference', 'two')], 'reference_to_video'],
  ])('are begun %s', async (_, images, task) => {
    const { company, provider } = await open(() => ({ body: { id: 'i1', status: 'in_progress' } }))
    const begun = await provider.submit(orderFor('video-b', FILM, { images }), signal)
    expect(begun).toEqual({ operation: { id: 'i1' } })
    expect(company.asked[0]?.url).toBe('/v1beta/interactions')
    expect(JSON.parse(company.asked[0]?.body ?? '')).toEqual({
      model: 'films-2',
      input: [picture('one'), picture('two'), { type: 'text', text: 'a red fox\nAvoid: rain' }],
      background: true,
      response_format: {
        type: 'video',
        delivery: 'uri',
        aspect_ratio: '9:16',
        resolution: '1080p',
        duration: '8s',
      },
      generation_config: { video_config: { task } },
    })
  })

  it('are begun from text alone', async () => {
    const { company, provider } = await open(() => ({ body: { id: 'i1', status: 'in_progress' } }))
    await provider.submit(orderFor('video-b', { ...FILM, negativePrompt: null }), signal)
    const body = JSON.parse(company.asked[0]?.body ?? '') as Record<string, unknown>
    expect(body.input).toEqual([{ type: 'text', text: 'a red fox' }])
    expect(body).not.toHaveProperty('generation_config')
  })

  it('are looked after by their id, and fetched with the key over a redirect', async () => {
    const { company, provider } = await open(
      () => ({ body: { id: 'i1', status: 'in_progress' } }),
      ({ headers }) => {
        const uri = `http://${headers.host}/v1beta/files/f1:download?alt=media`
        const steps = [{ type: 'thought' }, { type: 'model_output', content: [{ type: 'video', uri }] }]
        return { body: { id: 'i1', status: 'completed', steps } }
      },
      () => ({ status: 302, headers: { location: '/download/f1' } }),
      () => ({ headers: { 'content-type': 'video/mp4; codecs=avc1' }, body: 'film' }),
    )
    const look = () => provider.poll({ id: 'i1' }, 'video-b', signal)
    expect(await look()).toEqual({ state: 'RUNNING' })
    expect(fileOf(await look())).toEqual({ body: Buffer.from('film'), contentType: 'video/mp4' })
    expect(company.asked.map(({ url }) => url)).toEqual([
      '/v1beta/interactions/i1',
      '/v1beta/interactions/i1',
      '/v1beta/files/f1:download?alt=media',
      '/download/f1',
    ])
    expect(new Set(company.asked.map(({ headers }) => headers['x-goog-api-key']))).toEqual(new Set(['k2']))
  })

  it.each([
    [
      'refused',
      { status: 'completed', steps: [{ type: 'model_output', content: [{ type: 'text', text: 'Not this one' }] }] },
      'Not this one',
    ],
    ['broken', { status: 'failed', error: { code: 'internal', message: 'Something broke' } }, 'Something broke'],
    ['cancelled', { status: 'cancelled' }, 'The video could not be made (cancelled)'],
  ])('have failed for good when they are %s', async (_, answer, reason) => {
    const { provider } = await open(() => ({ body: { id: 'i1', ...answer } }))
    expect(await provider.poll({ id: 'i1' }, 'video-b', signal)).toEqual({ state: 'FAILED', reason })
  })

  it.each([
    [404, 'not found'],
    [400, 'Invalid interaction name: i1'],
  ])('are lost where the company does not know them and answers %i', async (status, message) => {
    const { provider } = await open(() => ({ status, body: { error: { code: status, message } } }))
    expect(await provider.poll({ id: 'i1' }, 'video-b', signal)).toEqual({ state: 'LOST' })
  })
})
