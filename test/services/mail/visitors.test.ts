import { expect, it } from 'vitest'
import { MAX_REFUSED_PER_HOUR, Visitors } from '../../../subgraphs/mail/inbound/visitors.ts'

const NOW = new Date('2031-05-01T12:00:00Z')

it('a client of the mail server is each IPv4 address by itself, however it is written, and each network of IPv6 ones', () => {
  const visitors = new Visitors()
  for (let i = 0; i < MAX_REFUSED_PER_HOUR; i++) {
    visitors.refuse('192.0.2.1', NOW)
    visitors.refuse(`2001:db8:1:2::${i}`, NOW)
  }
  expect(visitors.isTurnedAway('::ffff:192.0.2.1', NOW)).toBe(true)
  expect(visitors.isTurnedAway('192.0.2.2', NOW)).toBe(false)
  expect(visitors.isTurnedAway('192.0.2.1', new Date(NOW.getTime() + 3_600_001))).toBe(false)
  expect(visitors.isTurnedAway('2001:db8:1:2:ffff::9', NOW)).toBe(true)
  expect(visitors.isTurnedAway('2001:db8:1:3::9', NOW)).toBe(false)
})
