import { x402Client } from '@x402/core/client'
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { createSIWxPayload, encodeSIWxHeader } from '@x402/extensions/sign-in-with-x'
import { wrapFetchWithPayment } from '@x402/fetch'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { fundAccount } from '../../devnet/fund.ts'
import { connectNode } from '../../devnet/node.ts'
import { parseUsd } from '../../schema/money.ts'
import type { Running } from '../servers/start.ts'

/** More than a customer can spend. */
const MEANS = parseUsd('1000')

/** Somebody who buys through the documented paths what is then put to use. */
export interface Customer {
  /** Pays for a call. Throws when it is not answered with 200. */
  buy<Answer>(path: string, body: object): Promise<Answer>
  /** Makes a call that asks who is calling. Throws when it is not answered with 200. */
  call<Answer>(path: string, body: object): Promise<Answer>
}

/** A customer with a funded wallet of a Tollgraph that has a chain. */
export async function makeCustomer({ url, rpcUrl }: Running): Promise<Customer> {
  if (rpcUrl === null) throw new Error('Without a chain nobody can be given test USDC')
  const account = privateKeyToAccount(generatePrivateKey())
  await fundAccount(connectNode(rpcUrl), account.address, { usdc: MEANS })
  const client = new x402Client().register('eip155:84532', new ExactEvmScheme(account)).setSpendControls(false)
  const pay = wrapFetchWithPayment(fetch, client) as typeof fetch
  const post = (body: object, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return {
    buy: async (path, body) => answerOf(path, await pay(`${url}${path}`, post(body))),
    async call(path, body) {
      const challenge = await fetch(`${url}${path}`, post(body))
      const header = await signIn(account, challenge, `${url}${path}`)
      return answerOf(path, await fetch(`${url}${path}`, post(body, { 'SIGN-IN-WITH-X': header })))
    },
  }
}

/** The header that says who is calling, for a challenge that asks. */
async function signIn(account: PrivateKeyAccount, challenge: Response, url: string): Promise<string> {
  const required = JSON.parse(Buffer.from(challenge.headers.get('payment-required') ?? '', 'base64').toString())
  const { info, supportedChains } = required.extensions['sign-in-with-x']
  const [{ chainId, type }] = supportedChains
  return encodeSIWxHeader(await createSIWxPayload({ ...info, chainId, type }, account, url))
}

async function answerOf<Answer>(path: string, response: Response): Promise<Answer> {
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}
