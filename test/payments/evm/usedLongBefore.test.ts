import { expect, test } from 'vitest'
import { usdcAbi } from '../../../devnet/index.ts'
import { openChain } from '../../../router/payments/evm/chain.ts'
import { NETWORKS } from '../../../router/payments/evm/network.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import { authorization, authorizationArgs, signAuthorization } from '../../devnet/authorization.ts'
import { newAccount } from '../../devnet/devnets.ts'
import { addressOf, PRICE } from '../facilitator/place.ts'
import { rpcProxy } from '../facilitator/rpcProxy.ts'
import { startWholeHistory } from '../facilitator/wholeHistory.ts'

// A remote facilitator may verify a payment whose authorization was used long ago.

const NETWORK = NETWORKS['base-sepolia']
/** Blocks before a payment that are searched for its log all the same. */
const MARGIN = 300

async function usedAuthorization() {
  const { devnet, node } = await startWholeHistory()
  const payer = newAccount()
  const payee = newAccount()
  await devnet.fund(payer.address, { usdc: 10n * PRICE, eth: 10n ** 18n })
  const message = authorization(payer.address, payee.address, { value: PRICE })
  const signature = await signAuthorization(devnet as never, payer, message)
  const hash = await node.writeContract({
    address: devnet.usdc,
    abi: usdcAbi,
    functionName: 'transferWithAuthorization',
    args: [...authorizationArgs(message), signature],
    account: payer,
  })
  await node.waitForTransactionReceipt({ hash })
  const { nonce } = message
  const transfer = { payer: addressOf(payer), payTo: addressOf(payee), nonce, amount: atomicUsdc(PRICE) }
  return { rpcUrl: devnet.rpcUrl, node, hash, transfer }
}

test('an authorization that was used long before its payment has taken nothing for it', async () => {
  const { rpcUrl, node, hash, transfer } = await usedAuthorization()
  const chain = openChain(NETWORK, rpcUrl, 5_000)
  // Within the margin, it may be the payment's own.
  expect(await chain.fateOf(transfer, new Date())).toEqual({ kind: 'done', transaction: hash })
  await node.mine({ blocks: MARGIN + 100 })
  expect(await chain.fateOf(transfer, new Date())).toEqual({ kind: 'spent_elsewhere' })
})

test('a use whose log is not listed yet is no answer until its block is old', async () => {
  const { rpcUrl, node, transfer } = await usedAuthorization()
  const behind = await rpcProxy(rpcUrl, async ({ id, method }, pass) =>
    method === 'eth_getLogs' ? { jsonrpc: '2.0', id, result: [] } : pass(),
  )
  const chain = openChain(NETWORK, behind, 5_000)
  await expect(chain.fateOf(transfer, new Date())).rejects.toThrow('no log yet')
  await node.mine({ blocks: 59 })
  await expect(chain.fateOf(transfer, new Date())).rejects.toThrow('no log yet')
})
