import { createHash } from 'node:crypto'
import type { Network } from './networks.ts'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** 32 bytes take this many letters, when the first is not too high. */
const SOLANA_LETTERS = 44

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
  if (network.addresses === 'evm')
    return `0x${Array.from({ length: 8 }, (_, index) => words(index).toString(16).padStart(8, '0')).join('')}`
  let name = ''
  for (let index = 0; name.length < 88; index++) {
    let word = words(index)
    for (let letter = 0; letter < 5; letter++, word = Math.floor(word / 58)) name += BASE58[word % 58]
  }
  return name.slice(0, 88)
}

/** A wallet's address that follows from numbers; cheaper than `addressOf`. */
export function walletName(network: Network, words: (index: number) => number): string {
  const name = transactionName(network, words)
  return network.addresses === 'evm' ? name.slice(0, 42) : name.slice(0, SOLANA_LETTERS)
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
