import { createHash } from 'node:crypto'
import { base58Bytes } from '../../../schema/base58.ts'
import { remembering } from '../../../subgraphs/kit/async/remember.ts'
import { logUniform, pick, seedOf, unit } from '../../kit/random.ts'
import { base58 } from './addresses.ts'
import { dexesOf } from './dexes.ts'
import { NETWORKS, type Network } from './networks.ts'
import { walkAmplitudes } from './noise.ts'
import { type Pool, planPool } from './pools.ts'
import { lineThrough } from './priceLine.ts'
import type { Token, Tokens } from './tokens.ts'

/**
 * Newly opened pools, each with a new token: one per fixed interval ("turn") of its network, without end. Addresses
 * encode the turn, so that a pool is found at any time without a list.
 */
export interface NewPools {
  /** Pools opened in the last two days, newest first, at most `limit`. */
  recent(network: Network, nowMs: number, limit: number): Pool[]
  /** Undefined when no pool with this address is open yet. */
  find(network: Network, address: string, nowMs: number): Pool | undefined
  /** The token of a new pool. */
  findToken(network: Network, address: string, nowMs: number): Token | undefined
  /** The pool of a new token. */
  poolOfToken(network: Network, address: string, nowMs: number): Pool | undefined
}

/** How long a pool counts as new. */
export const NEW_FOR_MS = 48 * 3_600_000
/** Start of the first turn. */
const FIRST_TURN_MS = Date.UTC(2024, 0, 1)
/** Cache size per network. */
const KEPT_POOLS = 400
const SUPPLY = 1_000_000_000
/** Multiplicative inverses modulo 2^32: addresses of consecutive turns look unrelated. */
const SPREAD = 0x9e3779b1
const GATHER = 0x0e8b2f51

type Kind = 'new-pool' | 'new-token'

export function openNewPools(seed: string, tokens: Tokens): NewPools {
  const made = new Map(NETWORKS.map((network) => [network, remembering<Pool, number>(KEPT_POOLS)]))

  function poolOfTurn(network: Network, turn: number): Pool {
    return made.get(network)!(turn, () => openPool(seed, network, turn, tokens))
  }

  function poolAt(network: Network, kind: Kind, address: string, nowMs: number): Pool | undefined {
    const turn = turnOf(network, kind, address)
    if (turn === undefined || turn * network.newPoolEveryMs < FIRST_TURN_MS) return undefined
    if (turn * network.newPoolEveryMs > nowMs) return undefined
    const pool = poolOfTurn(network, turn)
    return pool.createdMs <= nowMs ? pool : undefined
  }

  return {
    recent(network, nowMs, limit) {
      const pools: Pool[] = []
      for (let turn = Math.floor(nowMs / network.newPoolEveryMs); pools.length < limit; turn--) {
        const pool = poolOfTurn(network, turn)
        if (pool.createdMs <= nowMs - NEW_FOR_MS) break
        if (pool.createdMs <= nowMs) pools.push(pool)
      }
      return pools
    },
    find: (network, address, nowMs) => poolAt(network, 'new-pool', address, nowMs),
    findToken: (network, address, nowMs) => poolAt(network, 'new-token', address, nowMs)?.base,
    poolOfToken: (network, address, nowMs) => poolAt(network, 'new-token', address, nowMs),
  }
}

function openPool(seed: string, network: Network, turn: number, tokens: Tokens): Pool {
  const dice = seedOf(seed, 'new pool', network.id)
  const createdMs = Math.floor((turn + unit(dice, turn)) * (network.newPoolEveryMs / 1000)) * 1000
  const referenceReserve = logUniform(unit(dice, turn, 1), 6_000, 400_000)
  const dex = pick(dexesOf(network.id), dice, turn, 2)
  const quote = tokens.ofCoin(network, network.wrappedCoin) ?? tokens.on(network)[0]!
  return planPool(seed, {
    network,
    address: addressOfTurn(network, 'new-pool', turn),
    dex,
    base: newToken(dice, network, turn, createdMs, referenceReserve),
    quote,
    feePercent: dex.fees.at(-1) ?? null,
    createdMs,
    referenceReserve,
    dailyVolume: referenceReserve * logUniform(unit(dice, turn, 3), 0.1, 6),
  })
}

function newToken(dice: number, network: Network, turn: number, createdMs: number, reserve: number): Token {
  const name = `${pick(ADJECTIVES, dice, turn, 4)} ${pick(CREATURES, dice, turn, 5)}`
  const symbol = unit(dice, turn, 6) < 0.5 ? name.split(' ')[1]! : `${name[0]}${name.split(' ')[1]}`
  // One side of the pool holds between a twentieth and half of the token's supply.
  const price = reserve / 2 / (SUPPLY * logUniform(unit(dice, turn, 7), 0.05, 0.5))
  const own = { seed: seedOf(dice, 'price', turn), amplitudes: walkAmplitudes(0.22, 0.8), factor: 1 }
  return {
    network,
    address: addressOfTurn(network, 'new-token', turn),
    name,
    symbol: symbol.toUpperCase(),
    decimals: network.addresses === 'evm' ? 18 : 6,
    coin: null,
    line: lineThrough(createdMs, price, [own]),
    totalSupplyAt: () => SUPPLY,
    circulatingSupplyAt: () => null,
  }
}

/** The turn is in the first four bytes, masked by the others, which derive from it. */
function addressOfTurn(network: Network, kind: Kind, turn: number): string {
  const bytes = Buffer.alloc(network.addresses === 'evm' ? 20 : 32)
  bytes.writeUInt32BE(Math.imul(turn ^ maskOf(network, kind), SPREAD) >>> 0)
  digestOf(network, kind, turn).copy(bytes, 4)
  return network.addresses === 'evm' ? `0x${bytes.toString('hex')}` : base58(bytes)
}

function turnOf(network: Network, kind: Kind, address: string): number | undefined {
  const bytes = bytesOf(network, address)
  if (!bytes) return undefined
  const turn = (Math.imul(bytes.readUInt32BE(), GATHER) ^ maskOf(network, kind)) >>> 0
  const rest = bytes.subarray(4)
  return rest.equals(digestOf(network, kind, turn).subarray(0, rest.length)) ? turn : undefined
}

function bytesOf(network: Network, address: string): Buffer | undefined {
  if (network.addresses === 'evm')
    return /^0x[0-9a-f]{40}$/i.test(address) ? Buffer.from(address.slice(2), 'hex') : undefined
  const bytes = base58Bytes(address, 32)
  return bytes?.length === 32 ? Buffer.from(bytes) : undefined
}

function digestOf(network: Network, kind: Kind, turn: number): Buffer {
  return createHash('sha256').update(`${kind}:${network.id}:${turn}`).digest()
}

function maskOf(network: Network, kind: Kind): number {
  return seedOf(kind, network.id)
}

const ADJECTIVES =
  `Baby Based Brave Chill Cosmic Crypto Cyber Dancing Degen Electric Fluffy Giga Golden Happy Hyper Laser
  Little Lucky Lunar Mega Moody Neon Pixel Quantum Retro Rocket Royal Salty Sleepy Smol Sneaky Space Super Tiny Turbo
  Velvet Wild Wise Zen`.split(/\s+/)
const CREATURES = `Axolotl Badger Bear Bull Capybara Cat Crab Dino Dog Dolphin Dragon Duck Eagle Falcon Ferret Fox Frog
  Goat Goose Hamster Hippo Koala Lemur Lynx Mole Moose Octopus Otter Owl Panda Penguin Pigeon Puffin Raccoon
  Rhino Seal Shark Sloth Snail Squid Tiger Toad Turtle Unicorn Walrus Whale Wolf Wombat Yak Zebra`.split(/\s+/)
