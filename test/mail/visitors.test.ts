import { describe, expect, it } from 'vitest'
import { MAX_CONNECTIONS_PER_ADDRESS, MAX_REFUSED_PER_HOUR, Visitors } from '../../subgraphs/mail/inbound/visitors.ts'

const NOW = new Date('2031-05-01T12:00:00Z')

describe('a client of the mail server', () => {
  it('is one, however many addresses of its network it comes from', () => {
    const visitors = new Visitors()
    const admitted = (ip: string) => visitors.enter(ip, NOW)
    for (let i = 0; i < MAX_CONNECTIONS_PER_ADDRESS; i++) expect(admitted(`2001:db8:1:2::${i}`)).toBe('ADMITTED')
    expect(admitted('2001:db8:1:2:ffff::9')).toBe('TOO_MANY_CONNECTIONS')
    expect(admitted('2001:db8:1:3::9')).toBe('ADMITTED')
    visitors.leave('2001:db8:1:2:0:0:0:0', NOW)
    expect(admitted('2001:db8:1:2:ffff::9')).toBe('ADMITTED')
  })

  it('is each IPv4 address by itself, however it is written', () => {
    const visitors = new Visitors()
    for (let i = 0; i < MAX_REFUSED_PER_HOUR; i++) visitors.refuse('192.0.2.1', NOW)
    expect(visitors.enter('::ffff:192.0.2.1', NOW)).toBe('TOO_MANY_REFUSED')
    expect(visitors.enter('192.0.2.2', NOW)).toBe('ADMITTED')
    expect(visitors.enter('192.0.2.1', new Date(NOW.getTime() + 3_600_001))).toBe('ADMITTED')
  })
})
