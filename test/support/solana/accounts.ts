import { type Address, getAddressEncoder } from '@solana/kit'

/** Lengths of the token program's accounts, in bytes. */
const MINT_LENGTH = 82
const TOKEN_ACCOUNT_LENGTH = 165
const BALANCE_OFFSET = 64

const bytesOf = (address: Address) => Buffer.from(getAddressEncoder().encode(address))

/** The bytes of a mint without authorities. */
export function mintData(decimals: number, supply: bigint): Buffer {
  const data = Buffer.alloc(MINT_LENGTH)
  data.writeBigUInt64LE(supply, 36)
  data.writeUInt8(decimals, 44)
  data.writeUInt8(1, 45)
  return data
}

/** The bytes of an open token account. */
export function tokenAccountData(mint: Address, owner: Address, balance: bigint): Buffer {
  const data = Buffer.alloc(TOKEN_ACCOUNT_LENGTH)
  bytesOf(mint).copy(data, 0)
  bytesOf(owner).copy(data, 32)
  data.writeBigUInt64LE(balance, BALANCE_OFFSET)
  data.writeUInt8(1, 108)
  return data
}

/** The balance in a token account's bytes. */
export function balanceIn(data: Uint8Array): bigint {
  return Buffer.from(data).readBigUInt64LE(BALANCE_OFFSET)
}
