import { x402Client, x402HTTPClient } from '@x402/core/client'
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { appendPaymentIdentifierToExtensions } from '@x402/extensions/payment-identifier'
import { evm, Mppx } from 'mppx/client'
import { createWalletClient, http, publicActions } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { baseSepolia } from 'viem/chains'
import { wrapFetchWithPayment as wrapFetchV1 } from 'x402-fetch'
import type { Address } from '../../../schema/address.ts'
import { parseUsd } from '../../../schema/money.ts'
import type { PayingPlace } from '../../support/tollgraph.ts'
import { requiredOf } from './wire.ts'

/** The protocols that a fixed sum on an EVM chain is paid by. */
export const PROTOCOLS = ['x402 v1', 'x402 v2', 'mpp'] as const
export type Protocol = (typeof PROTOCOLS)[number]

/** A wallet with the stock client of one protocol. */
export interface ProtocolPayer {
  readonly address: Address
  readonly account: PrivateKeyAccount
  /** Signs a new payment for an unpaid answer, without sending it; `id` is x402's payment identifier. */
  headers(unpaid: Response, id?: string): Promise<Record<string, string>>
  /** What the wallet holds, in atomic units. */
  balance(): Promise<bigint>
}

/** Makes a payer, of a new wallet unless one is given, and gives it some test USDC. */
export async function makePayer(
  place: PayingPlace,
  protocol: Protocol,
  usd = '1',
  account = privateKeyToAccount(generatePrivateKey()),
): Promise<ProtocolPayer> {
  const address = account.address as Address
  if (parseUsd(usd) > 0n) await place.fund(address, parseUsd(usd))
  const headers = { 'x402 v1': byV1, 'x402 v2': byV2, mpp: byMpp }[protocol](account, place.rpcUrl)
  return { address, account, headers, balance: () => place.chain.balanceOf(address) }
}

function byV2(account: PrivateKeyAccount): ProtocolPayer['headers'] {
  const client = new x402HTTPClient(new x402Client().register('eip155:84532', new ExactEvmScheme(account)))
  return async (unpaid, id) => {
    const required = client.getPaymentRequiredResponse((name) => unpaid.headers.get(name), undefined)
    if (id && required.extensions) appendPaymentIdentifierToExtensions(required.extensions, id)
    return client.encodePaymentSignatureHeader(await client.createPaymentPayload(required))
  }
}

function byMpp(account: PrivateKeyAccount): ProtocolPayer['headers'] {
  const methods = [evm({ account, currencies: [evm.assets.baseSepolia.USDC] })]
  const client = Mppx.create({ methods, polyfill: false })
  return async (unpaid) => ({ authorization: await client.createCredential(unpaid) })
}

/** The client of version 1 only sends: what it would send is caught. */
function byV1(account: PrivateKeyAccount, rpcUrl: string): ProtocolPayer['headers'] {
  const signer = createWalletClient({ account, chain: baseSepolia, transport: http(rpcUrl) }).extend(publicActions)
  return async (unpaid) => {
    const body = JSON.stringify(await challengeV1(unpaid))
    const sent: string[] = []
    const caught: typeof fetch = async (_input, init) => {
      const header = new Headers(init?.headers).get('x-payment')
      if (header) sent.push(header)
      return new Response(body, { status: header ? 200 : 402 })
    }
    await wrapFetchV1(caught, signer as never)('http://127.0.0.1/', {})
    return { 'x-payment': sent[0] ?? '' }
  }
}

/** What a 402 offers in the words of version 1: its body, or at the GraphQL door, whose body has its own form, the header. */
async function challengeV1(unpaid: Response): Promise<unknown> {
  const body = (await unpaid.clone().json()) as { accepts?: unknown }
  if (body.accepts) return body
  const { accepts } = requiredOf(unpaid)
  const inV1 = accepts
    .filter(({ scheme }) => scheme === 'exact')
    .map(({ amount, extra: { name, version }, ...rest }) => ({
      ...rest,
      network: 'base-sepolia',
      maxAmountRequired: amount,
      resource: unpaid.url,
      description: '',
      mimeType: 'application/json',
      extra: { name, version },
    }))
  return { x402Version: 1, accepts: inV1 }
}
