import { x402Client, x402HTTPClient } from '@x402/core/client'
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { UptoEvmScheme } from '@x402/evm/upto/client'
import { evm, Mppx } from 'mppx/client'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { Address } from '../../schema/address.ts'
import { parseUsd } from '../../schema/money.ts'
import { eventually } from './ledger.ts'
import type { PayingPlace } from './tollgraph.ts'
import { json } from './wallet.ts'

/** The ways to pay: a fixed sum by x402, a ceiling by x402, a fixed sum by MPP. */
export const METHODS = ['exact', 'upto', 'mpp'] as const
export type Method = (typeof METHODS)[number]

/** A wallet that pays in one way, with the stock client of that way. */
export interface Payer {
  readonly address: Address
  readonly method: Method
  /** The headers that pay what an unpaid answer asks for; nothing is sent. */
  pay(unpaid: Response): Promise<Record<string, string>>
  /** What the wallet holds, in atomic units. */
  balance(): Promise<bigint>
}

/** Makes a payer that holds some test USDC. */
export async function makePayer(place: Omit<PayingPlace, 'url'>, method: Method, usd = '1'): Promise<Payer> {
  const account = privateKeyToAccount(generatePrivateKey())
  await place.fund(account.address, parseUsd(usd))
  return {
    address: account.address as Address,
    method,
    pay: method === 'mpp' ? byMpp(account) : byX402(account, method, place.rpcUrl),
    balance: () => place.chain.balanceOf(account.address as Address),
  }
}

function byX402(account: PrivateKeyAccount, method: 'exact' | 'upto', rpcUrl: string): Payer['pay'] {
  const scheme = method === 'exact' ? new ExactEvmScheme(account) : new UptoEvmScheme(account as never, { rpcUrl })
  const client = new x402HTTPClient(new x402Client().register('eip155:84532', scheme).setSpendControls(false))
  return async (unpaid) => {
    const required = client.getPaymentRequiredResponse((name) => unpaid.headers.get(name), undefined)
    return client.encodePaymentSignatureHeader(await client.createPaymentPayload(required))
  }
}

function byMpp(account: PrivateKeyAccount): Payer['pay'] {
  const methods = [evm({ account, currencies: [evm.assets.baseSepolia.USDC] })]
  const client = Mppx.create({ methods, polyfill: false })
  return async (unpaid) => ({ authorization: await client.createCredential(unpaid) })
}

/** Waits until a server has heard from its facilitator that it settles ceilings, and offers to be paid so. */
export async function awaitCeilings(graphqlUrl: string): Promise<void> {
  const query = '{ one: domainSearch(name: "ceiling-one") { name } two: domainSearch(name: "ceiling-two") { name } }'
  await eventually('ceilings are offered', async () => {
    const { headers } = await fetch(graphqlUrl, json({ query }))
    const required = Buffer.from(headers.get('payment-required') ?? '', 'base64').toString()
    return required.includes('"upto"')
  })
}
