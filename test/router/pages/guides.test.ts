import { readdir } from 'node:fs/promises'
import { parse, validate } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { FIRST_QUERY } from '../../../router/pages/first/gateway.ts'
import { GUIDE_NAMES } from '../../../router/pages/guides/contents.ts'
import { openPages, type PagePlace, type Pages } from '../../../router/pages/index.ts'
import { loadCatalogue } from '../../../schema/catalogue.ts'

const GATEWAY: PagePlace = { service: 'gateway', baseUrl: 'http://localhost', origin: 'http://localhost' }

let pages: Pages
beforeAll(async () => {
  pages = await openPages({ cacheDirs: [] })
})

async function textOf(path: string, query?: Record<string, string>): Promise<string> {
  const place = query ? { ...GATEWAY, query: new URLSearchParams(query) } : GATEWAY
  const answer = await pages.answer(path, place)
  expect(answer?.status, path).toBe(200)
  return answer?.body.toString() ?? ''
}

describe('the guides', () => {
  it('are all files in docs/, and the README', async () => {
    const files = (await readdir(new URL('../../../docs', import.meta.url))).filter((name) => name.endsWith('.md'))
    expect([...GUIDE_NAMES].sort()).toEqual([...files.map((name) => name.replace('.md', '')), 'start'].sort())
  })

  it('lead to pages, headings and pictures that exist', async () => {
    const texts = new Map(
      await Promise.all(GUIDE_NAMES.map(async (name) => [name, await textOf(`/guides/${name}`)] as const)),
    )
    const missing: string[] = []
    for (const [name, text] of texts) {
      const article = text.slice(text.indexOf('<article>'))
      for (const [, url = ''] of article.matchAll(/(?:href|src)="([^"]+)"/g)) {
        if (/^(https?:|mailto:)/.test(url)) continue
        const [path = '', anchor] = url.split('#')
        if (path.startsWith('images/')) {
          if (!(await pages.answer(`/guides/${path}`, GATEWAY))) missing.push(`${name}: ${url}`)
          continue
        }
        const target = texts.get(path === '' ? name : path)
        if (!target || (anchor !== undefined && !target.includes(`id="${anchor}"`))) missing.push(`${name}: ${url}`)
      }
    }
    expect(missing).toEqual([])
  })

  it('are found by words, their headings first, with links to the sections', async () => {
    const text = await textOf('/guides', { q: 'duplicate WINDOW' })
    expect(text).toMatch(/href="http:\/\/localhost\/guides\/[a-z-]+(#[a-z-]+)?"/)
    expect(await textOf('/guides', { q: 'no-such-word-anywhere' })).toContain('Nothing found')
    expect(await textOf('/guides', { q: '"><script>' })).not.toContain('"><script>')
  })

  it('show drawings and screenshots, each as its type', async () => {
    for (const [name, type] of [
      ['payment.svg', 'image/svg+xml'],
      ['sandbox.png', 'image/png'],
    ]) {
      const answer = await pages.answer(`/guides/images/${name}`, GATEWAY)
      expect(answer?.headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' })
    }
  })

  it('are at the gateway alone, and no other file is served', async () => {
    expect(pages.answer('/guides', { ...GATEWAY, service: 'domains' })).toBeNull()
    for (const path of ['/guides/nothing', '/guides/images/../../package.json', '/guides/images/none.png'])
      expect(await pages.answer(path, GATEWAY)).toBeNull()
  })
})

it('the query of the first page is valid in the graph', () => {
  expect(validate(loadCatalogue().schema, parse(FIRST_QUERY))).toEqual([])
})
