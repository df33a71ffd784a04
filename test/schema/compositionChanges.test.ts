import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { API_SCHEMA_FILE, SUPERGRAPH_FILE } from '../../schema/supergraphFile.ts'
import { compositionChanges } from '../../scripts/support/compositionChanges.ts'

const last = { supergraph: readFileSync(SUPERGRAPH_FILE, 'utf8'), api: readFileSync(API_SCHEMA_FILE, 'utf8') }

it('says nothing of a composition that changes nothing', () => {
  expect(compositionChanges(last, last)).toEqual([])
})

it('names what a change breaks for clients, which prices differ, and which documented paths are lost', () => {
  const next = {
    supergraph: last.supergraph.replace('@price(usd: "0.0495")', '@price(usd: "0.06")'),
    api: last.api.replace('  domainSearch(', '  searchOfDomains('),
  }
  const changes = compositionChanges(last, next).join('\n')
  expect(changes).toContain('breaks clients: Query.domainSearch was removed.')
  expect(changes).toMatch(/costs @price\(usd: "0\.06"\) instead of @price\(usd: "0\.0495"\): /)
  expect(changes).toMatch(/breaks a documented path: rest-compat\/domains\.graphql SearchDomains: Cannot query field/)
})
