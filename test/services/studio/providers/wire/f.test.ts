import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openMediaF } from '../../../../../subgraphs/studio/providers/f/client.ts'
import { mediaF } from '../../../../../subgraphs/studio/providers/f/provider.ts'
import type { ImageDOptions } from '../../../../../subgraphs/studio/providers/order.ts'
import { startCompany } from '../../../../kit/upstream/company.ts'
import { companyAt, fileOf, given, orderFor, signal } from '../support.ts'

const PICTURE: ImageDOptions = {
  aspectRatio: '16:9',
  megapixels: 2,
  outputFormat: 'png',
  safetyTolerance: 6,
  promptUpsampling: true,
  seed: 3,
}

async function open(...answers: readonly Parameters<typeof startCompany>[0][]) {
  const company = await startCompany((request, body, count) => answers[count - 1]?.(request, body, count) ?? null)
  const options = { key: 'x-key: k6', models: { 'image-d': 'pictures-6' } }
  return { company, provider: openMediaF(await companyAt(mediaF, company.url, options), []) }
}

describe('company F', () => {
  it('is asked for a picture of so many megapixels, in steps of 16 pixels', async () => {
    const { company, provider } = await open(({ headers }) => ({
      body: { id: 'p1', polling_url: `http://${headers.host}/v1/get_result?id=p1` },
    }))
    const begun = await provider.submit(orderFor('image-d', PICTURE), signal)
    expect(begun).toEqual({ operation: { place: '/v1/get_result?id=p1', format: 'png' } })
    const [asked] = company.asked
    expect([asked?.url, asked?.headers['x-key']]).toEqual(['/v1/pictures-6', 'k6'])
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      prompt: 'a red fox',
      width: 1920,
      height: 1072,
      prompt_upsampling: true,
      safety_tolerance: 5,
      output_format: 'png',
      seed: 3,
    })
  })

  it('is given the pictures of an edit one by one, and makes it of the shape of the first', async () => {
    const { company, provider } = await open(() => ({ body: { id: 'p1', polling_url: 'http://x/' } }))
    const images = [await given('source', '#ff0000', 300, 600), await given('source')]
    const options = { ...PICTURE, aspectRatio: null, megapixels: 0.5, outputFormat: 'jpeg', seed: null } as const
    await provider.submit(orderFor('image-d', options, { operation: 'edit', images }), signal)
    const body = JSON.parse(company.asked[0]?.body ?? '') as Record<string, unknown>
    expect(body).toMatchObject({
      width: 512,
      height: 1024,
      output_format: 'jpeg',
      input_image: images[0]?.body.toString('base64'),
      input_image_2: images[1]?.body.toString('base64'),
    })
    expect(body).not.toHaveProperty('seed')
    expect(body).not.toHaveProperty('input_image_3')
  })

  it('is looked after where it says, and makes a WebP of what comes without loss', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#00ff00' } })
      .png()
      .toBuffer()
    const { provider } = await open(
      () => ({ body: { id: 'p1', status: 'Pending', progress: 0.5 } }),
      ({ headers }) => ({ body: { id: 'p1', status: 'Ready', result: { sample: `http://${headers.host}/p.png` } } }),
      () => ({ headers: { 'content-type': 'image/png' }, body: png }),
    )
    const operation = { place: '/v1/get_result?id=p1', format: 'webp' }
    const look = () => provider.poll(operation, 'image-d', signal)
    expect(await look()).toEqual({ state: 'RUNNING', progress: 50 })
    const { body, contentType } = fileOf(await look())
    expect([contentType, (await sharp(body).metadata()).format]).toEqual(['image/webp', 'webp'])
  })

  it.each([
    [
      { status: 'Request Moderated', details: { 'Moderation Reasons': ['Safety Filter'] } },
      { state: 'FAILED', reason: 'The picture was refused by moderation: Safety Filter' },
    ],
    [{ status: 'Content Moderated' }, { state: 'FAILED', reason: 'The picture was refused by moderation' }],
    [{ status: 'Error' }, { state: 'FAILED', reason: 'The picture could not be made' }],
    [{ status: 'Task not found' }, { state: 'LOST' }],
  ])('ends with %j', async (body, end) => {
    const { provider } = await open(() => ({ body }))
    const operation = { place: '/v1/get_result?id=p1', format: 'png' }
    expect(await provider.poll(operation, 'image-d', signal)).toEqual(end)
  })

  it('has failed for good where members are wrong', async () => {
    const { provider } = await open(() => ({
      status: 422,
      body: { detail: [{ loc: ['body', 'prompt'], msg: 'Too long', type: 'value_error' }] },
    }))
    expect(await provider.submit(orderFor('image-d', PICTURE), signal)).toEqual({ state: 'FAILED', reason: 'Too long' })
  })

  it('is looked after at its other places where the operator names them, and nowhere else with our key', async () => {
    const company = await startCompany(({ headers }) => ({
      body: { id: 'p1', polling_url: `http://localhost:${headers.host?.split(':')[1]}/v1/get_result?id=p1` },
    }))
    const elsewhere = await startCompany(() => ({ body: { status: 'Pending' } }))
    const stranger = await startCompany(() => ({ body: { status: 'Ready' } }))
    const main = await companyAt(mediaF, company.url, { key: 'k6' })
    const region = await companyAt(mediaF, elsewhere.url, { key: 'k6' })
    const provider = openMediaF(main, [region.upstream])
    const begun = await provider.submit(orderFor('image-d', PICTURE), signal)
    const place = `http://localhost:${new URL(company.url).port}/v1/get_result?id=p1`
    expect(begun).toEqual({ operation: { place, format: 'png' } })
    const look = (url: string) =>
      provider.poll({ place: `${url}/v1/get_result?id=p1`, format: 'png' }, 'image-d', signal)
    expect(await look(elsewhere.url)).toEqual({ state: 'RUNNING' })
    await expect(look(stranger.url)).rejects.toMatchObject({
      message: 'The media-f provider names a place that is not its own; see BFL_HOSTS',
    })
    expect([elsewhere.asked.length, stranger.asked.length]).toEqual([1, 0])
    expect(elsewhere.asked[0]?.headers['x-api-key']).toBe('k6')
  })
})
