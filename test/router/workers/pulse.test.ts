import { describe, expect, it } from 'vitest'
import { hangs } from '../../../router/workers/pulse.ts'

const PULSE_MS = 5

/** A process that gives these answers, one after the other; the last one from then on. */
function answering(...answers: readonly boolean[]) {
  const over = new AbortController()
  let asked = 0
  return {
    over,
    asked: () => asked,
    signal: over.signal,
    async ask() {
      asked += 1
      if (!answers[Math.min(asked, answers.length) - 1]) throw new Error('Nothing within 5 ms')
    },
  }
}

describe('a process', () => {
  it('hangs when three answers in a row are missing', async () => {
    const process = answering(true, false, false, true, false)
    expect(await hangs(process, PULSE_MS)).toBe(true)
    expect(process.asked()).toBe(7)
  })

  it('that has ended does not hang', async () => {
    const process = answering(false)
    const outcome = hangs(process, PULSE_MS)
    process.over.abort('ended')
    expect(await outcome).toBe(false)
    expect(process.asked()).toBe(0)
  })

  it('that ends while it is asked does not hang', async () => {
    const process = answering(false)
    const ask = async () => {
      process.over.abort('ended')
      await process.ask()
    }
    expect(await hangs({ ...process, ask }, PULSE_MS)).toBe(false)
    expect(process.asked()).toBe(1)
  })
})
