import { describe, expect, test } from 'vitest'
import { isServerOf, linuxFacts } from '../../../prisma/embedded/postmaster.ts'

const CLUSTER = '/data/postgres'

const stat = (name: string, state: string) => `4711 (${name}) ${state} 1 4711 4711 0 -1 4194560`

const commandLine = (...args: string[]) => args.map((argument) => `${argument}\0`).join('')

describe('a process is the server of a cluster', () => {
  test('when Postgres runs there on that folder', () => {
    const facts = linuxFacts(stat('postgres', 'S'), commandLine('/usr/bin/postgres', '-D', CLUSTER))
    expect(isServerOf(facts, CLUSTER)).toBe(true)
    expect(isServerOf(facts, '/data/other')).toBe(false)
  })

  test('until its end is complete, and not only its memory gone', () => {
    expect(isServerOf(linuxFacts(stat('postgres', 'R'), ''), CLUSTER)).toBe(true)
    expect(isServerOf(linuxFacts(stat('node', 'R'), ''), CLUSTER)).toBe(false)
    expect(isServerOf(linuxFacts(stat('postgres', 'Z'), ''), CLUSTER)).toBe(false)
    expect(isServerOf(linuxFacts(stat('postgres', 'X'), ''), CLUSTER)).toBe(false)
  })

  test('and no other program, whatever its name holds', () => {
    const edited = linuxFacts(stat('vi) Z (postgres', 'S'), commandLine('/usr/bin/vi', CLUSTER))
    expect(edited).toEqual({ zombie: false, name: 'vi) Z (postgres', command: ['/usr/bin/vi', CLUSTER] })
    expect(isServerOf(edited, CLUSTER)).toBe(false)
  })
})
