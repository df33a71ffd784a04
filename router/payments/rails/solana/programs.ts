import {
  AccountRole,
  type Address,
  getAddressEncoder,
  getProgramDerivedAddress,
  getStructCodec,
  getU8Codec,
  getU32Encoder,
  getU64Codec,
  getU64Encoder,
  type Instruction,
} from '@solana/kit'
import type { AtomicUsdc } from '../../../../schema/money.ts'
import { USDC_DECIMALS } from '../../../../schema/money.ts'
import type { SolanaNetwork } from './network.ts'

/** The programs that a payment may call. USDC belongs to the first token program, not to Token-2022. */
export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address
export const COMPUTE_BUDGET_PROGRAM = 'ComputeBudget111111111111111111111111111111' as Address
export const MEMO_PROGRAM = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr' as Address
/** Assertions that wallets add to a transaction, so that it fails if it would do more than they showed. */
export const LIGHTHOUSE_PROGRAM = 'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95' as Address
const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL' as Address

const SET_COMPUTE_UNIT_LIMIT = 2
const SET_COMPUTE_UNIT_PRICE = 3
const TRANSFER_CHECKED = 12

const transferChecked = getStructCodec([
  ['discriminator', getU8Codec()],
  ['amount', getU64Codec()],
  ['decimals', getU8Codec()],
])

/** The associated token account of an owner's USDC. Payments and refunds go only to this one. */
export async function usdcAccountOf(network: SolanaNetwork, owner: Address): Promise<Address> {
  const encode = (address: Address) => getAddressEncoder().encode(address)
  const [account] = await getProgramDerivedAddress({
    programAddress: ASSOCIATED_TOKEN_PROGRAM,
    seeds: [encode(owner), encode(TOKEN_PROGRAM), encode(network.usdc)],
  })
  return account
}

/** The amount and decimals of a TransferChecked instruction's data; null for any other instruction. */
export function readTransferChecked(data: Uint8Array): { readonly amount: bigint; readonly decimals: number } | null {
  if (data.length !== transferChecked.fixedSize || data[0] !== TRANSFER_CHECKED) return null
  const { amount, decimals } = transferChecked.decode(data)
  return { amount, decimals }
}

/** Moves USDC between two token accounts; `owner` owns the source account, and signs. */
export function transferUsdc(
  network: SolanaNetwork,
  transfer: {
    readonly source: Address
    readonly destination: Address
    readonly owner: Address
    readonly amount: AtomicUsdc
  },
): Instruction {
  return {
    programAddress: TOKEN_PROGRAM,
    accounts: [
      { address: transfer.source, role: AccountRole.WRITABLE },
      { address: network.usdc, role: AccountRole.READONLY },
      { address: transfer.destination, role: AccountRole.WRITABLE },
      { address: transfer.owner, role: AccountRole.READONLY_SIGNER },
    ],
    data: transferChecked.encode({ discriminator: TRANSFER_CHECKED, amount: transfer.amount, decimals: USDC_DECIMALS }),
  }
}

/** Adds a text to a transaction. */
export function memo(text: string): Instruction {
  return { programAddress: MEMO_PROGRAM, accounts: [], data: Buffer.from(text) }
}

/** Limits the compute units of a transaction, and sets their price in millionths of a lamport. */
export function computeBudget(units: number, price: bigint): Instruction[] {
  return [
    {
      programAddress: COMPUTE_BUDGET_PROGRAM,
      data: Uint8Array.from([SET_COMPUTE_UNIT_LIMIT, ...getU32Encoder().encode(units)]),
    },
    {
      programAddress: COMPUTE_BUDGET_PROGRAM,
      data: Uint8Array.from([SET_COMPUTE_UNIT_PRICE, ...getU64Encoder().encode(price)]),
    },
  ]
}
