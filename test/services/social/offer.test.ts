import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Company } from '../../../subgraphs/kit/upstream/company.ts'
import { PORTS, portOf } from '../../../subgraphs/social/ports.ts'
import type { SocialCompany } from '../../../subgraphs/social/providers/company.ts'
import { data365Social } from '../../../subgraphs/social/providers/data365/provider.ts'
import { scrapeCreatorsSocial } from '../../../subgraphs/social/providers/scrapecreators/provider.ts'
import { ROWS } from '../../../subgraphs/social/rows.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json } from '../../support/wallet.ts'

const COMPANIES: readonly SocialCompany[] = [scrapeCreatorsSocial, data365Social]
const SDL = readFileSync(new URL('../../../subgraphs/social/schema/collect.graphql', import.meta.url), 'utf8')

describe.each([...ROWS])('%s', (member, row) => {
  it('needs the port of the companies that have it', () => {
    const { companies }: { readonly companies: readonly Company[] } = PORTS[portOf(row)]
    expect(companies).toEqual(COMPANIES.filter(({ has }) => has(row)).map(({ company }) => company))
  })

  it('is declared with it in the SDL', () => {
    const [platform = '', kind = ''] = member.split('.')
    const input = `Collect${platform[0]?.toUpperCase()}${platform.slice(1)}Input`
    const declared = SDL.slice(SDL.indexOf(`input ${input} `)).match(new RegExp(`^  ${kind}: .*"([\\w-]+)"`, 'm'))
    expect(declared?.[1]).toBe(portOf(row))
  })
})

describe('on a network with real money', () => {
  // The devnet of another Tollgraph stands in for Base Sepolia.
  let chain: TestTollgraph
  let tollgraph: TestTollgraph
  beforeAll(async () => {
    chain = await startTollgraph({ SERVICES: 'gateway' })
    tollgraph = await startTollgraph({
      NETWORK: 'base-sepolia',
      RPC_URL: chain.rpcUrl,
      PAYEE: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      FACILITATOR_KEY: `0x${'33'.repeat(32)}`,
      ALLOW_STAND_INS: 'false',
      SERVICES: 'social',
      SCRAPECREATORS_KEY: 'a key',
    })
  })
  afterAll(async () => {
    await tollgraph?.stop()
    await chain?.stop()
  })

  it('a path that a configured company serves has a price, another is not offered', async () => {
    const ask = async (path: string, input: object) => {
      const answer = await fetch(`${tollgraph.url}/social/api/${path}`, json(input))
      return { status: answer.status, isPriced: answer.headers.has('payment-required') }
    }
    expect(await ask('shortvideo/profile', { handle: 'ada' })).toEqual({ status: 402, isPriced: true })
    expect(await ask('network/search-groups', { keywords: 'clay' })).toEqual({ status: 503, isPriced: false })
    expect(await ask('photosharing/stories', { handle: 'ada' })).toEqual({ status: 503, isPriced: false })
  })

  it('the documents have what is offered', async () => {
    const documents = await (await fetch(`${tollgraph.url}/social/openapi.json`)).text()
    expect(documents).toContain('/api/photosharing/highlights')
    for (const path of ['/api/photosharing/stories', '/api/network/search-groups', '/api/forum/comment'])
      expect(documents).not.toContain(`"${path}"`)
  })
})
