import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenRules } from '../../schema/ownRules.ts'
import { placedElements, withPlaces } from '../../schema/places.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tollgraph-rules-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What is wrong with an SDL, with the line and without the file. */
function wrongWith(sdl: string): string[] {
  return brokenRules(elementsOf(sdl)).map((line) => line.replace(/^.*schema\.graphql:/, ''))
}

function elementsOf(sdl: string) {
  writeFileSync(join(folder, 'schema.graphql'), sdl)
  return placedElements(pathToFileURL(join(folder, 'schema')))
}

describe('composition of the services refuses', () => {
  it.each([
    ['a type', 'type A {\n  "B."\n  b: Int\n}', '1: A has no description'],
    ['a field', '"A."\ntype A {\n  b: Int\n}', '3: A.b has no description'],
    ['an argument', '"A."\ntype A {\n  "B."\n  b(c: Int): Int\n}', '4: A.b(c) has no description'],
    ['an enum value', '"A."\nenum A {\n  B\n}', '3: A.B has no description'],
    ['an input field', '"A."\ninput A {\n  b: Int\n}', '3: A.b has no description'],
  ])('%s without a description', (_, sdl, problem) => {
    expect(wrongWith(sdl)).toEqual([expect.stringContaining(problem)])
  })

  it('an id of a type that is no node', () => {
    const sdl = '"A."\ntype A {\n  "Its number."\n  id: ID!\n}'
    expect(wrongWith(sdl)).toEqual([expect.stringMatching(/^3: A\.id identifies nothing/)])
  })

  it('an enum value that is not in upper case', () => {
    const sdl = (value: string) => `"A."\nenum A {\n  "B."\n  ${value}\n}`
    expect(wrongWith(sdl('in_work'))).toEqual([
      '3: A.in_work is not in upper case: write `IN_WORK`, with `@wire(name: "in_work")` if paths have that word',
    ])
    expect(wrongWith(sdl('Done'))).toEqual([expect.stringMatching(/^3: A\.Done is not in upper case/)])
    expect(wrongWith(sdl('IN_WORK @wire(name: "in_work")'))).toEqual([])
    expect(wrongWith(sdl('MB_10 @wire(name: "10mb")'))).toEqual([])
  })

  it('a deprecation without a day', () => {
    const sdl = (reason: string) => `"A."\ntype A {\n  "B."\n  b: Int @deprecated(reason: "${reason}")\n}`
    expect(wrongWith(sdl('Use c'))).toEqual([expect.stringMatching(/^3: A\.b is deprecated until no day/)])
    expect(wrongWith(sdl('Use c. May be gone from 2027-06-01 on.'))).toEqual([])
  })
})

describe('composition of the services accepts', () => {
  it('what another service describes', () => {
    const described = elementsOf('"A."\ntype A {\n  "B."\n  b: Int\n}')
    expect(brokenRules([...elementsOf('type A {\n  b: Int\n}'), ...described])).toEqual([])
  })

  it('ids of nodes, connections and their arguments, which mean the same everywhere', () => {
    const sdl = `"A."
      type A implements Node { id: ID! "Its list." list(first: Int! = 20, after: String): AConnection }
      "A page."
      type AConnection { nodes: [A!]! pageInfo: PageInfo! }`
    expect(wrongWith(sdl)).toEqual([])
  })
})

it('problems begin with the file and line of their element', () => {
  const elements = elementsOf('type A {\n  b(c: Int): Int\n}')
  const [field, argument, other] = withPlaces(
    ['A.b: must be nullable', '[X] A.b(c:) is odd', 'Nothing: is here'],
    elements,
  )
  expect(field).toMatch(/schema\.graphql:2: A\.b: must be nullable$/)
  expect(argument).toMatch(/schema\.graphql:2: \[X\] A\.b\(c:\) is odd$/)
  expect(other).toBe('Nothing: is here')
})
