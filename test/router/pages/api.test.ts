import { parse, validate } from 'graphql'
import { Marked } from 'marked'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPages, type PagePlace, type Pages } from '../../../router/pages/index.ts'
import { type Catalogue, loadCatalogue } from '../../../schema/catalogue.ts'

const ORIGIN = 'http://localhost'
const GATEWAY: PagePlace = { service: 'gateway', baseUrl: ORIGIN, origin: ORIGIN }
const DOMAINS: PagePlace = { service: 'domains', baseUrl: `${ORIGIN}/domains`, origin: ORIGIN }

let catalogue: Catalogue
let pages: Pages
beforeAll(async () => {
  catalogue = loadCatalogue()
  pages = await openPages({ cacheDirs: [], api: () => ({ catalogue, network: 'eip155:84532' }) })
})

async function textOf(path: string, place = GATEWAY): Promise<string> {
  const answer = await pages.answer(path, place)
  expect(answer?.status, path).toBe(200)
  return answer?.body.toString() ?? ''
}

const documented = () => catalogue.endpoints.filter(({ access }) => access !== 'secret')

describe('the list of documented paths', () => {
  it('has each of them once, with a link to its page', async () => {
    const text = await textOf('/docs')
    const links = [...text.matchAll(/href="http:\/\/localhost\/docs\/(\w+)\/(\w+)"/g)].map(([, ...names]) => names)
    expect(links.toSorted()).toEqual(
      documented()
        .map(({ service, name }) => [service, name])
        .toSorted(),
    )
    expect(text).toContain(`${documented().length} paths`)
  })

  it.each([
    ['/docs/domains', GATEWAY],
    ['/docs', DOMAINS],
  ] as const)('at %s of a base URL has those of the service alone', async (path, place) => {
    const text = await textOf(path, place)
    expect(text).toContain('<title>Tollgraph Domains · Tollgraph</title>')
    expect(text).toContain('POST /domains/api/check')
    expect(text).toContain('0.00 to 0.10 USD')
    expect(text).not.toContain('/docs/travel/')
    expect(text).toContain('href="http://localhost/domains/openapi.json"')
  })

  it('is searched by all words, wherever they are, and says so when nothing has them', async () => {
    const search = (q: string) => textOf('/docs', { ...GATEWAY, query: new URLSearchParams({ q }) })
    const found = await search('RENEW domain')
    expect(found).toContain('/docs/domains/RenewDomain')
    expect(found).not.toContain('/docs/domains/CheckDomain')
    expect(await search('<b>')).toContain('No path has all of these words')
    expect(await search('<b>')).not.toContain('<b>')
  })
})

describe('the page of a path', () => {
  it('is there for each, as Markdown too, with a sample in each language', async () => {
    for (const { access, service, name, summary } of documented()) {
      const text = await textOf(`/docs/${service}/${name}.md`)
      expect(text, name).toContain(summary.slice(0, 20))
      const languages = ['curl', 'TypeScript', ...(access === 'siwx' ? [] : ['Python']), 'GraphQL', 'MCP']
      expect([...text.matchAll(/^### (.*)$/gm)].map(([, title]) => title)).toEqual(languages)
    }
  })

  it('has code that is well-formed', async () => {
    const wrong: string[] = []
    for (const { service, name } of documented()) {
      for (const { language, code } of blocksOf(await textOf(`/docs/${service}/${name}.md`))) {
        if (language === 'ts') {
          const { diagnostics = [] } = ts.transpileModule(code, { reportDiagnostics: true })
          if (diagnostics.length > 0) wrong.push(`${name}: ${code}`)
        }
        if (language === 'json') JSON.parse(code)
        if (language === 'graphql') wrong.push(...validate(catalogue.schema, parse(code)).map(({ message }) => message))
      }
    }
    expect(wrong).toEqual([])
  })

  it('shows request, answer, price, and what the example needs', async () => {
    const text = await textOf('/docs/domains/RenewDomain')
    expect(text).toContain('<code>POST /domains/api/domain/renew</code>')
    expect(text).toContain('0.00 to 1500.00 USD')
    expect(text).toContain('1 to 10; <code>1</code> if left out')
    expect(text).toContain('<code>domain</code> in the answer of <code>POST /domains/api/register</code>')
    expect(text).toContain('<code>newExpiresAt</code>')
    expect(text).toContain('href="http://localhost/sandbox?view=rest&amp;path=domains%2FRenewDomain"')
    expect(text).not.toMatch(/<script|<style|style="/)
  })

  it('has the members inside of lists and objects', async () => {
    const text = await textOf('/docs/travel/SearchTransfers.md')
    expect(text).toMatch(/`stopOvers\[\]\.duration`/)
    expect(text).toMatch(/`data\[\]\.quotation\.monetaryAmount`/)
  })

  it('may load and call nothing but its own origin', async () => {
    const { headers } = (await pages.answer('/docs/domains/RenewDomain', GATEWAY)) ?? expect.fail()
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
    expect(headers['cache-control']).toBe('no-cache')
  })

  it.each([
    ['/docs/domains/Nothing', GATEWAY],
    ['/docs/nothing', GATEWAY],
    ['/docs/domains/RenewDomain/more', GATEWAY],
    ['/docs/RenewDomain', DOMAINS],
  ] as const)('is not there at %s', async (path, place) => {
    expect(await pages.answer(path, place)).toBeNull()
  })

  it('is not there for a scheduled job', async () => {
    const secret = catalogue.endpoints.find(({ access }) => access === 'secret') ?? expect.fail('No scheduled job')
    expect(await pages.answer(`/docs/${secret.service}/${secret.name}`, GATEWAY)).toBeNull()
  })
})

function blocksOf(markdown: string): { language: string; code: string }[] {
  return new Marked()
    .lexer(markdown)
    .flatMap((token) => (token.type === 'code' ? [{ language: token.lang, code: token.text }] : []))
}
