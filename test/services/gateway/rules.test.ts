import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Position } from '../../../prisma/position.ts'
import { type Connection, connectionOf } from '../../../subgraphs/gateway/connections/connection.ts'
import { CODE_ALPHABET, normalCode, randomCode } from '../../../subgraphs/gateway/invites/code.ts'
import { futureTime } from '../../../subgraphs/gateway/invites/createInviteCode.ts'
import { statusOf } from '../../../subgraphs/gateway/invites/inviteCode.ts'
import { settingsFrom } from './gateway.ts'

const HERE = { cursorKeys: Buffer.alloc(32) }
const NOW = new Date('2026-06-01T12:00:00Z')

describe('a connection', () => {
  const rows = Array.from({ length: 7 }, (_, index) => ({
    micros: String(100 - index),
    id: `00000000-0000-4000-8000-00000000000${index}`,
  }))

  it('gives every row once, in order, whatever the page size', async () => {
    for (const first of [1, 2, 3, 7, 100]) {
      const seen: unknown[] = []
      let after: string | null = null
      do {
        const page: Connection<Position> = await connectionOf(
          HERE,
          ['rows'],
          { first, after },
          async (position, limit) => {
            const start = position ? rows.findIndex(({ id }) => id === position.id) + 1 : 0
            return rows.slice(start, start + limit)
          },
        )
        seen.push(...page.edges.map(({ node }) => node))
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
      } while (after)
      expect(seen).toEqual(rows)
    }
  })
})

describe('an invite code', () => {
  it('is five letters that nobody mixes up, behind its prefix', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9-]{0,20}$/), (prefix) => {
        const code = randomCode(prefix)
        expect(code.startsWith(prefix)).toBe(true)
        expect(code.slice(prefix.length)).toMatch(/^[ABCDEFGHJKLMNPQRSTUVWXYZ23456789]{5}$/)
        expect(normalCode(`  ${code.toLowerCase()} `)).toBe(code)
      }),
    )
  })

  it('uses every letter of its alphabet', () => {
    const seen = new Set(Array.from({ length: 1_000 }, () => randomCode('')).join(''))
    expect([...seen].sort().join('')).toBe([...CODE_ALPHABET].sort().join(''))
  })

  it('has the state that its row says', () => {
    const active = { disabledAt: null, expiresAt: null, redemptionCount: 0, maxRedemptions: 1 }
    expect(statusOf(active, NOW)).toBe('ACTIVE')
    expect(statusOf({ ...active, redemptionCount: 1 }, NOW)).toBe('EXHAUSTED')
    expect(statusOf({ ...active, expiresAt: NOW }, NOW)).toBe('EXPIRED')
    expect(statusOf({ ...active, expiresAt: new Date(NOW.getTime() + 1) }, NOW)).toBe('ACTIVE')
    expect(statusOf({ ...active, expiresAt: NOW, redemptionCount: 1, disabledAt: NOW }, NOW)).toBe('DISABLED')
    expect(statusOf({ ...active, expiresAt: NOW, redemptionCount: 1 }, NOW)).toBe('EXPIRED')
  })

  it('expires at a moment that exists and lies ahead', () => {
    expect(futureTime(undefined, NOW)).toBeNull()
    expect(futureTime('2026-06-01T12:01Z', NOW)).toEqual(new Date('2026-06-01T12:01:00Z'))
    expect(futureTime('2028-02-29T10:00:00.5Z', NOW)).toEqual(new Date('2028-02-29T10:00:00.500Z'))
    for (const text of [
      '2027-02-30T00:00Z',
      '2027-02-29T00:00:00Z',
      '2027-01-01T00:00:00+00:00',
      '2027-01-01',
      'soon',
      '',
    ]) {
      expect(() => futureTime(text, NOW), text).toThrow('expiresAt: must be a date and time in UTC')
    }
    for (const text of ['2026-06-01T12:00:00Z', '1999-01-01T00:00Z']) {
      expect(() => futureTime(text, NOW), text).toThrow('expiresAt: must lie in the future')
    }
  })
})

describe('the settings', () => {
  it('have defaults', () => {
    expect(settingsFrom({})).toMatchObject({
      SEARCH_REGISTRIES: [],
      SEARCH_TRUSTED_REGISTRIES: [],
      SEARCH_REFRESH_MINUTES: 15,
      INVITE_CODE_PREFIX: '',
    })
  })

  it('read lists, and refuse a prefix that people would mistype', () => {
    expect(
      settingsFrom({ SEARCH_REGISTRIES: 'https://a.example/openapi.json, https://b.example/discovery/resources' })
        .SEARCH_REGISTRIES,
    ).toHaveLength(2)
    expect(() => settingsFrom({ INVITE_CODE_PREFIX: 'gate ' })).toThrow()
  })
})
