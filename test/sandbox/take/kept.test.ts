import { describe, expect, it } from 'vitest'
import { HISTORY_LENGTH, type HistoryEntry, withEntry } from '../../../sandbox/take/historyEntries.ts'
import { fits, titleOf } from '../../../sandbox/take/kept.ts'
import { fromFile, merged, type SavedQuery, toFile } from '../../../sandbox/take/savedQueries.ts'
import { isSecretName, withoutSecrets } from '../../../sandbox/take/secrets.ts'

const NOW = new Date('2026-01-02T03:04:05Z')

function entry(query: string, variables = ''): HistoryEntry {
  return { id: query, query, variables, at: NOW.toISOString(), charged: '0' }
}

describe('secrets', () => {
  it('are known by their names', () => {
    for (const name of [
      'token',
      'apiKey',
      'api_key',
      'key',
      'authorization',
      'sessionToken',
      'clientSecret',
      'passWord',
      'private',
      'KEY',
      'keyId',
    ])
      expect(isSecretName(name), name).toBe(true)
    for (const name of ['keyword', 'keywords', 'monkey', 'name', 'first', 'hockeyTeam', 'domain'])
      expect(isSecretName(name), name).toBe(false)
  })

  it('are taken out at any depth, and named', () => {
    const variables = JSON.stringify({ name: 'a', input: { apiKey: 'x', list: [{ token: 'y', n: 1 }] } })
    const { variables: kept, leftOut } = withoutSecrets(variables)
    expect(JSON.parse(kept)).toEqual({ name: 'a', input: { list: [{ n: 1 }] } })
    expect(leftOut).toEqual(['input.apiKey', 'input.list.0.token'])
  })

  it('leave nothing of variables that nobody can read', () => {
    expect(withoutSecrets('{"token": "x').variables).toBe('')
    expect(withoutSecrets(' ')).toEqual({ variables: '', leftOut: [] })
  })

  it('leave what is harmless as it was written', () => {
    const written = '{\n   "first": 3 }'
    expect(withoutSecrets(written).variables).toBe(written)
  })
})

describe('history', () => {
  it('keeps the last requests, each once, without secrets', () => {
    let entries: readonly HistoryEntry[] = []
    for (let index = 0; index < HISTORY_LENGTH + 5; index += 1) entries = withEntry(entries, entry(`{ a${index} }`))
    expect(entries).toHaveLength(HISTORY_LENGTH)
    const again = withEntry(entries, { ...entry('{ a20 }'), charged: '0.01' })
    expect(again).toHaveLength(HISTORY_LENGTH)
    expect(again[0]).toMatchObject({ query: '{ a20 }', charged: '0.01' })
    expect(withEntry([], entry('{ b }', '{"token":"x"}'))[0]?.variables).toBe('')
  })

  it('does not keep what is longer than a browser should', () => {
    expect(withEntry([], entry('x'.repeat(30_000)))).toEqual([])
  })
})

describe('the name of a request', () => {
  it('is its operation, or the first that it asks for', () => {
    expect(titleOf('# hello\nquery PoolsOfToken($a: Int) { a }')).toBe('Pools Of Token')
    expect(titleOf('{\n  me { address }\n}')).toBe('me')
    expect(titleOf('{ a: check(name: "x",\n first: 3) { ok } }')).toBe('a: check(name: "x", first: 3)')
    expect(titleOf(`{ ${'long '.repeat(40)} }`)).toHaveLength(60)
    expect(titleOf('')).toBe('A query')
  })

  it('is found by words, in any order', () => {
    const written = { query: '{ domainSearch { name } }', variables: '{"first":3}' }
    expect(fits('search mine', 'Mine', written)).toBe(true)
    expect(fits('', 'Mine', written)).toBe(true)
    expect(fits('weather', 'Mine', written)).toBe(false)
  })
})

describe('saved queries', () => {
  const saved: SavedQuery = { id: '1', name: 'Mine', query: '{ a }', variables: '', at: NOW.toISOString() }
  let count = 0
  const read = (text: string) => fromFile(text, () => `id${count++}`, NOW)

  it('come back from a file, and are not taken twice', () => {
    const [back] = read(toFile([saved]))
    expect(back).toMatchObject({ name: 'Mine', query: '{ a }', at: saved.at })
    expect(merged([saved], back ? [back, back] : [])).toEqual([saved])
    expect(merged([saved], read(toFile([{ ...saved, query: '{ b }' }])))).toHaveLength(2)
  })

  it('tell what is wrong with a file', () => {
    expect(() => read('no')).toThrow('not JSON')
    expect(() => read('{"a":1}')).toThrow('no saved queries')
    expect(() => read('null')).toThrow('no saved queries')
    expect(() => read('{"queries":[{"name":"a","query":"{a}"},7]}')).toThrow('Entry 2')
    expect(() => read(JSON.stringify({ queries: Array(501).fill(saved) }))).toThrow('more than 500')
  })

  it('lose the secrets that a file brings', () => {
    const [back] = read(toFile([{ ...saved, name: '  a \n b ', variables: '{"password":"x","n":1}', at: 'never' }]))
    expect(back).toMatchObject({ name: 'a b', at: NOW.toISOString() })
    expect(back?.variables).not.toContain('password')
  })
})
