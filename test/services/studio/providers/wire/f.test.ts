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

async function noCluster(): Promise<never> {
  throw new Error('No cluster is expected')
}

async function open(...answers: readonly Parameters<typeof startCompany>[0][]) {
  const company = await startCompany((request, body, count) => answers[count - 1]?.(request, body, count) ?? null)
  const options = { key: 'k6', models: { 'image-d': 'pictures-6' } }
  return { company, provider: openMediaF(await companyAt(mediaF, company.url, options), noCluster) }
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

  it('is looked after at the cluster that it names, and nowhere else with our key', async () => {
    const place = 'https://api.eu4.bfl.ai/v1/get_result?id=p1'
    const company = await startCompany(() => ({ body: { id: 'p1', polling_url: place } }))
    const cluster = await startCompany(() => ({ body: { status: 'Pending' } }))
    const stranger = await startCompany(() => ({ body: { status: 'Ready' } }))
    const opened: string[] = []
    const provider = openMediaF(await companyAt(mediaF, company.url, { key: 'k6' }), async (origin) => {
      opened.push(origin)
      return (await companyAt(mediaF, cluster.url, { key: 'k6' })).upstream
    })
    expect(await provider.submit(orderFor('image-d', PICTURE), signal)).toEqual({ operation: { place, format: 'png' } })
    const look = (at: string) => provider.poll({ place: at, format: 'png' }, 'image-d', signal)
    expect(await look(place)).toEqual({ state: 'RUNNING' })
    for (const elsewhere of [stranger.url, 'https://bfl.ai.example.com', 'http://api.eu.bfl.ai', 'https://apibfl.ai'])
      await expect(look(`${elsewhere}/v1/get_result?id=p1`)).rejects.toMatchObject({
        message: 'The media-f provider names a place that is not its own',
      })
    expect([opened, cluster.asked.length, stranger.asked.length]).toEqual([['https://api.eu4.bfl.ai'], 1, 0])
    expect(cluster.asked[0]?.headers['x-key']).toBe('k6')
  })
})
