import type { PublicClient } from 'viem'
import { MULTICALL3 } from './multicall.ts'

/** How long an absence is believed, in milliseconds. A contract that is there stays. */
const ABSENCE_MS = 60_000

/** Returns what says whether the chain has Multicall3, and asks it only as often as it must. Throws when it cannot. */
export function multicallPresence(client: PublicClient): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null
  return () => {
    asking ??= ask()
    return asking
  }

  async function ask(): Promise<boolean> {
    try {
      const code = await client.getCode({ address: MULTICALL3 })
      const isThere = code !== undefined && code !== '0x'
      if (!isThere) setTimeout(forget, ABSENCE_MS).unref()
      return isThere
    } catch (error) {
      forget()
      throw error
    }
  }

  function forget(): void {
    asking = null
  }
}
