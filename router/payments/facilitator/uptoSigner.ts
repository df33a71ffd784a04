import { type FacilitatorEvmSigner, toFacilitatorEvmSigner } from '@x402/evm'
import { type Abi, encodeFunctionData, type Hex } from 'viem'
import { type Address, parseAddress } from '../../../schema/address.ts'
import type { Network } from '../evm/network.ts'
import { affordableGas } from './affordableGas.ts'
import { type Sender, SendUnanswered } from './sender.ts'

/** Any non-empty code means that there is a contract. */
const SOME_CODE: Hex = '0x00'

/**
 * The sender as the signer of the stock `upto` scheme. Reads set the sender as their caller: the scheme simulates a
 * settlement by a read, and the proxy accepts only the facilitator. Whether the token is a contract is answered without
 * the chain: the scheme does not await that promise during other checks, and a failed call would be an unhandled
 * rejection.
 */
export function uptoSigner(network: Network, sender: Sender, timeoutMs: number): FacilitatorEvmSigner {
  const { address, wallet } = sender
  type Call<Method extends 'readContract' | 'verifyTypedData'> = Parameters<(typeof wallet)[Method]>[0]
  return toFacilitatorEvmSigner(
    {
      address,
      readContract: (call) => wallet.readContract({ ...call, account: address } as Call<'readContract'>),
      verifyTypedData: (data) => wallet.verifyTypedData(data as Call<'verifyTypedData'>),
      writeContract: (call) => sendCall(sender, call.address, encodeFunctionData({ ...call, abi: call.abi as Abi })),
      sendTransaction: ({ to, data }) => sendCall(sender, to, data),
      waitForTransactionReceipt: (wait) => wallet.waitForTransactionReceipt(wait),
      getCode: async (account) =>
        parseAddress(account.address) === network.usdc ? SOME_CODE : wallet.getCode(account),
    },
    { confirmationTimeoutMs: timeoutMs },
  )
}

/**
 * Sends a call whose gas estimate succeeds. A transaction that may be in flight counts as sent: its receipt decides.
 * Throws TooMuchGas without sending.
 */
async function sendCall({ address, wallet, send }: Sender, to: Hex, data: Hex): Promise<Hex> {
  const estimate = affordableGas(await wallet.estimateGas({ account: address, to, data }))
  // Half as much again: an existing allowance may be used up by the time it is mined, so that the permit runs too.
  const gas = estimate + estimate / 2n
  return send({ to: to as Address, data, gas }).catch((error: unknown) => {
    if (error instanceof SendUnanswered) return error.hash
    throw error
  })
}
