import { x402Client } from '@x402/core/client'
import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import { UptoEvmScheme } from '@x402/evm/upto/client'
import { pino } from 'pino'
import { erc20Abi, type Hex, type LocalAccount } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import type { Devnet } from '../../../devnet/index.ts'
import type { DevnetNode } from '../../../devnet/node.ts'
import type { Presented } from '../../../prisma/ledger/stored.ts'
import { type Chain, openChain } from '../../../router/payments/evm/chain.ts'
import { NETWORKS } from '../../../router/payments/evm/network.ts'
import { oneAtATime } from '../../../router/payments/facilitator/oneAtATime.ts'
import { openSender } from '../../../router/payments/facilitator/sender.ts'
import { uptoFacilitator } from '../../../router/payments/facilitator/upto.ts'
import { GAS_SPONSORING, uptoOfferExtra } from '../../../router/payments/facilitator/uptoOffer.ts'
import type { Facilitator } from '../../../router/payments/protocol/facilitator.ts'
import { keySigner } from '../../../router/payments/signing/keySigner.ts'
import { type Permit2Payment, readPermit2 } from '../../../router/payments/x402/permit2.ts'
import type { Address } from '../../../schema/address.ts'
import { PERMIT2 } from '../../../schema/permit2Contracts.ts'
import { newAccount, nodeOf, startSharedDevnet } from '../../devnet/devnets.ts'

/** A chain with the devnet's contracts. */
export interface Ground {
  readonly devnet: Pick<Devnet, 'rpcUrl' | 'chainId' | 'usdc' | 'fund'>
  readonly node: DevnetNode
}

/** A devnet with the facilitator for payments with a ceiling. */
export interface UptoPlace extends Ground {
  readonly chain: Chain
  readonly facilitator: Facilitator
  readonly facilitatorAddress: Address
  /** Another facilitator with the same key: on another RPC, or less patient. */
  facilitatorAt(rpcUrl: string, timeoutMs: number): Facilitator
  /** The offer of a ceiling in atomic units. */
  offer(ceiling: bigint, changes?: Partial<PaymentRequirements>): PaymentRequirements
  remove(): Promise<void>
}

export async function startUptoPlace(): Promise<UptoPlace> {
  const { devnet, remove } = await startSharedDevnet()
  const network = NETWORKS.devnet
  const facilitatorAddress = privateKeyToAddress(devnet.facilitatorKey) as Address
  const facilitatorAt = (rpcUrl: string, timeoutMs: number) => {
    const chain = openChain(network, rpcUrl, timeoutMs)
    const log = pino({ level: 'silent' })
    const sender = openSender(chain, rpcUrl, keySigner(devnet.facilitatorKey), timeoutMs, oneAtATime(), log)
    return uptoFacilitator(network, chain, sender, timeoutMs, log)
  }
  return {
    devnet,
    node: nodeOf(devnet),
    chain: openChain(network, devnet.rpcUrl, 5_000),
    facilitator: facilitatorAt(devnet.rpcUrl, 5_000),
    facilitatorAddress,
    facilitatorAt,
    offer: (ceiling, changes = {}) => ({
      scheme: 'upto',
      network: network.id,
      asset: network.usdc,
      amount: String(ceiling),
      payTo: devnet.payee,
      maxTimeoutSeconds: 300,
      extra: { ...uptoOfferExtra(network, facilitatorAddress) },
      ...changes,
    }),
    remove,
  }
}

/** An account with test USDC that lets Permit2 move as much of it as it likes. */
export async function newPayer({ devnet, node }: Ground, usdc = 10_000_000n): Promise<LocalAccount> {
  const account = newAccount()
  await devnet.fund(account.address, { usdc, eth: 10n ** 18n })
  await allow(node, devnet, account, usdc)
  return account
}

/** Gives Permit2 an allowance, by a transaction of the owner; the node itself may stand in for a contract wallet. */
export async function allow(
  node: DevnetNode,
  devnet: Ground['devnet'],
  owner: LocalAccount | Hex,
  amount: bigint,
): Promise<void> {
  const call = { address: devnet.usdc, abi: erc20Abi, functionName: 'approve', args: [PERMIT2, amount] } as const
  const hash = await node.writeContract({ ...call, account: owner })
  await node.waitForTransactionReceipt({ hash })
}

/** What signs for a payer: an account, or the owner of a contract wallet. */
type Signer = Pick<LocalAccount, 'address' | 'signTypedData'>

/** What the stock client answers to a 402 with this offer, under its default spend controls. */
export async function sign(place: Ground, payer: Signer, offer: PaymentRequirements): Promise<Presented> {
  const scheme = new UptoEvmScheme(payer as never, { rpcUrl: place.devnet.rpcUrl })
  const resource = { url: 'http://localhost/paid', description: '', mimeType: 'application/json' }
  const required = { x402Version: 2, resource, accepts: [offer], extensions: GAS_SPONSORING }
  const payload = await new x402Client().register('eip155:*', scheme).createPaymentPayload(required)
  return { payload, requirements: offer }
}

/** The same payment, of which another amount is to be charged. */
export function charging(amount: bigint, { payload, requirements }: Presented): Presented {
  return { payload, requirements: { ...requirements, amount: String(amount) } }
}

/** What stands in a signed payment. */
export function paymentIn({ payload }: { readonly payload: PaymentPayload }): Permit2Payment {
  const read = readPermit2(payload.payload)
  if ('reason' in read) throw new Error(read.message)
  return read
}
