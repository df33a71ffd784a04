import { expect, test } from 'vitest'
import { Expected } from '../../../router/payments/facilitator/expected.ts'
import { Gatherer } from '../../../router/payments/facilitator/gatherer.ts'

test('who has come is expected no more, nor is who is late', () => {
  let now = 1_000
  const expected = new Expected<string>(() => now)
  expect(expected.isAny()).toBe(false)
  expected.add('quick')
  expected.add('slow')
  expected.delete('quick')
  expect(expected.isAny()).toBe(true)
  now += 40
  expected.add('new')
  now += 20
  // The slow one is late by now, the new one is not.
  expect(expected.isAny()).toBe(true)
  expected.delete('new')
  expect(expected.isAny()).toBe(false)
})

test('who comes again is expected for as long again', () => {
  let now = 0
  const expected = new Expected<string>(() => now)
  expected.add('one')
  now += 30
  expected.add('one')
  now += 30
  expect(expected.isAny()).toBe(true)
})

test('a late payment is removed by the next one that is added', () => {
  let now = 0
  const expected = new Expected<number>(() => now)
  for (let key = 0; key < 1_000; key += 1) {
    expected.add(key)
    now += 10
  }
  expect(expected.size).toBeLessThanOrEqual(6)
})

/** A gatherer that waits a minute for who is expected, and what it hands on. */
function gather() {
  const groups: (readonly string[])[] = []
  const expected = new Expected<string>(() => 0)
  const work = async (items: readonly string[]) => {
    groups.push(items)
  }
  const gatherer = new Gatherer(work, { most: 8, waitMs: () => (expected.isAny() ? 60_000 : 0) })
  const come = (item: string) => {
    expected.delete(item)
    gatherer.add(item)
  }
  const turns = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  return { groups, expected, come, turns }
}

test('a group waits for who is on the way, and goes as soon as the last has come', async () => {
  const { groups, expected, come, turns } = gather()
  for (const item of ['a', 'b', 'c']) expected.add(item)
  come('a')
  come('b')
  await turns()
  expect(groups).toEqual([])
  come('c')
  await turns()
  expect(groups).toEqual([['a', 'b', 'c']])
})

test('who comes alone waits for nobody', async () => {
  const { groups, come, turns } = gather()
  come('a')
  await turns()
  expect(groups).toEqual([['a']])
})
