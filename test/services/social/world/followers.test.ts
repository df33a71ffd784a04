import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openCompany } from './support/openCompany.ts'

const DAY = 86_400_000
const company = openCompany()
const { accounts, directory } = company.world.platform('network')
const { graph } = accounts
const anyone = fc.nat({ max: accounts.size - 1 })
const person = fc.nat({ max: accounts.people - 1 })

const followersOf = (account: number, atMs: number) =>
  Array.from({ length: accounts.followerCount(account, atMs) }, (_, i) => graph.follower(account, i))

describe('followers', () => {
  it('are people, each once, and never somebody themselves', () => {
    fc.assert(
      fc.property(anyone, (account) => {
        const followers = followersOf(account, company.nowMs)
        expect(new Set(followers).size).toBe(followers.length)
        expect(followers).not.toContain(account)
        expect(followers.every((one) => one < accounts.people)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('follow whom they are listed as followers of', () => {
    fc.assert(
      fc.property(anyone, fc.nat({ max: 10_000 }), (account, which) => {
        const count = accounts.followerCount(account, company.nowMs)
        if (count === 0) return
        const follower = graph.follower(account, which % count)
        expect(graph.following(follower, company.nowMs)).toContain(account)
      }),
    )
  })

  it('hold everybody who follows', () => {
    fc.assert(
      fc.property(person, (one) => {
        const followed = graph.following(one, company.nowMs)
        expect(new Set(followed).size).toBe(followed.length)
        for (const account of followed.slice(0, 5)) expect(followersOf(account, company.nowMs)).toContain(one)
      }),
      { numRuns: 20 },
    )
  })

  it('come and never go', () => {
    fc.assert(
      fc.property(anyone, fc.integer({ min: 1, max: 900 }), (account, days) => {
        const before = followersOf(account, company.nowMs - days * DAY)
        expect(followersOf(account, company.nowMs).slice(0, before.length)).toEqual(before)
      }),
      { numRuns: 20 },
    )
  })

  it('are as many as a profile says, and on its pages once each', async () => {
    for (const handle of ['maya.lindqvist', directory.handleOf(500), directory.handleOf(accounts.people + 7)]) {
      const profile = await company.one('/network/profile', { profile_id: handle })
      const members = { profile_id: handle, max_followers: 100_000, max_page_size: 100 }
      const followers = await company.walk('/network/followers', members)
      expect(new Set(followers.map(({ id }) => id)).size).toBe(profile.follower_count)
      expect(followers.length).toBe(profile.follower_count)
      const following = await company.walk('/network/following', { profile_id: handle })
      expect(following.length).toBe(profile.following_count)
    }
  })

  it('show the newest first, as many as are wanted', async () => {
    const account = directory.byHandle('maya.lindqvist')!
    const count = accounts.followerCount(account, company.nowMs)
    const { items } = await company.page('/network/followers', { profile_id: 'maya.lindqvist', max_page_size: 2 })
    expect(items.map(({ id }) => id)).toEqual([1, 2].map((i) => directory.idOf(graph.follower(account, count - i))))
    const some = await company.walk('/network/followers', { profile_id: 'maya.lindqvist', max_followers: 130 })
    expect(some.length).toBe(130)
  })
})
