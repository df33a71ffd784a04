import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encodeAbiParameters, type Hex, serializeErc6492Signature } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, siwxHeader } from '../../support/wallet.ts'
import { deploySmartWallet, type SmartWallet } from './smartWallet.ts'

let chain: TestTollgraph
let tollgraph: TestTollgraph
let node: Server
let smart: SmartWallet
let graphql: string

/** Questions about the wallet that reached the node. */
let asked: string[] = []
/** Until it resolves, the node answers none of them. */
let held: Promise<void> | null = null
let inFlight = 0
let mostInFlight = 0

/** Counts and holds questions about the wallet, and hands all to the node. */
async function relay(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = Buffer.concat(await request.toArray()).toString()
  const isAboutWallet = body.toLowerCase().includes(smart.address.slice(2).toLowerCase())
  if (isAboutWallet) {
    asked.push(body)
    inFlight += 1
    mostInFlight = Math.max(mostInFlight, inFlight)
    if (held) await held
    inFlight -= 1
  }
  const answer = await fetch(chain.rpcUrl, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
}

beforeAll(async () => {
  chain = await startTollgraph()
  smart = await deploySmartWallet(chain)
  node = createServer((request, response) => {
    relay(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  const { payee, devnet } = chain.backend.money
  tollgraph = await startTollgraph({
    NETWORK: 'base-sepolia',
    RPC_URL: `http://127.0.0.1:${(node.address() as AddressInfo).port}`,
    PAYEE: payee,
    FACILITATOR_KEY: devnet?.facilitatorKey ?? '',
    RUN_JOBS: 'false',
    LOG_LEVEL: 'silent',
  })
  graphql = `${tollgraph.url}/graphql`
})
afterAll(async () => {
  await tollgraph?.stop()
  await new Promise((resolve) => node?.close(resolve))
  await chain?.stop()
})
beforeEach(() => {
  asked = []
  mostInFlight = 0
})

const me = json({ query: '{ me { address } }' })

type Change = (info: Record<string, unknown>) => Record<string, unknown>

async function headerOf(signMessage: SmartWallet['signMessage'], change?: Change): Promise<string> {
  const signer = { address: smart.address, signMessage }
  return siwxHeader(signer as never, await fetch(graphql, me), graphql, change)
}

async function signIn(header: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(graphql, { ...me, headers: { ...me.headers, 'sign-in-with-x': header } as never })
  return { status: answer.status, text: await answer.text() }
}

describe('a sign-in asks the chain', () => {
  it('about a deployed contract, once everything else is right', async () => {
    const header = await headerOf(smart.signMessage)
    expect(await signIn(header)).toMatchObject({ status: 200 })
    expect(asked.length).toBeGreaterThan(0)
  })

  it('nothing for a nonce that has been used', async () => {
    const header = await headerOf(smart.signMessage)
    expect(await signIn(header)).toMatchObject({ status: 200 })
    asked = []
    expect((await signIn(header)).text).toContain('siwx_nonce_used')
    expect(asked).toEqual([])
  })

  it.each<[string, string, Change]>([
    ['an invented nonce', 'siwx_unknown_nonce', (info) => ({ ...info, nonce: 'ab'.repeat(24) })],
    ['another statement', 'siwx_invalid_signature', (info) => ({ ...info, statement: 'Hello.' })],
    ['another request', 'siwx_unknown_nonce', (info) => ({ ...info, requestId: 'ab'.repeat(32) })],
    ['an old message', 'siwx_expired', (info) => ({ ...info, issuedAt: '2020-01-01T00:00:00.000Z' })],
    ['another chain', 'siwx_unsupported_chain', (info) => ({ ...info, chainId: 'eip155:1' })],
  ])('nothing for %s', async (_what, reason, change) => {
    expect((await signIn(await headerOf(smart.signMessage, change))).text).toContain(reason)
    expect(asked).toEqual([])
  })

  it('nothing for a wrapper (EIP-6492) whose factory is not allowed, nor for one of ERC-8010', async () => {
    const factory = privateKeyToAccount(generatePrivateKey()).address
    const wrapped = async (message: { readonly message: string }) =>
      serializeErc6492Signature({ address: factory, data: '0x1234', signature: await smart.signMessage(message) })
    const nonsense = async (): Promise<Hex> => `0x${'ab'.repeat(80)}${'6492'.repeat(16)}`
    const delegated = async (): Promise<Hex> =>
      `${encodeAbiParameters([{ type: 'bytes' }], ['0x12'])}${'8010'.repeat(16)}`
    for (const sign of [wrapped, nonsense, delegated])
      expect((await signIn(await headerOf(sign))).text).toContain('siwx_wrapped_signature')
    expect(asked).toEqual([])
  })

  it('about few at once; the ones too many, and those that wait too long, hear when to come again', async () => {
    const headers = await Promise.all(Array.from({ length: 40 }, () => headerOf(smart.signMessage)))
    let release = () => {}
    held = new Promise((resolve) => {
      release = resolve
    })
    const statuses: number[] = []
    const answers = headers.map(async (header) => {
      const { status, text } = await signIn(header)
      if (status !== 200) expect([status, text]).toEqual([503, expect.stringContaining('"retryAfter":5')])
      statuses.push(status)
    })
    try {
      // More than may wait are refused while the node is silent.
      await eventually('those too many are refused', async () => asked.length >= 4 && statuses.length >= 8)
      expect(statuses).not.toContain(200)
    } finally {
      held = null
      release()
    }
    await Promise.all(answers)
    expect(await signIn(await headerOf(smart.signMessage))).toMatchObject({ status: 200 })
    expect(mostInFlight).toBeLessThanOrEqual(4)
  })
})
