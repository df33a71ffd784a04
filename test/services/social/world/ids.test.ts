import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readId, writeId } from '../../../../stand-ins/worlds/social/ids.ts'

const half = fc.integer({ min: 0, max: 65_535 })
const part = fc.integer({ min: 0, max: 4_095 })
const second = fc.integer({ min: Date.UTC(2016, 0, 1) / 1000, max: Date.UTC(2040, 0, 1) / 1000 })
const radix = fc.constantFrom(10 as const, 36 as const)

describe('ids', () => {
  it('hold what they stand for', () => {
    fc.assert(
      fc.property(fc.integer(), radix, second, half, half, part, (seed, base, at, owner, k, i) => {
        const form = { seed, radix: base }
        const atMs = at * 1000
        expect(readId(form, writeId(form, atMs, { owner, k }), false)).toEqual({ owner, k, part: 0, atMs })
        expect(readId(form, writeId(form, atMs, { owner, k, part: i }), true)).toEqual({ owner, k, part: i, atMs })
      }),
    )
  })

  it('grow with time, with as many digits', () => {
    fc.assert(
      fc.property(radix, second, half, half, fc.integer({ min: 1, max: 1_000_000 }), (base, at, owner, k, later) => {
        const form = { seed: 5, radix: base }
        const first = writeId(form, at * 1000, { owner, k })
        const next = writeId(form, (at + later) * 1000, { owner: k, k: owner })
        expect(next.length).toBe(first.length)
        expect(next > first).toBe(true)
      }),
    )
  })

  it('are none where the text is none', () => {
    for (const text of ['', ' ', '-1', '1.5', 'x y', 'ä', '9'.repeat(31), '0x12'])
      expect(readId({ seed: 1, radix: 10 }, text, false)).toBeNull()
  })
})
