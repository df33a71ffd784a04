import { x402Client, x402HTTPClient } from '@x402/core/client'
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { UptoEvmScheme } from '@x402/evm/upto/client'
import { encodeFunctionData, type Hex, type PrivateKeyAccount, serializeErc6492Signature } from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Devnet } from '../../../devnet/index.ts'
import type { Address } from '../../../schema/address.ts'
import { parseUsd } from '../../../schema/money.ts'
import { nodeOf } from '../../devnet/devnets.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, siwxHeader } from '../../support/wallet.ts'
import { factoryAbi, place, placeSmartWallet } from '../facilitator/contracts.ts'
import { allow } from '../facilitator/uptoPlace.ts'
import { watchAvailability } from './availability.ts'
import { requiredOf, settlementOf, wholeOf } from './wire.ts'

/** Where the factory that the installation trusts will stand, and one that it does not know. */
const FACTORY = privateKeyToAddress(generatePrivateKey()) as Address
let strangeFactory: Address

let tollgraph: TestTollgraph
let devnet: Devnet
let search: string
let graphql: string

beforeAll(async () => {
  tollgraph = await startTollgraph({ LOG_LEVEL: 'silent', SMART_WALLET_FACTORIES: FACTORY })
  watchAvailability(tollgraph)
  const own = tollgraph.backend.money.devnet
  if (!own) throw new Error('There is no devnet')
  devnet = own
  search = `${tollgraph.url}/domains/api/search`
  graphql = `${tollgraph.url}/graphql`
  strangeFactory = await place(devnet, '../facilitator/WalletFactory.sol')
  const bytecode = await tollgraph.chain.client.getCode({ address: strangeFactory })
  await nodeOf(devnet).setCode({ address: FACTORY, bytecode: bytecode ?? '0x' })
})
afterAll(() => tollgraph?.stop())

/** What signs for a contract: its owner, in the form that the contract takes. */
interface ContractSigner {
  readonly address: Address
  signTypedData(data: never): Promise<Hex>
  signMessage(message: never): Promise<Hex>
}

/** A contract wallet (EIP-1271) that holds 1 USDC and has allowed Permit2 to move it. */
async function deployedWallet(): Promise<{ wallet: ContractSigner; owner: PrivateKeyAccount }> {
  const owner = privateKeyToAccount(generatePrivateKey())
  const address = await placeSmartWallet(devnet, owner.address)
  await devnet.fund(address, { usdc: parseUsd('1'), eth: 10n ** 18n })
  const node = nodeOf(devnet)
  await node.impersonateAccount({ address })
  await allow(node, devnet, address, parseUsd('1'))
  const asContract = (signature: Hex): Hex => `${signature}01`
  const wallet: ContractSigner = {
    address,
    signTypedData: async (data) => asContract(await owner.signTypedData(data)),
    signMessage: async (message) => asContract(await owner.signMessage(message)),
  }
  return { wallet, owner }
}

/** A wallet that its factory has not deployed yet (EIP-6492), and that holds 1 USDC. */
async function undeployedWallet(factory: Address): Promise<ContractSigner> {
  const owner = privateKeyToAccount(generatePrivateKey())
  const address = await tollgraph.chain.client.readContract({
    address: factory,
    abi: factoryAbi,
    functionName: 'walletOf',
    args: [owner.address],
  })
  await devnet.fund(address, { usdc: parseUsd('1') })
  const data = encodeFunctionData({ abi: factoryAbi, functionName: 'deploy', args: [owner.address] })
  const wrap = (signature: Hex) => serializeErc6492Signature({ address: factory, data, signature })
  return {
    address: address as Address,
    signTypedData: async (typed) => wrap(await owner.signTypedData(typed)),
    signMessage: async (message) => wrap(await owner.signMessage(message)),
  }
}

/** The stock client's header for an unpaid answer. */
async function headersOf(signer: object, unpaid: Response, scheme: 'exact' | 'upto' = 'exact') {
  const made =
    scheme === 'exact'
      ? new ExactEvmScheme(signer as never)
      : new UptoEvmScheme(signer as never, { rpcUrl: tollgraph.rpcUrl })
  const client = new x402HTTPClient(new x402Client().register('eip155:84532', made))
  const required = client.getPaymentRequiredResponse((name) => unpaid.headers.get(name), undefined)
  return client.encodePaymentSignatureHeader(await client.createPaymentPayload(required))
}

const balanceOf = (address: Address) => tollgraph.chain.balanceOf(address)
const codeOf = (address: Address) => tollgraph.chain.client.getCode({ address })

async function me(signer: ContractSigner, signatureScheme: string): Promise<unknown> {
  const body = json({ query: '{ me { address payments(first: 5) { edges { node { state amount } } } } }' })
  const challenge = await fetch(graphql, body)
  const header = await siwxHeader(signer as never, challenge, graphql, (info) => ({ ...info, signatureScheme }))
  return (await fetch(graphql, { ...body, headers: { ...body.headers, 'sign-in-with-x': header } as never })).json()
}

describe('a wallet that is a contract (EIP-1271)', () => {
  it('pays a fixed sum, gets its answer again, and signs in to see what it has paid', async () => {
    const { wallet } = await deployedWallet()
    const headers = await headersOf(wallet, await fetch(search, json({ name: 'contract-exact' })))
    const answer = await wholeOf(await fetch(search, json({ name: 'contract-exact' }, headers)))
    expect(answer.status).toBe(200)
    expect(await wholeOf(await fetch(search, json({ name: 'contract-exact' }, headers)))).toEqual(answer)
    expect(await balanceOf(wallet.address)).toBe(parseUsd('0.99'))
    expect(await me(wallet, 'eip1271')).toMatchObject({
      data: {
        me: { address: wallet.address, payments: { edges: [{ node: { state: 'SETTLED', amount: '0.01' } }] } },
      },
    })
  })

  it('pays under a ceiling, and for what was earned alone', async () => {
    const { wallet } = await deployedWallet()
    const query = '{ a: domainSearch(name: "contract-upto") { name } b: domainSearch(name: "taken-contract") { name } }'
    const headers = await headersOf(wallet, await fetch(graphql, json({ query })), 'upto')
    const answer = await fetch(graphql, json({ query }, headers))
    expect(settlementOf(answer)).toMatchObject({ success: true, amount: '10000', payer: wallet.address })
    expect(await balanceOf(wallet.address)).toBe(parseUsd('0.99'))
  })

  it.each(['exact', 'upto'] as const)('is not taken for another one: %s', async (scheme) => {
    const { wallet, owner } = await deployedWallet()
    const query = '{ a: domainSearch(name: "contract-forged") { name } b: domainSearch(name: "contract-f") { name } }'
    const forged = { address: wallet.address, signTypedData: owner.signTypedData }
    const headers = await headersOf(forged, await fetch(graphql, json({ query })), scheme)
    const answer = await fetch(graphql, json({ query }, headers))
    expect(answer.status).toBe(402)
    expect(requiredOf(answer).error).toMatch(/signature/)
    expect(await balanceOf(wallet.address)).toBe(parseUsd('1'))
  })
})

describe('a wallet that is not deployed yet (EIP-6492)', () => {
  it('signs in without being deployed', async () => {
    const wallet = await undeployedWallet(FACTORY)
    expect(await me(wallet, 'eip6492')).toEqual({ data: { me: { address: wallet.address, payments: { edges: [] } } } })
    expect(await codeOf(wallet.address)).toBeUndefined()
  })

  it('is deployed by its first payment, and pays again afterwards', async () => {
    const wallet = await undeployedWallet(FACTORY)
    for (const [name, left] of [
      ['undeployed-first', '0.99'],
      ['undeployed-second', '0.98'],
    ] as const) {
      const headers = await headersOf(wallet, await fetch(search, json({ name })))
      const answer = await fetch(search, json({ name }, headers))
      expect([answer.status, await answer.clone().text()]).toEqual([200, expect.stringContaining(name)])
      expect(settlementOf(answer)).toMatchObject({ success: true, payer: wallet.address })
      expect(await balanceOf(wallet.address)).toBe(parseUsd(left))
      expect(await codeOf(wallet.address)).toMatch(/^0x/)
    }
  })

  it('is refused when its factory is not one of those that may be called', async () => {
    const wallet = await undeployedWallet(strangeFactory)
    const headers = await headersOf(wallet, await fetch(search, json({ name: 'undeployed-strange' })))
    const answer = await fetch(search, json({ name: 'undeployed-strange' }, headers))
    expect(answer.status).toBe(402)
    expect(requiredOf(answer).error).toBe('eip6492_factory_not_allowed')
    expect(await balanceOf(wallet.address)).toBe(parseUsd('1'))
    expect(await codeOf(wallet.address)).toBeUndefined()
  })
})
