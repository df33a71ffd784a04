import { keccak_256 } from '@noble/hashes/sha3.js'
import secp256k1 from 'secp256k1'
import { type Address, type Hex, hashDomain } from 'viem'
import type { Wallet } from './wallet.ts'

/** The token that is paid with, as its EIP-712 domain names it. */
export interface Token {
  readonly name: string
  readonly version: string
  readonly chainId: number
  readonly address: Address
}

/** An EIP-3009 transfer, spelled as payments carry it. */
export interface Authorization {
  readonly from: Address
  readonly to: Address
  /** Atomic units. */
  readonly value: string
  readonly validAfter: '0'
  /** Seconds since 1970. */
  readonly validBefore: string
  readonly nonce: Hex
}

const DOMAIN_TYPE = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
] as const

const TYPE_HASH = keccak_256(
  Buffer.from(
    'TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)',
  ),
)

/**
 * A function that signs transfers of a token. It hashes and signs with less ado than a client library, because a run
 * needs some hundred thousand signatures and measures none of them.
 */
export function signerFor({ address, ...domain }: Token): (wallet: Wallet, transfer: Authorization) => Hex {
  const separator = hashDomain({
    domain: { ...domain, chainId: BigInt(domain.chainId), verifyingContract: address },
    types: { EIP712Domain: DOMAIN_TYPE },
  })
  const prefix = Buffer.from(`1901${separator.slice(2)}`, 'hex')
  return (wallet, transfer) => {
    const digest = keccak_256(Buffer.concat([prefix, structHash(transfer)]))
    const { signature, recid } = secp256k1.ecdsaSign(digest, wallet.key)
    return `0x${Buffer.from(signature).toString('hex')}${(27 + recid).toString(16)}`
  }
}

function structHash({ from, to, value, validAfter, validBefore, nonce }: Authorization): Uint8Array {
  const words = [from, to, BigInt(value), BigInt(validAfter), BigInt(validBefore), nonce].map(word)
  return keccak_256(Buffer.concat([TYPE_HASH, ...words]))
}

/** A value as 32 bytes. */
function word(value: Hex | bigint): Buffer {
  const digits = typeof value === 'bigint' ? value.toString(16) : value.slice(2)
  return Buffer.from(digits.padStart(64, '0'), 'hex')
}
