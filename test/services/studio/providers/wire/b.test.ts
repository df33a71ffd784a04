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
  const options = { key: 'x-some-key: k2', models: { 'video-b': 'films-2', 'image-b': 'pictures-2' } }
  return { company, provider: openMediaB(await companyAt(mediaB, company.url, options)) }
}

describe('company B: pictures', () => {
  it('asks for one as documented, with its key in the header that was named', async () => {
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
    expect(asked?.headers['x-some-key']).toBe('k2')
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
  it.each([
    [
      'from a first frame to a last one',
      [written('first', 'one'), written('last', 'two')],
      {
        image: { bytesBase64Encoded: base64('one'), mimeType: 'image/png' },
        lastFrame: { bytesBase64Encoded: base64('two'), mimeType: 'image/png' },
      },
    ],
    [
      'after references',
      [written('reference', 'one')],
      {
        referenceImages: [
          { image: { bytesBase64Encoded: base64('one'), mimeType: 'image/png' }, referenceType: 'asset' },
        ],
      },
    ],
    ['from text alone', [], {}],
  ])('are begun %s', async (_, images, instance) => {
    const { company, provider } = await open(() => ({ body: { name: 'models/films-2/operations/o1' } }))
    const begun = await provider.submit(orderFor('video-b', FILM, { images }), signal)
    expect(begun).toEqual({ operation: { name: 'models/films-2/operations/o1' } })
    expect(company.asked[0]?.url).toBe('/v1beta/models/films-2:predictLongRunning')
    expect(JSON.parse(company.asked[0]?.body ?? '')).toEqual({
      instances: [{ prompt: 'a red fox', ...instance }],
      parameters: { aspectRatio: '9:16', resolution: '1080p', durationSeconds: 8, negativePrompt: 'rain' },
    })
  })

  it('are looked after by their name, and fetched with the key over a redirect', async () => {
    const name = 'models/films-2/operations/o1'
    const { company, provider } = await open(
      () => ({ body: { name } }),
      ({ headers }) => ({
        body: {
          name,
          done: true,
          response: {
            generateVideoResponse: {
              generatedSamples: [{ video: { uri: `http://${headers.host}/v1beta/files/f1:download?alt=media` } }],
            },
          },
        },
      }),
      () => ({ status: 302, headers: { location: '/download/f1' } }),
      () => ({ headers: { 'content-type': 'video/mp4; codecs=avc1' }, body: 'film' }),
    )
    const look = () => provider.poll({ name }, 'video-b', signal)
    expect(await look()).toEqual({ state: 'RUNNING' })
    expect(fileOf(await look())).toEqual({ body: Buffer.from('film'), contentType: 'video/mp4' })
    expect(company.asked.map(({ url }) => url)).toEqual([
      `/v1beta/${name}`,
      `/v1beta/${name}`,
      '/v1beta/files/f1:download?alt=media',
      '/download/f1',
    ])
    expect(new Set(company.asked.map(({ headers }) => headers['x-some-key']))).toEqual(new Set(['k2']))
  })

  it.each([
    [
      'refused',
      {
        done: true,
        response: { generateVideoResponse: { raiMediaFilteredCount: 1, raiMediaFilteredReasons: ['Not this one'] } },
      },
      'Not this one',
    ],
    ['broken', { done: true, error: { code: 13, message: 'Something broke' } }, 'Something broke'],
  ])('have failed for good when they are %s', async (_, body, reason) => {
    const { provider } = await open(() => ({ body }))
    expect(await provider.poll({ name: 'models/m/operations/o1' }, 'video-b', signal)).toEqual({
      state: 'FAILED',
      reason,
    })
  })

  it('are lost where the company does not know them', async () => {
    const { provider } = await open(() => ({ status: 404, body: { error: { code: 404, message: 'not found' } } }))
    expect(await provider.poll({ name: 'models/m/operations/o1' }, 'video-b', signal)).toEqual({ state: 'LOST' })
  })
})
