import { expect, test } from 'vitest'
import { readConfig } from '../../../router/config/config.ts'
import { LISTENING_PORTS } from '../../../router/config/portOffset.ts'
import { ROUTER_SETTINGS } from '../../../router/config/settings.ts'
import { SUBGRAPHS } from '../../../router/services.ts'

function portsOf(environment: Readonly<Record<string, string>>): Record<string, unknown> {
  const { router, services } = readConfig(environment, SUBGRAPHS)
  const all: Record<string, unknown> = Object.assign({}, router, ...services.values())
  return Object.fromEntries(LISTENING_PORTS.map((name) => [name, all[name]]))
}

test('an offset moves every port that is not set itself', () => {
  const standard = portsOf({})
  const moved = portsOf({ PORT_OFFSET: '100', DNS_PORT: '5353' })
  for (const name of LISTENING_PORTS)
    expect(moved[name]).toBe(name === 'DNS_PORT' ? 5_353 : Number(standard[name]) + 100)
})

test('an offset that is no number, or leads beyond the last port, is refused with its setting', () => {
  expect(() => portsOf({ PORT_OFFSET: 'many' })).toThrow(/PORT_OFFSET must be a number/)
  expect(() => portsOf({ PORT_OFFSET: '60000' })).toThrow(/:\n {2}- PORT_OFFSET must be at most 50000[^\n]*$/)
})

test('every port that a process listens on by default is moved', () => {
  const shapes = [ROUTER_SETTINGS, ...SUBGRAPHS.map(({ settings }) => settings)]
  const listening = shapes
    .flatMap(Object.entries)
    .filter(([name, shape]) => /(^|_)PORT$/.test(name) && shape.safeParse(undefined).data !== undefined)
    .map(([name]) => name)
  // These are ports of other machines.
  const elsewhere = ['EPP_PORT', 'MX_DELIVERY_PORT', 'MAILCHECK_SMTP_PORT']
  expect(listening.filter((name) => !elsewhere.includes(name)).sort()).toEqual([...LISTENING_PORTS].sort())
})
