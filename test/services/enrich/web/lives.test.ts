import { expect, it } from 'vitest'
import { type Life, openLives } from '../../../../subgraphs/enrich/web/browser/lives.ts'

// How pages are assigned to browser processes, and when a process ends; the processes are simulated.

interface Played {
  readonly number: number
  isFit: boolean
  hasEnded: boolean
}

/** Processes whose pages rest until they are let go. */
function play({ failures = 0, areFit = true } = {}) {
  const begun: Played[] = []
  const resting: (() => void)[] = []
  let attempts = 0
  const lives = openLives<number>(async (): Promise<Life<number>> => {
    attempts += 1
    await Promise.resolve()
    if (attempts <= failures) throw new Error('It did not start')
    const played: Played = { number: begun.length, isFit: areFit, hasEnded: false }
    begun.push(played)
    return {
      isFit: () => played.isFit,
      show: () => new Promise((resolve) => resting.push(() => resolve(played.hasEnded ? -1 : played.number))),
      async end() {
        played.hasEnded = true
      },
    }
  })
  const show = () => lives.show('https://example.com/', new AbortController().signal)
  const letGo = () => {
    for (const one of resting.splice(0)) one()
  }
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  return { begun, lives, show, letGo, turn }
}

it('pages that come at the same time share a process', async () => {
  const { begun, show, letGo, turn } = play()
  const shown = [show(), show(), show()]
  await turn()
  letGo()
  expect(await Promise.all(shown)).toEqual([0, 0, 0])
  expect(begun).toHaveLength(1)
})

it('a process that is worn out is replaced once, and shows its pages to their end', async () => {
  const { begun, show, letGo, turn } = play()
  const early = show()
  await turn()
  const [first] = begun
  if (first) first.isFit = false
  const late = [show(), show()]
  await turn()
  expect(begun.map(({ hasEnded }) => hasEnded)).toEqual([false, false])
  letGo()
  expect(await Promise.all([early, ...late])).toEqual([0, 1, 1])
  expect(begun.map(({ hasEnded }) => hasEnded)).toEqual([true, false])
})

it('a process that does not start is tried again by the next page', async () => {
  const { begun, show, letGo, turn } = play({ failures: 1 })
  const failed = await Promise.allSettled([show(), show()])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const shown = show()
  await turn()
  letGo()
  expect(await shown).toBe(0)
  expect(begun).toHaveLength(1)
})

it('processes that end as soon as they have started are not started for ever', async () => {
  const { begun, show, letGo, turn } = play({ areFit: false })
  const shown = show()
  await turn()
  letGo()
  await shown
  expect(begun).toHaveLength(3)
})

it('all processes end with the service', async () => {
  const { begun, lives, show, letGo, turn } = play()
  const early = show()
  await turn()
  const [first] = begun
  if (first) first.isFit = false
  const late = show()
  await turn()
  await lives.stop()
  expect(begun.map(({ hasEnded }) => hasEnded)).toEqual([true, true])
  letGo()
  await Promise.all([early, late])
})
