import { expect, test } from 'vitest'
import { firstBlock } from '../../../router/payments/evm/firstBlock.ts'
import { NETWORKS } from '../../../router/payments/evm/network.ts'

const HEIGHT = 10_000_000n
const HOUR = 3_600_000
const ago = (ms: number) => new Date(Date.now() - ms)

test('logs are looked for from the blocks of the signature on, and some more for clocks that disagree', () => {
  const first = firstBlock(NETWORKS.base, HEIGHT, ago(HOUR))
  // Blocks of 2 s, and a margin that covers ten minutes.
  expect(HEIGHT - first).toBeGreaterThanOrEqual(1_800n + 300n)
  expect(HEIGHT - first).toBeLessThan(1_800n + 300n + 60n)
})

test('a signature of the future is looked for in the newest blocks', () => {
  expect(HEIGHT - firstBlock(NETWORKS.base, HEIGHT, ago(-HOUR))).toBe(300n)
})

test('a chain younger than the signature is searched from its beginning, and so is a devnet, whose blocks keep no time', () => {
  expect(firstBlock(NETWORKS.base, 2_000n, ago(HOUR))).toBe(0n)
  expect(firstBlock(NETWORKS.devnet, HEIGHT, ago(0))).toBe(0n)
})
