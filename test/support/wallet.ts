import { x402Client, x402HTTPClient } from '@x402/core/client'
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { createSIWxPayload, encodeSIWxHeader } from '@x402/extensions/sign-in-with-x'
import { wrapFetchWithPayment } from '@x402/fetch'
import { createWalletClient, http, publicActions } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { baseSepolia } from 'viem/chains'
import { wrapFetchWithPayment as wrapFetchV1 } from 'x402-fetch'
import type { Address } from '../../schema/address.ts'
import { parseUsd } from '../../schema/money.ts'
import type { PayingPlace } from './tollgraph.ts'

/** A wallet with stock clients around it. */
export interface TestWallet {
  readonly address: Address
  readonly account: PrivateKeyAccount
  /** `@x402/fetch`: pays what a 402 asks for. */
  readonly pay: typeof fetch
  /** `x402-fetch`, the client of version 1. */
  readonly payV1: typeof fetch
  /** Answers a SIWX challenge with the stock signer, then repeats the request. */
  readonly sign: typeof fetch
  /** The stock client's payment header for an unpaid answer, without sending it. */
  paymentHeaders(unpaid: Response): Promise<Record<string, string>>
  /** What the wallet holds, in atomic units. */
  balance(): Promise<bigint>
}

/** Makes a wallet that holds some test USDC; its key is a new one unless given. */
export async function makeWallet(
  place: PayingPlace,
  usd = '1000',
  key: `0x${string}` = generatePrivateKey(),
): Promise<TestWallet> {
  const account = privateKeyToAccount(key)
  const { chain, rpcUrl } = place
  const amount = parseUsd(usd)
  if (amount > 0n) await place.fund(account.address, amount)
  const client = new x402Client().register('eip155:84532', new ExactEvmScheme(account)).setSpendControls(false)
  const httpClient = new x402HTTPClient(client)
  const v1Signer = createWalletClient({ account, chain: baseSepolia, transport: http(rpcUrl) }).extend(publicActions)
  return {
    address: account.address as Address,
    account,
    pay: wrapFetchWithPayment(fetch, client) as typeof fetch,
    payV1: wrapFetchV1(fetch, v1Signer as never, 10_000_000_000n) as typeof fetch,
    sign: signingFetch(account),
    async paymentHeaders(unpaid) {
      const required = httpClient.getPaymentRequiredResponse((name) => unpaid.headers.get(name), undefined)
      return httpClient.encodePaymentSignatureHeader(await httpClient.createPaymentPayload(required))
    },
    balance: () => chain.balanceOf(account.address as Address),
  }
}

function signingFetch(account: PrivateKeyAccount): typeof fetch {
  return async (input, init) => {
    const first = await fetch(input, init)
    if (first.status !== 402) return first
    const header = await siwxHeader(account, first, String(input))
    return fetch(input, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), 'SIGN-IN-WITH-X': header },
    })
  }
}

/** The stock signer's header for a challenge; `change` may spoil the message before it is signed. */
export async function siwxHeader(
  account: PrivateKeyAccount,
  challenge: Response,
  url: string,
  change: (info: Record<string, unknown>) => Record<string, unknown> = (info) => info,
): Promise<string> {
  const required = JSON.parse(Buffer.from(challenge.headers.get('payment-required') ?? '', 'base64').toString())
  const { info, supportedChains } = required.extensions['sign-in-with-x']
  const message = change({ ...info, chainId: supportedChains[0].chainId, type: supportedChains[0].type })
  return encodeSIWxHeader(await createSIWxPayload(message as never, account as never, url))
}

/** A JSON request. */
export function json(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
}
