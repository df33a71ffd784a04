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
  const options = { key: 'k1', models: { 'image-a': 'pictures-1', 'image-a2': 'gpt-image-1.5' } }
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
      model: 'gpt-image-1.5',
      prompt: 'a red fox',
      quality: 'high',
      size: '1536x1024',
      background: 'transparent',
      output_format: 'webp',
      input_fidelity: 'high',
    })
  })

  it('leaves input_fidelity out for models that do not take it', async () => {
    const { company, provider } = await open(() => ({ body: { data: [{ b64_json: PIXEL }] } }))
    const options = { ...PICTURE, moderation: null, inputFidelity: 'high' } as const
    await provider.submit(orderFor('image-a', options, { operation: 'edit', images: [written('source', 'a')] }), signal)
    expect(company.asked[0]?.body).not.toContain('input_fidelity')
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
