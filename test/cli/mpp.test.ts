import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { evm, Mppx } from 'mppx/server'
import { createWalletClient, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fundAccount } from '../../devnet/fund.ts'
import { USDC, usdcAbi } from '../../devnet/index.ts'
import { CHAIN, connectNode } from '../../devnet/node.ts'
import type { Address } from '../../schema/address.ts'
import { parseUsd } from '../../schema/money.ts'
import { type CliPlace, cli, startPlace } from './cli.ts'

const PAYEE = privateKeyToAddress(generatePrivateKey()) as Address

let place: CliPlace
/** A stock MPP server that charges 0.25 USDC for everything, and settles on the devnet. */
let server: ReturnType<typeof createServer>
let url: string

beforeAll(async () => {
  place = await startPlace()
  const node = connectNode(place.app.rpcUrl)
  const settler = privateKeyToAccount(generatePrivateKey())
  await fundAccount(node, settler.address, { eth: 10n ** 18n })
  const sender = createWalletClient({ account: settler, chain: CHAIN, transport: http(place.app.rpcUrl) })
  const charge = evm.charge({
    currency: evm.assets.baseSepolia.USDC,
    recipient: PAYEE,
    settle: async ({ payload }) => {
      const { from, to, value, validAfter, validBefore, nonce, signature } = payload
      const hash = await sender.writeContract({
        address: USDC,
        abi: usdcAbi,
        functionName: 'transferWithAuthorization',
        args: [
          from,
          to,
          BigInt(value ?? 0),
          BigInt(validAfter ?? 0),
          BigInt(validBefore ?? 0),
          nonce,
          signature,
        ] as never,
      })
      await node.waitForTransactionReceipt({ hash })
      return { reference: hash }
    },
  })
  const payments = Mppx.create({ methods: [charge], secretKey: 'a secret of at least 32 characters', realm: 'test' })
  server = createServer((request, response) => {
    if (request.url?.endsWith('/bare')) return response.writeHead(402).end()
    const listen = Mppx.toNodeListener(payments.charge({ amount: '0.25' }))
    listen(request, response).then(
      ({ status }) => status === 402 || response.end('{"bought":true}'),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/thing`
})
afterAll(async () => {
  server?.close()
  await place?.app.end()
})

/** A key with 1 USDC, and how the command line gets to know it. */
async function makePayer() {
  const key = generatePrivateKey()
  const address = privateKeyToAddress(key) as Address
  await place.app.fund(address, parseUsd('1'))
  return { env: { ...place.env, TOLLGRAPH_KEY: key }, balance: () => place.app.chain.balanceOf(address) }
}

describe('a call that pays by MPP', () => {
  it('pays a stock server what its challenge asks, and shows the receipt', async () => {
    const payer = await makePayer()
    const { code, stdout, stderr } = await cli(['call', 'GET', url, '--protocol', 'mpp', '--max', '0.25'], payer)
    expect(stderr).toMatch(/^total +0\.25 USD$/m)
    expect(stderr).toMatch(new RegExp(`^pay to +${PAYEE}$`, 'm'))
    expect(stderr).toMatch(/^Paid 0\.25 USD: transaction 0x[0-9a-f]{64}$/m)
    expect([code, stdout]).toEqual([0, '{"bought":true}\n'])
    expect(await payer.balance()).toBe(parseUsd('0.75'))
  })

  it('pays nothing above --max', async () => {
    const payer = await makePayer()
    const { code } = await cli(['call', 'GET', url, '--protocol', 'mpp', '--max', '0.249999'], payer)
    expect(code).toBe(1)
    expect(await payer.balance()).toBe(parseUsd('1'))
  })

  it('is not what a call does unasked: the x402 offer of the same server is taken', async () => {
    const payer = await makePayer()
    const { code, stdout, stderr } = await cli(['call', 'GET', url, '--yes'], payer)
    expect([code, stdout]).toEqual([0, '{"bought":true}\n'])
    expect(stderr).toMatch(/^Paid 0\.25 USD: transaction 0x[0-9a-f]{64}$/m)
    expect(await payer.balance()).toBe(parseUsd('0.75'))
  })

  it('says so where a 402 offers nothing that can be paid', async () => {
    const { env } = await makePayer()
    for (const [protocol, other] of [
      ['mpp', 'x402'],
      ['x402', 'mpp'],
    ] as const) {
      const { code, stderr } = await cli(['call', 'GET', `${url}/bare`, '--yes', '--protocol', protocol], { env })
      expect([code, stderr]).toEqual([1, expect.stringContaining(`try --protocol ${other}`)])
    }
  })
})
