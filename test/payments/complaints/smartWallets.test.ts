import { x402Client } from '@x402/core/client'
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { wrapFetchWithPayment } from '@x402/fetch'
import { encodeFunctionData, type Hex, type LocalAccount, serializeErc6492Signature } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Devnet } from '../../../devnet/index.ts'
import { connectNode } from '../../../devnet/node.ts'
import type { Address } from '../../../schema/address.ts'
import { parseUsd } from '../../../schema/money.ts'
import { newAccount } from '../../devnet/devnets.ts'
import { paymentsOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json } from '../../support/wallet.ts'
import { factoryAbi, place, placeSmartWallet } from '../facilitator/contracts.ts'

/** Where the allowed factory of smart wallets stands. */
const FACTORY = privateKeyToAddress(generatePrivateKey())

let tollgraph: TestTollgraph
let devnet: Devnet
let search: string

beforeAll(async () => {
  tollgraph = await startTollgraph({ SMART_WALLET_FACTORIES: FACTORY, LOG_LEVEL: 'fatal' })
  devnet = tollgraph.backend.money.devnet ?? expect.fail('no devnet')
  search = `${tollgraph.url}/domains/api/search`
  await copyCode(await place(devnet, '../facilitator/WalletFactory.sol'), FACTORY)
})
afterAll(() => tollgraph?.stop())

async function copyCode(from: Address, to: Hex): Promise<void> {
  const node = connectNode(devnet.rpcUrl)
  const bytecode = (await node.getCode({ address: from })) ?? expect.fail('no code')
  await node.setCode({ address: to, bytecode })
}

/** The stock client of a wallet that is a contract. */
function clientOf(address: Address, signTypedData: (data: never) => Promise<Hex>): typeof fetch {
  const signer = { address, signTypedData } as unknown as LocalAccount
  const client = new x402Client().register('eip155:84532', new ExactEvmScheme(signer)).setSpendControls(false)
  return wrapFetchWithPayment(fetch, client) as typeof fetch
}

/** A wallet that its factory has not deployed yet, with a dollar at its address. */
async function undeployed(factory: Address) {
  const owner = newAccount()
  const { client } = tollgraph.chain
  const call = { address: factory, abi: factoryAbi, args: [owner.address] } as const
  const wallet = (await client.readContract({ ...call, functionName: 'walletOf' })) as Address
  await tollgraph.fund(wallet, parseUsd('1'))
  const data = encodeFunctionData({ abi: factoryAbi, functionName: 'deploy', args: [owner.address] })
  const pay = clientOf(wallet, async (typed) =>
    serializeErc6492Signature({ address: factory, data, signature: await owner.signTypedData(typed) }),
  )
  return { wallet, pay }
}

describe('“My smart wallet’s signature is refused, though its contract takes it”', () => {
  it('does not happen to a wallet that is deployed (EIP-1271)', async () => {
    const owner = newAccount()
    const wallet = await placeSmartWallet(devnet, owner.address)
    await tollgraph.fund(wallet, parseUsd('1'))
    const pay = clientOf(wallet, async (typed) => `${await owner.signTypedData(typed)}01`)
    expect((await pay(search, json({ name: 'paid-by-contract' }))).status).toBe(200)
    expect(await tollgraph.chain.balanceOf(wallet)).toBe(parseUsd('0.99'))
    const forged = clientOf(wallet, (typed) => owner.signTypedData(typed))
    expect((await forged(search, json({ name: 'not-by-contract' }))).status).toBe(402)
    expect(await tollgraph.chain.balanceOf(wallet)).toBe(parseUsd('0.99'))
  })

  it('does not happen to one that is yet to be deployed, by a factory that is allowed (EIP-6492)', async () => {
    const { wallet, pay } = await undeployed(FACTORY as Address)
    expect(await tollgraph.chain.client.getCode({ address: wallet })).toBeUndefined()
    expect((await pay(search, json({ name: 'paid-and-deployed' }))).status).toBe(200)
    expect(await tollgraph.chain.balanceOf(wallet)).toBe(parseUsd('0.99'))
    expect(await tollgraph.chain.client.getCode({ address: wallet })).toBeTruthy()
  })

  it('is told why where its factory is not allowed, and nothing is called or charged', async () => {
    const { wallet, pay } = await undeployed(await place(devnet, '../facilitator/WalletFactory.sol'))
    const refused = await pay(search, json({ name: 'factory-of-a-stranger' }))
    expect(refused.status).toBe(402)
    expect((await refused.json()) as object).toMatchObject({ message: expect.stringMatching(/\w/) })
    expect(await tollgraph.chain.client.getCode({ address: wallet })).toBeUndefined()
    expect(await paymentsOf(tollgraph, wallet)).toEqual([])
  })
})
