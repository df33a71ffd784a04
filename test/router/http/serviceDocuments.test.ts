import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../prisma/ledger/stored.ts'
import { ServiceDocuments } from '../../../router/http/serviceDocuments.ts'
import { type Catalogue, loadCatalogue } from '../../../schema/catalogue.ts'

const PAYMENT = { network: 'eip155:84532', asset: '0x036CbD53842c5426634e7929541eC2318f3dCF7e' }
const catalogue = loadCatalogue()

const baseUrls = (origin: string) => (service: string) => (service === 'gateway' ? origin : `${origin}/${service}`)

async function get(
  documents: ServiceDocuments,
  path: string,
  { service = 'domains', headers = {}, origin = 'https://a.test' } = {},
): Promise<Answer> {
  const url = new URL(`${origin}/${service}${path}`)
  const place = { service, path: url.pathname.slice(service.length + 1), query: url.searchParams, url: url.href }
  const answer = await documents.answer(
    { ...place, baseUrl: baseUrls(origin)(service), origin },
    baseUrls(origin),
    headers,
  )
  return answer ?? expect.fail(`Nothing at ${path}`)
}

describe("a service's documents", () => {
  const documents = new ServiceDocuments({ catalogue }, PAYMENT)

  it.each(['/openapi.json', '/.well-known/x402', '/llms.txt'])('at %s come compressed, and not twice', async (path) => {
    const plain = await get(documents, path)
    const gzipped = await get(documents, path, { headers: { 'accept-encoding': 'gzip' } })
    expect(gzipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(gzipped.body).equals(plain.body)).toBe(true)
    const again = await get(documents, path, { headers: { 'if-none-match': plain.headers.etag ?? '' } })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it('name the host that the caller sees', async () => {
    const openapi = async (origin: string) =>
      JSON.parse((await get(documents, '/openapi.json', { origin })).body.toString())
    expect((await openapi('https://a.test')).servers).toEqual([{ url: 'https://a.test/domains' }])
    expect((await openapi('https://b.test')).servers).toEqual([{ url: 'https://b.test/domains' }])
  })

  it('have the guidance of all services at the gateway alone', () => {
    const place = {
      path: '/llms-full.txt',
      query: new URLSearchParams(),
      url: '',
      origin: '',
      baseUrl: 'https://a.test',
    }
    const at = (service: string) => documents.answer({ ...place, service }, baseUrls('https://a.test'), {})
    expect(at('domains')).toBeNull()
    expect(at('gateway')).not.toBeNull()
  })

  it('follow the offer', async () => {
    const offer: { catalogue: Catalogue } = { catalogue }
    const changing = new ServiceDocuments(offer, PAYMENT)
    expect((await get(changing, '/openapi.json')).body.toString()).toContain('/api/register')
    const less = catalogue.endpointsOf('domains').filter(({ path }) => path !== '/api/register')
    offer.catalogue = Object.assign(Object.create(catalogue) as Catalogue, { endpointsOf: () => less })
    expect((await get(changing, '/openapi.json')).body.toString()).not.toContain('"/api/register"')
  })
})
