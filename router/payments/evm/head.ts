import type { PublicClient } from 'viem'

/** The newest block of a chain, asked for only while something waits for the next one. */
export interface Head {
  /** The newest known block; null before the first one. */
  readonly height: bigint | null
  /** Resolves when a block newer than `known` is seen, or after `limitMs` milliseconds. Never throws. */
  after(known: bigint | null, limitMs: number): Promise<void>
}

/** Pause between two questions around the time at which a block is due, in milliseconds. */
const DUE_PAUSE_MS = 50
/** Longest pause: a chain that produces no blocks for a while may go on at any time. */
const LONGEST_PAUSE_MS = 1_000
/** Part of the block time after which the next block is asked for. */
const EARLY = 0.85

interface Waiting {
  readonly known: bigint | null
  resolve(): void
}

/**
 * Follows a chain's newest block: one question for all that wait, however many. It learns the time between two blocks
 * and asks again shortly before the next one is due.
 */
export function openHead(client: Pick<PublicClient, 'request'>): Head {
  const waiting = new Set<Waiting>()
  let height: bigint | null = null
  /** When the newest block was seen first, by the monotonic clock. */
  let seenAt = 0
  /** Whether `seenAt` is when that block came: it was asked for shortly before. */
  let isSharp = false
  /** The time between two blocks, in milliseconds; null until two have been seen to come. */
  let blockMs: number | null = null
  let isFollowing = false
  return {
    get height() {
      return height
    },
    async after(known, limitMs) {
      if (isNewer(height, known)) return
      let timer: NodeJS.Timeout | undefined
      await new Promise<void>((resolve) => {
        const one: Waiting = { known, resolve }
        waiting.add(one)
        timer = setTimeout(() => {
          waiting.delete(one)
          resolve()
        }, limitMs)
        void follow()
      })
      clearTimeout(timer)
    },
  }

  async function follow(): Promise<void> {
    if (isFollowing) return
    isFollowing = true
    // The first answer may be a block that has been there for a while.
    let isFirst = true
    while (waiting.size > 0) {
      await ask(isFirst)
      isFirst = false
      release()
      if (waiting.size > 0) await pause(pauseMs())
    }
    isFollowing = false
  }

  async function ask(isFirst: boolean): Promise<void> {
    try {
      const found = BigInt(await client.request({ method: 'eth_blockNumber' }))
      // Behind a balancer, another node may be behind.
      if (!isNewer(found, height)) return
      const now = performance.now()
      if (isSharp && !isFirst && height !== null && found === height + 1n) learn(now - seenAt)
      height = found
      seenAt = now
      isSharp = !isFirst
    } catch {
      // The node does not answer now; those who wait have a limit of their own.
    }
  }

  /** A moving average: the times at which blocks are seen vary by the pauses between questions. */
  function learn(ms: number): void {
    blockMs = blockMs === null ? ms : 0.75 * blockMs + 0.25 * ms
  }

  function release(): void {
    for (const one of waiting) {
      if (!isNewer(height, one.known)) continue
      waiting.delete(one)
      one.resolve()
    }
  }

  function pauseMs(): number {
    if (blockMs === null) return DUE_PAUSE_MS
    const untilDue = seenAt + EARLY * blockMs - performance.now()
    return Math.min(LONGEST_PAUSE_MS, Math.max(DUE_PAUSE_MS, untilDue))
  }
}

function isNewer(height: bigint | null, known: bigint | null): boolean {
  return height !== null && (known === null || height > known)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
