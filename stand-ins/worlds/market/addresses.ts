import { createHash } from 'node:crypto'
import type { Network } from './networks.ts'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** 32 bytes take this many letters, when the first is not too high. */
const SOLANA_LETTERS = 44
/** And 64 bytes so many. */
const TRANSACTION_LETTERS = 88

/** An address that follows from a word: the same for every seed, so that examples stay true. */
export function addressOf(network: Network, word: string): string {
  const digest = createHash('sha256').update(`${network.id}:${word}`).digest()
  return network.addresses === 'evm' ? `0x${digest.subarray(0, 20).toString('hex')}` : base58(digest)
}

/** How this network writes an address: those of EVM chains in lower case. */
export function normalAddress(network: Network, address: string): string {
  return network.addresses === 'evm' ? address.toLowerCase() : address
}

/** Letters of a transaction's name that follow from two numbers. */
export function transactionName(network: Network, words: (index: number) => number): string {
  return network.addresses === 'evm' ? `0x${hexOf(8, words)}` : base58Of(TRANSACTION_LETTERS, words)
}

/** A wallet's address that follows from numbers; cheaper than `addressOf`. */
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
