import fc from 'fast-check'
import { decodeFunctionData, encodeFunctionData, encodeFunctionResult, type Hex, multicall3Abi } from 'viem'
import { describe, expect, test } from 'vitest'
import { decodeAggregate3, encodeAggregate3 } from '../../../router/payments/evm/multicall.ts'
import { address } from './arbitraries.ts'

const bytes = fc.uint8Array({ maxLength: 100 }).map((array): Hex => `0x${Buffer.from(array).toString('hex')}`)

test('the input of aggregate3 is what viem writes', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ to: address, data: bytes }), { maxLength: 12 }), (calls) => {
      const args = [calls.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data }))] as const
      expect(encodeAggregate3(calls)).toBe(encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args }))
      expect(decodeFunctionData({ abi: multicall3Abi, data: encodeAggregate3(calls) }).functionName).toBe('aggregate3')
    }),
  )
})

describe('the output of aggregate3', () => {
  const results = fc.array(fc.record({ success: fc.boolean(), returnData: bytes }), { maxLength: 12 })
  const encode = (result: { success: boolean; returnData: Hex }[]) =>
    encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result })

  test('is read as viem writes it', () => {
    fc.assert(
      fc.property(results, (result) => {
        const expected = result.map(({ success, returnData }) => ({ isSuccess: success, data: returnData }))
        expect(decodeAggregate3(encode(result), result.length)).toEqual(expected)
      }),
    )
  })

  test('of another number of calls is refused', () => {
    fc.assert(
      fc.property(results, (result) => {
        expect(() => decodeAggregate3(encode(result), result.length + 1)).toThrow(RangeError)
      }),
    )
  })

  test('that is cut off is refused', () => {
    const whole = encode([{ success: true, returnData: `0x${'11'.repeat(64)}` }])
    for (const length of [2, 66, 130, 194, 258, 322, 386]) {
      expect(() => decodeAggregate3(whole.slice(0, length) as Hex, 1), String(length)).toThrow(RangeError)
    }
  })
})
