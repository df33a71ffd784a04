import {
  type AbiEvent,
  type AbiFunction,
  type AbiParameter,
  decodeEventLog,
  decodeFunctionData,
  toEventSelector,
  toFunctionSelector,
  toFunctionSignature,
} from 'viem'
import { z } from 'zod'
import type { Pool } from '../../../../../../prisma/database.ts'
import { shortMemory } from '../../../../../kit/async/shortMemory.ts'
import { readAbis } from '../../explorer/verified/store.ts'
import type { Hex } from '../../hex.ts'

/** A decoded call or log, by the ABI of a verified contract. */
export interface Decoded {
  readonly name: string
  /** Such as `transfer(address,uint256)`. */
  readonly signature: string
  /** Integers as decimal strings. */
  readonly inputs: readonly { readonly name: string; readonly type: string; readonly value: unknown }[]
}

/** Functions and events of all verified contracts. */
export interface AbiBook {
  /** Null for an unknown function. */
  decodeCall(input: Hex): Decoded | null
  /** Null for an unknown event. */
  decodeLog(topics: readonly Hex[], data: Hex): Decoded | null
}

/** Returns the book, at most one minute old. */
export interface AbiBooks {
  read(): Promise<AbiBook>
}

const TRUSTED_MS = 60_000

const Item = z.custom<{ readonly type: string }>(
  (item) => typeof (item as { type?: unknown } | null)?.type === 'string',
)

/** Opens the ABI book of the verified contracts in a database. */
export function openAbiBooks(pool: Pool): AbiBooks {
  const memory = shortMemory(() => readBook(pool), { trustedMs: TRUSTED_MS, maxKeys: 1 })
  return { read: () => memory.get('all') }
}

async function readBook(pool: Pool): Promise<AbiBook> {
  const items = z.array(Item).parse(await readAbis(pool))
  const functions = new Map<string, AbiFunction>()
  const events = new Map<string, AbiEvent>()
  for (const item of items) {
    if (item.type === 'function') functions.set(toFunctionSelector(item as AbiFunction), item as AbiFunction)
    // Events with the same signature but different indexed arguments are distinct.
    if (item.type === 'event')
      events.set(eventKey(toEventSelector(item as AbiEvent), indexedCount(item as AbiEvent)), item as AbiEvent)
  }
  return {
    decodeCall(input) {
      const known = functions.get(input.slice(0, 10))
      return known ? attempt(() => callIn(known, input)) : null
    },
    decodeLog(topics, data) {
      const known = topics[0] && events.get(eventKey(topics[0], topics.length - 1))
      return known ? attempt(() => logIn(known, topics, data)) : null
    },
  }
}

function callIn(abi: AbiFunction, data: Hex): Decoded {
  const { args = [] } = decodeFunctionData({ abi: [abi], data })
  return described(abi.name, toFunctionSignature(abi), abi.inputs, args as readonly unknown[])
}

function logIn(abi: AbiEvent, topics: readonly Hex[], data: Hex): Decoded {
  const { args } = decodeEventLog({ abi: [abi], topics: topics as [Hex, ...Hex[]], data, strict: true })
  const values = abi.inputs.map(({ name }, index) =>
    Array.isArray(args) ? args[index] : (args as Readonly<Record<string, unknown>>)[name ?? ''],
  )
  const types = abi.inputs.map(({ type }) => type).join(',')
  return described(abi.name, `${abi.name}(${types})`, abi.inputs, values)
}

function described(
  name: string,
  signature: string,
  inputs: readonly AbiParameter[],
  values: readonly unknown[],
): Decoded {
  return {
    name,
    signature,
    inputs: inputs.map(({ name = '', type }, index) => ({ name, type, value: plain(values[index]) })),
  }
}

/** Data may not match the ABI: different functions can share a four-byte selector. */
function attempt(decode: () => Decoded): Decoded | null {
  try {
    return decode()
  } catch {
    return null
  }
}

function eventKey(selector: Hex, indexed: number): string {
  return `${selector} ${indexed}`
}

function indexedCount({ inputs }: AbiEvent): number {
  return inputs.filter(({ indexed }) => indexed).length
}

/** Converts a value to JSON. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]))
}
