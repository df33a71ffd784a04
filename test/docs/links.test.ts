import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PAGES, prose, ROOT, readPage } from './markdown.ts'

/** The links of a page that lead to files of the repository. */
function relativeLinks(page: string): string[] {
  const links = [...prose(readPage(page)).matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '')
  return links.filter((link) => !/^[a-z]+:/.test(link))
}

/** The anchors that a page's headings make. */
function anchors(page: string): string[] {
  const headings = prose(readPage(page)).match(/^#+ .*$/gm) ?? []
  return headings.map((heading) =>
    heading
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function isBroken(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path ? join(dirname(page), path) : page
  if (!existsSync(join(ROOT, target))) return true
  return anchor !== undefined && !anchors(target).includes(anchor)
}

/** Pages at the root that are not among the guides. */
const ROOT_PAGES = ['CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md']

describe('links', () => {
  it.each([...PAGES, ...ROOT_PAGES])('of %s lead somewhere', (page) => {
    expect(relativeLinks(page).filter((link) => isBroken(page, link))).toEqual([])
  })

  it('lead from the README to every page', () => {
    const reached = relativeLinks('README.md').map((link) => link.split('#')[0])
    expect(PAGES.filter((page) => page !== 'README.md' && !reached.includes(page))).toEqual([])
  })
})
