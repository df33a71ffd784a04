import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { createSIWxPayload, encodeSIWxHeader } from '@x402/extensions/sign-in-with-x'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../../support/wallet.ts'

let tollgraph: TestTollgraph
let wallet: TestWallet
let graphql: string

beforeAll(async () => {
  tollgraph = await startTollgraph()
  wallet = await makeWallet(tollgraph, '0')
  graphql = `${tollgraph.url}/graphql`
})
afterAll(() => tollgraph?.stop())

describe('a site that forwards its visitors’ requests under its own name', () => {
  /** As `node:http` sends it: `fetch` leaves no Host header to its caller. */
  async function asHost(host: string, headers: Record<string, string>): Promise<{ status: number; text: string }> {
    const body = JSON.stringify({ query: '{ me { address } }' })
    const length = String(Buffer.byteLength(body))
    const all = { 'content-type': 'application/json', 'content-length': length, ...headers, host }
    const asked = request(graphql, { method: 'POST', headers: all }).end(body)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const text = (await answer.toArray()).join('')
    return { status: answer.statusCode ?? 0, text: `${answer.headers['payment-required'] ?? ''} ${text}` }
  }

  it('cannot use what a wallet signed for it', async () => {
    const host = 'phishing.example'
    const { text } = await asHost(host, {})
    const { info, supportedChains } = JSON.parse(Buffer.from(text.split(' ')[0] ?? '', 'base64').toString()).extensions[
      'sign-in-with-x'
    ]
    expect(info.domain).toBe(host)
    const message = { ...info, ...supportedChains[0] }
    const header = encodeSIWxHeader(await createSIWxPayload(message, wallet.account, `http://${host}/graphql`))
    const refused = await asHost(host, { 'sign-in-with-x': header })
    expect(refused).toMatchObject({ status: 402, text: expect.stringContaining('siwx_domain_mismatch') })
    const here = await asHost(new URL(tollgraph.url).host, { 'sign-in-with-x': header })
    expect(here).toMatchObject({ status: 402, text: expect.stringContaining('siwx_domain_mismatch') })
  })
})
