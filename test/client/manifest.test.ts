import { expect, it } from 'vitest'
import { readPage } from '../docs/markdown.ts'

interface Manifest {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
}

const own = JSON.parse(readPage('packages/client/package.json')) as Manifest
const root = JSON.parse(readPage('package.json')) as Manifest

it('the client asks for the packages that it is tested with, or newer ones that are compatible', () => {
  const tested = Object.keys(own.dependencies).map((name) => [name, `^${root.dependencies[name]}`])
  expect(own.dependencies).toEqual(Object.fromEntries(tested))
})

it('the client has the version that its page and the example name', () => {
  expect(readPage('docs/frontends.md')).toContain(`tollgraph-client-${own.version}.tgz`)
  const example = JSON.parse(readPage('examples/react-apollo/package.json')) as Manifest
  expect(example.dependencies['@tollgraph/client']).toBe(own.version)
})
