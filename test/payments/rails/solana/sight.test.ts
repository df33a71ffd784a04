import { expect, test } from 'vitest'
import { assertRemembers, sightOf } from '../../../../router/payments/rails/solana/sight.ts'

/** A node whose first block is of a time, in seconds since 1970. */
function nodeSince(time: bigint | null): Parameters<typeof assertRemembers>[0] {
  const answer = (value: bigint | null) => () => ({ send: async () => value })
  return { rpc: { getFirstAvailableBlock: answer(7n), getBlockTime: answer(time) } } as never
}

test('a node remembers a payment when its first block is older, and not when it is younger or of no known time', async () => {
  const since = new Date(1_000_000)
  await expect(assertRemembers(nodeSince(1_000n), since)).resolves.toBeUndefined()
  await expect(assertRemembers(nodeSince(1_001n), since)).rejects.toThrow(/SOLANA_RPC_URL/)
  await expect(assertRemembers(nodeSince(null), since)).rejects.toThrow(/does not know the time/)
})

test('a payment is seen however long ago it landed', async () => {
  const landed = { confirmationStatus: 'finalized', err: null }
  const getSignatureStatuses = (_: unknown, { searchTransactionHistory = false } = {}) => ({
    // Without this a node looks at the last blocks alone.
    send: async () => ({ context: { slot: 9n }, value: [searchTransactionHistory ? landed : null] }),
  })
  const chain = { rpc: { getSignatureStatuses } } as never
  expect(await sightOf(chain, 'signature' as never, 0n)).toEqual({ kind: 'landed' })
})
