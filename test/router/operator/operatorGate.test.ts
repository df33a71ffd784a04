import { describe, expect, it } from 'vitest'
import { Buckets } from '../../../router/limits/buckets.ts'
import { ATTEMPTS_PER_MINUTE, OperatorGate } from '../../../router/operator/operatorGate.ts'

const SECRET = 'b6f1c0d29a7e4835f0c2d7e91a3b5c68'
const KEYS = ['the key of sessions']
const PLACE = { path: '/operator', isSecure: false }

let time = Date.parse('2026-01-31T12:00:00Z')

function gateOf(secret = SECRET, keys: readonly string[] = KEYS): OperatorGate {
  const makeRate = (_kind: string, perMinute: number) => new Buckets(perMinute, () => 0)
  return new OperatorGate({ secret, keys, makeRate, now: () => new Date(time) })
}

/** The Cookie header of a browser that got a Set-Cookie header. */
function cookieOf(setCookie: string): string {
  return `other=1; ${setCookie.split(';')[0]}; another=2`
}

describe('a session of the operator', () => {
  it('holds for an hour', () => {
    const gate = gateOf()
    const cookie = cookieOf(gate.beginSession(PLACE))
    const began = time
    time = began + 3_599_000
    expect(gate.hasSession(cookie)).toBe(true)
    time = began + 3_600_000
    expect(gate.hasSession(cookie)).toBe(false)
    time = began
  })

  it('holds at every router with the same secrets, and ends when OPERATOR_SECRET changes', () => {
    const cookie = cookieOf(gateOf().beginSession(PLACE))
    expect(gateOf().hasSession(cookie)).toBe(true)
    expect(gateOf(SECRET, ['the next key', ...KEYS]).hasSession(cookie)).toBe(true)
    expect(gateOf('c7a2d1e30b8f5946a1d3e8fa2b4c6d79').hasSession(cookie)).toBe(false)
    expect(gateOf(SECRET, ['another key']).hasSession(cookie)).toBe(false)
  })

  it('is nothing else than what was signed', () => {
    const gate = gateOf()
    const [, expires = '', mac = ''] = /=(\d+)\.([^;]+)/.exec(gate.beginSession(PLACE)) ?? []
    expect(gate.hasSession(`tollgraph_operator=${expires}.${mac}`)).toBe(true)
    for (const spoilt of [
      `${Number(expires) + 1}.${mac}`,
      `${expires}.${mac}x`,
      `${expires}.`,
      `0${expires}.${mac}`,
      '',
    ])
      expect(gate.hasSession(`tollgraph_operator=${spoilt}`)).toBe(false)
    expect(gate.hasSession(undefined)).toBe(false)
    expect(gate.hasSession(cookieOf(gate.endSession(PLACE)))).toBe(false)
  })
})

describe('the secret', () => {
  it('is compared so often a minute for one address, and for all requests without one together', async () => {
    for (const address of ['192.0.2.1', null]) {
      const gate = gateOf()
      for (let attempt = 0; attempt < ATTEMPTS_PER_MINUTE; attempt += 1)
        await expect(gate.requireSecret('wrong', address)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
      await expect(gate.requireSecret(SECRET, address)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
      await gate.requireSecret(SECRET, '192.0.2.2')
    }
  })

  it('is asked for without counting where none is presented', async () => {
    const gate = gateOf()
    for (let attempt = 0; attempt <= ATTEMPTS_PER_MINUTE; attempt += 1)
      await expect(gate.requireSecret(null, null)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await gate.requireSecret(SECRET, null)
  })
})
