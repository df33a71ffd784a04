import type { PublicClient } from 'viem'
import { MULTICALL3 } from './multicall.ts'

/** How long an absence is cached, in milliseconds. A deployed contract stays. */
const ABSENCE_MS = 60_000

/** Returns a cached check whether the chain has Multicall3. The check throws when the chain does not answer. */
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
