import { encodeFunctionData, type Hex, hashMessage, serializeErc6492Signature } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Devnet } from '../../../devnet/index.ts'
import { type Chain, openChain } from '../../../router/payments/evm/chain.ts'
import { haveCode } from '../../../router/payments/evm/codes.ts'
import { isSigned } from '../../../router/payments/evm/signature.ts'
import type { Address } from '../../../schema/address.ts'
import { Unavailable } from '../../../schema/errors.ts'
import { freePort, newAccount, startSharedDevnet } from '../../devnet/devnets.ts'
import { deploy, factoryAbi, place, placeSmartWallet } from '../facilitator/contracts.ts'
import { addressOf, NETWORK } from '../facilitator/place.ts'

const message = 'Sign in'
const digest = hashMessage(message, 'bytes')

let devnet: Devnet
let chain: Chain
let nowhere: Chain
let remove: () => Promise<void>

beforeAll(async () => {
  ;({ devnet, remove } = await startSharedDevnet())
  chain = openChain(NETWORK, devnet.rpcUrl, 5_000)
  nowhere = openChain(NETWORK, `http://127.0.0.1:${await freePort()}`, 500)
})
afterAll(() => remove())

describe("a key's signature", () => {
  const account = newAccount()
  const signer = addressOf(account)

  test('counts without the chain', async () => {
    const signature = await account.signMessage({ message })
    expect(await isSigned({ digest, signer, signature }, nowhere)).toBe(true)
  })

  test('of another key does not count', async () => {
    const signature = await newAccount().signMessage({ message })
    expect(await isSigned({ digest, signer, signature }, chain)).toBe(false)
  })

  test('of another key may be a contract that takes it, so without the chain nobody can say', async () => {
    const signature = await newAccount().signMessage({ message })
    await expect(isSigned({ digest, signer, signature }, nowhere)).rejects.toThrow(Unavailable)
  })

  test('of another message does not count', async () => {
    const signature = await account.signMessage({ message: 'Sign out' })
    expect(await isSigned({ digest, signer, signature }, chain)).toBe(false)
  })

  test.each(['', '0x', '0x1234', 'nonsense', `0x${'11'.repeat(64)}`])(
    'that is none (%s) needs no chain',
    async (text) => {
      expect(await isSigned({ digest, signer, signature: text }, nowhere)).toBe(false)
    },
  )

  test.each([
    ['EIP-6492', '6492'.repeat(16)],
    ['ERC-8010', '8010'.repeat(16)],
  ])('in what only looks like the wrapping of %s does not count', async (_, magic) => {
    const signature = await account.signMessage({ message })
    expect(await isSigned({ digest, signer, signature: signature + magic }, chain)).toBe(false)
    expect(await isSigned({ digest, signer, signature: `0x${'ab'.repeat(80)}${magic}` }, chain)).toBe(false)
  })

  test('with something behind it does not count', async () => {
    const signature = `${await account.signMessage({ message })}00`
    expect(await isSigned({ digest, signer, signature }, chain)).toBe(false)
  })
})

test('a contract says itself what its signature is (EIP-1271)', async () => {
  const owner = newAccount()
  const signer = await placeSmartWallet(devnet, owner.address)
  const signature: Hex = `${await owner.signMessage({ message })}01`
  expect(await isSigned({ digest, signer, signature }, chain)).toBe(true)
  expect(await isSigned({ digest: hashMessage('Sign out', 'bytes'), signer, signature }, chain)).toBe(false)
  await expect(isSigned({ digest, signer, signature }, nowhere)).rejects.toThrow(Unavailable)
})

test('a contract that is not deployed yet is asked as if it were (EIP-6492), then as it is', async () => {
  const owner = newAccount()
  const factory = await place(devnet, 'WalletFactory.sol')
  const about = { address: factory, abi: factoryAbi, args: [owner.address] } as const
  const signer = (await chain.client.readContract({ ...about, functionName: 'walletOf' })) as Address
  const data = encodeFunctionData({ abi: factoryAbi, functionName: 'deploy', args: [owner.address] })
  const wrap = (signature: Hex) => serializeErc6492Signature({ address: factory, data, signature })
  const bare = await owner.signMessage({ message })
  const theirs = await newAccount().signMessage({ message })
  expect(await isSigned({ digest, signer, signature: wrap(bare) }, chain)).toBe(true)
  expect(await isSigned({ digest, signer, signature: wrap(theirs) }, chain)).toBe(false)
  expect(await isSigned({ digest, signer, signature: bare }, chain)).toBe(false)

  await devnet.fund(owner.address, { eth: 10n ** 18n })
  await deploy(devnet, factory, owner)
  expect(await isSigned({ digest, signer, signature: wrap(bare) }, chain)).toBe(true)
  expect(await isSigned({ digest, signer, signature: bare }, chain)).toBe(true)
  expect(await isSigned({ digest, signer, signature: theirs }, chain)).toBe(false)
})

test('which accounts have code is found in one call, as by single ones', async () => {
  const contract = await placeSmartWallet(devnet, newAccount().address)
  const addresses = [newAccount().address, contract, NETWORK.usdc, newAccount().address, contract.toLowerCase() as Hex]
  expect(await haveCode(chain.client, addresses)).toEqual([false, true, true, false, true])
  const many = Array.from({ length: 200 }, (_, index) => (index % 3 === 0 ? contract : newAccount().address))
  expect(await haveCode(chain.client, many)).toEqual(many.map((address) => address === contract))
})
