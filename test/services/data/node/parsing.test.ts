import fc from 'fast-check'
import { encodeAbiParameters, formatUnits, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { decimalAmount, timesDecimal } from '../../../../subgraphs/data/providers/node/amounts.ts'
import type { Hex } from '../../../../subgraphs/data/providers/node/hex.ts'
import {
  TRANSFER,
  TRANSFER_BATCH,
  tokenTransfersIn,
} from '../../../../subgraphs/data/providers/node/index/fetch/tokenTransfers.ts'
import { metadataIn } from '../../../../subgraphs/data/providers/node/nodedata/portfolio/shown.ts'
import { textIn } from '../../../../subgraphs/data/providers/node/words.ts'

const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const decimals = fc.integer({ min: 0, max: 255 })
const hexBytes = fc.uint8Array({ maxLength: 400 }).map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)

const ADDRESS: Hex = '0x00000000000000000000000000000000000000aa'
const TOPIC: Hex = `0x${ADDRESS.slice(2).padStart(64, '0')}`
const log = (topics: readonly Hex[], data: Hex) => ({ address: ADDRESS, topics: [...topics], data, logIndex: 0 })

test('amounts are written exactly, whatever their decimals', () => {
  fc.assert(
    fc.property(amount, decimals, (value, places) => decimalAmount(value, places) === formatUnits(value, places)),
  )
})

test('products of decimals are exact', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 30 }), amount, fc.integer({ min: 0, max: 30 }), (a, m, b, n) => {
      expect(timesDecimal(decimalAmount(a, m), decimalAmount(b, n))).toBe(formatUnits(a * b, m + n))
    }),
  )
})

test('a batch is read as it was encoded', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, amount), { maxLength: 20 }), (items) => {
      const [ids, values] = [items.map(([id]) => id), items.map(([, value]) => value)]
      const data = encodeAbiParameters(parseAbiParameters('uint256[], uint256[]'), [ids, values])
      const transfers = tokenTransfersIn(log([TRANSFER_BATCH, TOPIC, TOPIC, TOPIC], data))
      expect(transfers.map(({ tokenId, value }) => [tokenId, value])).toEqual(items)
      expect(transfers.map(({ batchIndex }) => batchIndex)).toEqual(items.map((_, index) => index))
    }),
  )
})

test('whatever a contract logs or answers, reading it ends without an error', () => {
  const topics = fc.array(fc.constantFrom(TRANSFER, TRANSFER_BATCH, TOPIC), { maxLength: 4 })
  fc.assert(
    fc.property(topics, hexBytes, (list, data) => {
      for (const { value, tokenId } of tokenTransfersIn(log(list, data))) {
        expect(value < 2n ** 256n && tokenId < 2n ** 256n).toBe(true)
      }
      expect(textIn(data).length).toBeLessThanOrEqual(256)
    }),
  )
})

test('names are read from both spellings, without what cannot be seen', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9]{1,31}$/), (name) => {
      expect(textIn(encodeAbiParameters([{ type: 'string' }], [name]))).toBe(name)
      expect(textIn(`0x${Buffer.from(name).toString('hex').padEnd(64, '0')}`)).toBe(name)
    }),
  )
  expect(textIn(encodeAbiParameters([{ type: 'string' }], ['US\u202eDC\n']))).toBe('USDC')
})

test('metadata are read from a data URI in any of its spellings, and from nowhere else', () => {
  const json = '{"name":"50% off"}'
  const uris = [
    `data:application/json,${json}`,
    `data:application/json,${encodeURIComponent(json)}`,
    `data:application/json;charset=utf-8,${encodeURIComponent(json)}`,
    `data:application/json;base64,${Buffer.from(json).toString('base64')}`,
    `data:application/json;charset=utf-8;base64,${Buffer.from(json).toString('base64')}`,
  ]
  for (const uri of uris) expect(metadataIn(uri)).toEqual({ name: '50% off' })
  for (const uri of ['https://example.com/1', 'ipfs://x', 'data:application/json,[1]', 'data:application/json,{', '']) {
    expect(metadataIn(uri)).toBeNull()
  }
})

test('metadata that are nested too deeply to be told are none', () => {
  const nested = (levels: number) => `data:application/json,{"name":"x","a":${'['.repeat(levels)}${']'.repeat(levels)}}`
  expect(metadataIn(nested(60))).toMatchObject({ name: 'x' })
  // As deep as the longest text that is read allows; JSON.stringify would exceed the stack.
  expect(metadataIn(nested(32_000))).toBeNull()
})
