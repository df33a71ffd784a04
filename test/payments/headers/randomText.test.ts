import { expect, it } from 'vitest'
import { randomText } from '../../../router/payments/headers/randomText.ts'

it('random texts are as long as asked for, and no two are equal', () => {
  const texts = Array.from({ length: 20_000 }, () => randomText(12))
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.every((text) => /^[A-Za-z0-9_-]{16}$/.test(text))).toBe(true)
})

it('no byte of a random text comes twice: neighbours of different lengths share nothing', () => {
  const texts = Array.from({ length: 2_000 }, (_, index) => randomText(8 + (index % 9)))
  const pieces = texts.flatMap((text) => [text.slice(0, 8)])
  expect(new Set(pieces).size).toBe(pieces.length)
})

it('a text that no pool holds is refused', () => {
  expect(() => randomText(5_000)).toThrow(RangeError)
})
