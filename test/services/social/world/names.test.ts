import { describe, expect, it } from 'vitest'
import { PAGES } from '../../../../stand-ins/worlds/social/organisations.ts'
import { PERSONS, personOf, personsNamed } from '../../../../stand-ins/worlds/social/persons.ts'
import { openSocialWorld } from '../../../../stand-ins/worlds/social/world.ts'

const world = openSocialWorld({ seed: 'tests', now: () => new Date() })
const { accounts, directory } = world.platform('network')

describe('names', () => {
  it('are of one account each, people and pages together', () => {
    const handles = new Set(Array.from({ length: accounts.size }, (_, account) => directory.handleOf(account)))
    expect(handles.size).toBe(PERSONS + PAGES)
    expect([...handles].filter((handle) => !/^[a-z0-9._]{3,60}$/.test(handle))).toEqual([])
  })

  it('and ids lead back to their accounts', () => {
    for (let account = 0; account < accounts.size; account += 97) {
      expect(directory.byHandle(directory.handleOf(account).toUpperCase())).toBe(account)
      expect(directory.byId(directory.idOf(account))).toBe(account)
    }
    expect(directory.byHandle('nobody.at.all')).toBeNull()
  })

  it('are found by each of their words', () => {
    for (let index = 0; index < PERSONS; index += 1_999) {
      const { first, last } = personOf(index)
      const named = personsNamed(first.toLowerCase())
      expect(named).toContain(index)
      expect(named.length).toBeGreaterThanOrEqual(200)
      expect(named.every((one) => [personOf(one).first, personOf(one).last].includes(first))).toBe(true)
      if (/^[a-z]+$/i.test(last)) expect(personsNamed(last.toLowerCase())).toContain(index)
    }
  })
})
