import { beforeEach, describe, expect, it } from 'vitest'
import { consents, consentsAgain, useConsent } from '../../../sandbox/state/consent.ts'

beforeEach(() => useConsent.setState({ asked: null, granted: null }))

describe('a request whose effects last', () => {
  it('goes ahead at the second press, and an edited one is asked about anew', () => {
    expect(consents('a', ['bookFlight'])).toBe(false)
    expect(consents('b', ['bookFlight'])).toBe(false)
    expect(consents('b', ['bookFlight'])).toBe(true)
  })

  it('is not asked about again when it failed and is repeated, unless it was edited', () => {
    consents('a', ['bookFlight'])
    consents('a', ['bookFlight'])
    expect(consentsAgain('a', ['bookFlight'])).toBe(true)
    expect(consentsAgain('b', ['bookFlight'])).toBe(false)
    expect(useConsent.getState().asked).toEqual({ request: 'b', lasting: ['bookFlight'] })
  })

  it('is asked about at the next press of its button', () => {
    consents('a', ['bookFlight'])
    consents('a', ['bookFlight'])
    expect(consents('a', ['bookFlight'])).toBe(false)
  })
})

it('goes ahead at once where no effect lasts', () => {
  expect([consents('a', []), consentsAgain('b', [])]).toEqual([true, true])
})
