import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './markdown.ts'

/** What package-lock.json says of a package. */
interface Entry {
  readonly version: string
  readonly integrity?: string
  readonly license?: string
  readonly link?: true
  readonly dev?: true
}

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, Entry> }
const entries = Object.entries(lock.packages)
  .filter(([place, { link }]) => place !== '' && !link)
  .map(([place, entry]) => ({
    ...entry,
    name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
  }))

describe('the lock file', () => {
  it('has a checksum of every package that the registry describes', () => {
    const unverified = entries.filter(({ integrity }) => !integrity).map(({ name, version }) => `${name}@${version}`)
    // The registry that the lock file is made with has this encoder for Linux on x64 alone; the first install on another
    // platform is not compared with anything.
    expect(unverified.filter((name) => !/^@napi-rs\/webcodecs-[^/]+@1\.3\.1$/.test(name))).toEqual([])
    expect(unverified).not.toContain('@napi-rs/webcodecs-linux-x64-gnu@1.3.1')
    expect(unverified).not.toContain('@napi-rs/webcodecs-linux-x64-musl@1.3.1')
  })

  it('names no host that packages come from', () => {
    expect(entries.filter((entry) => 'resolved' in entry && /^https?:/.test(String(entry.resolved)))).toEqual([])
  })
})

describe('NOTICE', () => {
  /** Licences that ask only for their text to be kept. */
  const PERMISSIVE = /^(MIT(-0)?|ISC|0?BSD(-[23]-Clause)?|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|PSF-2\.0|Unlicense)$/
  const NOTICE = readFileSync(join(ROOT, 'NOTICE'), 'utf8')

  /** Whether all that applies, or one of what may be chosen, is permissive. */
  function isPermissive(license: string): boolean {
    const bare = license.replace(/^\(|\)$/g, '')
    return bare.split(/ and /i).every((part) => part.split(' OR ').some((choice) => PERMISSIVE.test(choice)))
  }

  /** Whether NOTICE has a package, or the start of its name with a dash and a star, or the package whose build it is. */
  function names(name: string): boolean {
    const parts = name.split('-')
    const starts = parts.map((_, index) => parts.slice(0, index + 1).join('-'))
    return starts.some((start) => new RegExp(`(^|[\\s(])${start}(-\\*)?[\\s,.:;)]`, 'm').test(NOTICE))
  }

  it('names every package of production whose licence asks for more than keeping its text', () => {
    const asking = entries.filter(({ dev, license }) => !dev && license && !isPermissive(license))
    expect(asking.length).toBeGreaterThan(20)
    expect([...new Set(asking.filter(({ name }) => !names(name)).map(({ name }) => name))]).toEqual([])
  })
})
