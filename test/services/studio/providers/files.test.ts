import { expect, it } from 'vitest'
import { mediaC } from '../../../../subgraphs/studio/providers/c/provider.ts'
import { fetchFile } from '../../../../subgraphs/studio/providers/files.ts'
import { startCompany } from '../../../kit/upstream/company.ts'
import { companyAt, signal } from './support.ts'

const FILM = { headers: { 'content-type': 'video/mp4' }, body: 'film' }

async function fetching(url: string, allow?: string) {
  const { upstream, outbound } = await companyAt(mediaC, url, { key: 'secret', ...(allow ? { allow } : {}) })
  return { upstream, outbound, signal, maxBytes: 1_000 }
}

/** `127.0.0.1:4711`, as OUTBOUND_ALLOW names it. */
const place = (url: string) => new URL(url).host

it('fetches what is below the base URL of the company with our key', async () => {
  const company = await startCompany(() => FILM)
  expect(await fetchFile(`${company.url}/api/files/1?x=1`, await fetching(`${company.url}/api`))).toEqual({
    body: Buffer.from('film'),
    contentType: 'video/mp4',
    role: 'result',
  })
  expect(company.asked[0]).toMatchObject({ url: '/api/files/1?x=1', headers: { authorization: 'Bearer secret' } })
})

it('fetches what is elsewhere without our key', async () => {
  const store = await startCompany(() => FILM)
  const company = await startCompany(() => ({ status: 302, headers: { location: `${store.url}/1.mp4` } }))
  const { body } = await fetchFile(`${company.url}/files/1`, await fetching(company.url, place(store.url)))
  expect(body.toString()).toBe('film')
  expect(store.asked).toHaveLength(1)
  expect(store.asked[0]?.headers).not.toHaveProperty('authorization')
})

it.each([
  ['a private address', 'http://127.0.0.1:1/1.mp4', 'The media-c provider names a file that may not be fetched'],
  ['another scheme', 'file:///etc/passwd', 'The media-c provider names a file that may not be fetched'],
  ['what is no URL', 'one.mp4', 'The media-c provider names a file by what is no URL'],
])('does not fetch %s, and blames the company for it', async (_, url, message) => {
  await expect(fetchFile(url, await fetching('https://company.example'))).rejects.toMatchObject({
    code: 'UPSTREAM',
    message,
  })
})

it('does not follow redirects for ever', async () => {
  const company = await startCompany(({ url }) => ({ status: 302, headers: { location: `${url}x` } }))
  await expect(fetchFile('/files/1', await fetching(company.url))).rejects.toMatchObject({
    message: 'The media-c provider names a file that is nowhere',
  })
  expect(company.asked).toHaveLength(5)
})

it('does not read more than it is told to', async () => {
  const company = await startCompany(() => ({ ...FILM, body: 'x'.repeat(1_001) }))
  await expect(fetchFile('/files/1', await fetching(company.url))).rejects.toMatchObject({ code: 'UPSTREAM' })
})
