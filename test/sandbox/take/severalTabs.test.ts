import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outcome } from '../../../sandbox/state/run.ts'

/** What all tabs of a browser share: `localStorage`, and the entries of IndexedDB. */
const items = new Map<string, string>()
const entries = new Map<string, unknown>()
let isFull = false

beforeEach(() => {
  isFull = false
  items.clear()
  entries.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('Exceeded the quota', 'QuotaExceededError')
      items.set(key, text)
    },
    removeItem: (key: string) => void items.delete(key),
  })
  vi.doMock('idb-keyval', () => ({
    get: async (key: string) => entries.get(key),
    set: async (key: string, value: unknown) => void entries.set(key, value),
    del: async (key: string) => void entries.delete(key),
  }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('idb-keyval')
})

/** The lists of a tab that was just opened. */
async function tab() {
  vi.resetModules()
  const [{ useSaved }, { useHistory }, { useKeptAnswers }, { useKeeper }] = await Promise.all([
    import('../../../sandbox/take/saved.ts'),
    import('../../../sandbox/take/history.ts'),
    import('../../../sandbox/take/answers/keptAnswers.ts'),
    import('../../../sandbox/take/keeper.ts'),
  ])
  return { useSaved, useHistory, useKeptAnswers, useKeeper }
}

const written = (query: string) => ({ query, variables: '' })
const names = ({ useSaved }: Awaited<ReturnType<typeof tab>>) => useSaved.getState().saved.map(({ name }) => name)

function outcome(query: string): Outcome {
  const sent = {
    status: 200,
    headers: new Headers(),
    contentType: 'application/json',
    body: '{}',
    receipt: null,
    ms: 1,
  }
  return { written: written(query), answer: {}, sent, at: new Date() }
}

describe('what two tabs keep', () => {
  it('as saved queries is all there', async () => {
    const [one, other] = [await tab(), await tab()]
    one.useSaved.getState().save('one', written('{ a }'))
    other.useSaved.getState().save('other', written('{ b }'))
    one.useSaved.getState().rename(one.useSaved.getState().saved[0]?.id ?? '', 'renamed')
    expect(names(await tab())).toEqual(['other', 'renamed'])
    other.useSaved.getState().remove(other.useSaved.getState().saved.find(({ name }) => name === 'other')?.id ?? '')
    expect(names(await tab())).toEqual(['renamed'])
  })

  it('as history is all there', async () => {
    const [one, other] = [await tab(), await tab()]
    const add = ({ useHistory }: typeof one, query: string) =>
      useHistory.getState().add({ ...written(query), id: query, at: new Date().toISOString(), charged: '0' })
    add(one, '{ a }')
    add(other, '{ b }')
    const { useHistory } = await tab()
    expect(useHistory.getState().entries.map(({ query }) => query)).toEqual(['{ b }', '{ a }'])
  })

  it('as answers is all there, also what is kept twice at once', async () => {
    const [one, other] = [await tab(), await tab()]
    await one.useKeptAnswers.getState().keep(outcome('{ a }'))
    await Promise.all(['{ b }', '{ c }'].map((query) => other.useKeptAnswers.getState().keep(outcome(query))))
    await one.useKeptAnswers.getState().remove(one.useKeptAnswers.getState().answers[0]?.id ?? '')
    const { useKeptAnswers } = await tab()
    await useKeptAnswers.persist.rehydrate()
    expect(useKeptAnswers.getState().answers.map(({ query }) => query)).toEqual(['{ c }', '{ b }'])
  })
})

it('a list that cannot be stored lasts as long as its tab', async () => {
  const one = await tab()
  one.useSaved.getState().save('one', written('{ a }'))
  isFull = true
  one.useSaved.getState().save('two', written('{ b }'))
  expect(one.useKeeper.getState().isRefused).toBe(true)
  isFull = false
  one.useSaved.getState().save('three', written('{ c }'))
  expect(names(await tab())).toEqual(['three', 'two', 'one'])
})
