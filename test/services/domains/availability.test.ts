import { beforeEach, describe, expect, test } from 'vitest'
import { Unavailable } from '../../../schema/errors.ts'
import { type Availability, rememberAvailability } from '../../../subgraphs/domains/availability.ts'
import type { NameAvailability, Registrar } from '../../../subgraphs/domains/registrar/registrar.ts'

interface Question {
  readonly domains: readonly string[]
  answer(available: boolean): void
  fail(): void
}

/** What the registrar has been asked, and not yet answered by itself. */
let questions: Question[]
let availability: Availability

beforeEach(() => {
  questions = []
  const check: Registrar['check'] = (domains) =>
    new Promise<NameAvailability[]>((resolve, reject) => {
      questions.push({
        domains,
        answer: (available) => resolve(domains.map((domain) => ({ domain, available, premium: false }))),
        fail: () => reject(new Unavailable('The registrar is busy', { retryAfter: 30 })),
      })
    })
  availability = rememberAvailability({ kind: 'sandbox', check } as Registrar)
})

/** What is asked for together is asked for at the end of a turn. */
const turn = () => new Promise((resolve) => setImmediate(resolve))
const asked = () => questions.map(({ domains }) => domains)
const free = (domain: string, available = true) => ({ domain, available, premium: false })

describe('names that are being asked for', () => {
  test('are asked for once, however many want them', async () => {
    const checks = Array.from({ length: 300 }, () => availability.check(['a.com', 'b.com']))
    await turn()
    expect(asked()).toEqual([['a.com', 'b.com']])
    questions[0]?.answer(true)
    for (const answers of await Promise.all(checks)) expect(answers).toEqual([free('a.com'), free('b.com')])
    expect(await availability.check(['b.com'])).toEqual([free('b.com')])
    expect(questions).toHaveLength(1)
  })

  test('are left out of a question for others beside them', async () => {
    const first = availability.check(['a.com', 'b.com'])
    const second = availability.check(['c.com', 'b.com'])
    await turn()
    expect(asked()).toEqual([['a.com', 'b.com'], ['c.com']])
    questions[1]?.answer(false)
    questions[0]?.answer(true)
    expect(await first).toEqual([free('a.com'), free('b.com')])
    expect(await second).toEqual([free('c.com', false), free('b.com')])
  })

  test('are asked for again after a failure, of which all heard', async () => {
    const checks = [availability.check(['a.com']), availability.check(['a.com'])]
    await turn()
    questions[0]?.fail()
    for (const check of await Promise.allSettled(checks)) expect(check).toMatchObject({ reason: { status: 503 } })
    const again = availability.check(['a.com'])
    await turn()
    questions[1]?.answer(true)
    expect(await again).toEqual([free('a.com')])
  })

  test('are asked for anew once we know better, and the older answer is not remembered', async () => {
    const before = availability.check(['a.com'])
    availability.forget('a.com')
    const after = availability.check(['a.com'])
    await turn()
    expect(asked()).toEqual([['a.com'], ['a.com']])
    questions[1]?.answer(false)
    questions[0]?.answer(true)
    expect(await before).toEqual([free('a.com')])
    expect(await after).toEqual([free('a.com', false)])
    expect(await availability.check(['a.com'])).toEqual([free('a.com', false)])
    expect(questions).toHaveLength(2)
  })
})
