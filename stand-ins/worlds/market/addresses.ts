import { createHash } from 'node:crypto'
import type { Network } from './networks.ts'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** Base58 letters of 32 bytes, if the first byte is not too high. */
const SOLANA_LETTERS = 44
/** Base58 letters of 64 bytes. */
const TRANSACTION_LETTERS = 88

/** An address derived from a word; independent of the seed, so that examples stay valid. */
export function addressOf(network: Network, word: string): string {
  const digest = createHash('sha256').update(`${network.id}:${word}`).digest()
  return network.addresses === 'evm' ? `0x${digest.subarray(0, 20).toString('hex')}` : base58(digest)
}

/** Canonical spelling of an address: lower case on EVM chains. */
export function normalAddress(network: Network, address: string): string {
  return network.addresses === 'evm' ? address.toLowerCase() : address
}

/** A transaction id derived from random words. */
export function transactionName(network: Network, words: (index: number) => number): string {
  return network.addresses === 'evm' ? `0x${hexOf(8, words)}` : base58Of(TRANSACTION_LETTERS, words)
}

/** A wallet address derived from random words; cheaper than `addressOf`. */
export function walletName(network: Network, words: (index: number) => number): string {
  if (network.addresses === 'evm') return `0x${hexOf(5, words)}`
  return base58Of(SOLANA_LETTERS, words)
}

function hexOf(count: number, words: (index: number) => number): string {
  const bytes = Buffer.allocUnsafe(4 * count)
  for (let index = 0; index < count; index++) bytes.writeUInt32BE(words(index), 4 * index)
  return bytes.toString('hex')
}

function base58Of(letters: number, words: (index: number) => number): string {
  let name = ''
  for (let index = 0; name.length < letters; index++) {
    let word = words(index)
    for (let letter = 0; letter < 5; letter++, word = Math.floor(word / 58)) name += BASE58[word % 58]
  }
  return name.slice(0, letters)
}

/** Base58 of 32 bytes. */
export function base58(bytes: Uint8Array): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let letters = ''
  while (value > 0n) {
    letters = BASE58[Number(value % 58n)] + letters
    value /= 58n
  }
  for (const byte of bytes) {
    if (byte !== 0) break
    letters = `1${letters}`
  }
  return letters
}
