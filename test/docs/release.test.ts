import { describe, expect, it } from 'vitest'
import { readPage } from './markdown.ts'

const CHANGELOG = readPage('CHANGELOG.md')
const { version } = JSON.parse(readPage('package.json')) as { readonly version: string }

/** The parts of the changelog, newest first: the heading of each, and its text. */
const PARTS = CHANGELOG.split(/^## /m)
  .slice(1)
  .map((part) => ({ heading: part.slice(0, part.indexOf('\n')), text: part.slice(part.indexOf('\n')) }))
const RELEASES = PARTS.slice(1).map(({ heading }) => /^(\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2})$/.exec(heading))

/** A version, so that versions can be compared as texts. */
const sortable = (name: string): string => name.replace(/\d+/g, (digits) => digits.padStart(6, '0'))

describe('the changelog', () => {
  it('begins with what is not released yet; releases follow, newest first, each with its day', () => {
    expect(PARTS[0]?.heading).toBe('Unreleased')
    const versions = RELEASES.map((release) => release?.[1] ?? 'no version and day')
    const sorted = [...versions].sort((one, other) => (sortable(one) < sortable(other) ? 1 : -1))
    expect(versions).toEqual(sorted)
    expect(versions).not.toContain('no version and day')
  })

  it('has its newest release in package.json, its lock and the chart', () => {
    expect(RELEASES[0]?.[1]).toBe(version)
    expect(JSON.parse(readPage('package-lock.json'))).toMatchObject({ version, packages: { '': { version } } })
    const chart = readPage('deploy/helm/tollgraph/Chart.yaml')
    expect(chart).toMatch(new RegExp(`^appVersion: "?${version}"?$`, 'm'))
    expect(readPage('deploy/helm/tollgraph/values.yaml')).toMatch(new RegExp(`^ +tag: "?${version}"?$`, 'm'))
  })

  it('sorts changes by kind, as Keep a Changelog does', () => {
    const kinds = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']
    for (const { heading, text } of PARTS) {
      const used = [...text.matchAll(/^### (.*)$/gm)].map(([, kind = '']) => kind)
      expect(used, heading).toEqual(kinds.filter((kind) => used.includes(kind)))
    }
  })
})
