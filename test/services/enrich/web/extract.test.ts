import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageOf } from '../../../../subgraphs/enrich/web/corpus/page.ts'
import { isPublic, isStorable } from '../../../../subgraphs/enrich/web/corpus/publicity.ts'
import { bestPassages } from '../../../../subgraphs/enrich/web/corpus/sentences.ts'
import { globsOf } from '../../../../subgraphs/enrich/web/crawl/glob.ts'
import { scopeOf } from '../../../../subgraphs/enrich/web/crawl/scope.ts'
import { textOf } from '../../../../subgraphs/enrich/web/reading/decode.ts'
import { extract, extractText } from '../../../../subgraphs/enrich/web/reading/extract.ts'
import type { ReadPage } from '../../../../subgraphs/enrich/web/reading/readPage.ts'

const PARAGRAPH =
  'The lighthouse was built of granite, by hand, in nineteen years. It has guided ships since, in all weather.'
const PAGE = `<!doctype html><html><head>
  <title>Lighthouses &amp; ships</title>
  <meta name="description" content="How lighthouses were built.">
  <meta property="og:type" content="article">
  <meta property="article:published_time" content="2024-05-06T07:08:09Z">
  <meta name="author" content="Ada Keeper">
  <link rel="canonical" href="/stories/lighthouses">
  <link rel="shortcut icon" href="/icon.png">
  <script type="application/ld+json">{"@type":"NewsArticle","headline":"Lighthouses"}</script>
</head><body>
  <nav><a href="/">Home</a> <a href="/about#team">About</a> <a href="mailto:a@b.c">Mail</a></nav>
  <article><h1>Lighthouses</h1>${`<p>${PARAGRAPH}</p>`.repeat(6)}
    <table><tr><th>Name</th><th>Metres</th></tr><tr><td>Tall | one</td><td>83</td></tr></table>
    <p><img src="a.png"><img src="data:image/png;base64,AAAA"><a href="more.html">More</a></p></article>
  <script>document.title = 'never'</script></body></html>`

describe('a page', () => {
  const read = extract(PAGE, 'https://example.com/stories/x?utm=1')

  it('is told with what it says of itself', () => {
    expect(read).toMatchObject({
      title: 'Lighthouses & ships',
      description: 'How lighthouses were built.',
      author: 'Ada Keeper',
      publishedAt: new Date('2024-05-06T07:08:09Z'),
      canonical: 'https://example.com/stories/lighthouses',
      favicon: 'https://example.com/icon.png',
      category: 'news',
      isListed: true,
    })
  })

  it('is Markdown of its article, with tables, without navigation and scripts', () => {
    expect(read.markdown).toContain(PARAGRAPH)
    expect(read.markdown).toContain('| Name | Metres |\n| --- | --- |\n| Tall \\| one | 83 |')
    expect(read.markdown).toContain('[More](https://example.com/stories/more.html)')
    expect(read.markdown).not.toMatch(/Home|never|base64/)
  })

  it('has absolute links, each once and without fragments', () => {
    expect(read.links.map(({ url }) => url)).toEqual([
      'https://example.com/',
      'https://example.com/about',
      'https://example.com/stories/more.html',
    ])
    expect(read.images).toEqual(['https://example.com/stories/a.png'])
  })

  it('that is a list of words is read whole', () => {
    expect(extract('<p>Opening <b>hours</b>: 9 to 5</p>', 'https://example.com/').markdown).toBe(
      'Opening **hours**: 9 to 5',
    )
  })

  it('that is nested without end is read as text, in little time', () => {
    const begun = performance.now()
    const deep = extract(`${'<div>'.repeat(50_000)}deep down`, 'https://example.com/')
    expect(deep.markdown).toBe('deep down')
    expect(performance.now() - begun).toBeLessThan(3_000)
  })

  it.each(['', '<', '<html>', '<!--', '\0', '<svg><script>', `<a href="${'x'.repeat(100)}`])('may be %j', (html) => {
    expect(() => extract(html, 'https://example.com/')).not.toThrow()
  })

  it('is read in its own encoding', () => {
    const latin = Buffer.from('<meta charset=iso-8859-1>caf\xe9', 'latin1')
    expect(textOf({ body: latin, charset: null })).toContain('café')
    expect(textOf({ body: Buffer.from('caf\xe9', 'latin1'), charset: 'windows-1252' })).toBe('café')
    expect(textOf({ body: Buffer.from('café'), charset: 'no-such-charset' })).toBe('café')
    expect(textOf({ body: Buffer.from('\ufeffcafé'), charset: 'iso-8859-1' })).toBe('café')
  })
})

describe('what others may find', () => {
  const page = { canonical: null, isListed: true, markdown: 'words' }

  it('is pages with plain addresses, or those that they name themselves', () => {
    expect(isPublic({ ...page, url: 'https://example.com/stories/lighthouses-of-1850' })).toBe(true)
    expect(isPublic({ ...page, url: 'https://example.com/?id=7', canonical: 'https://example.com/7' })).toBe(true)
  })

  it('is nothing that may be a secret or does not want to be found', () => {
    expect(isPublic({ ...page, url: 'https://example.com/?token=abc' })).toBe(false)
    expect(isPublic({ ...page, url: 'https://example.com/d/1aB3dE5fG7hI9jK1lM3nO5' })).toBe(false)
    const front = { ...page, canonical: 'https://example.com/' }
    expect(isPublic({ ...front, url: 'https://example.com/invoice?token=abc' })).toBe(false)
    expect(isPublic({ ...front, url: 'https://example.com/?from=mail' })).toBe(true)
    expect(isPublic({ ...page, url: 'https://example.com/', isListed: false })).toBe(false)
    expect(isPublic({ ...page, url: 'https://example.com/', markdown: ' ' })).toBe(false)
  })
})

describe('a page is kept', () => {
  const read = (url: string, canonical: string | null): ReadPage => ({
    ...{ ...extractText('Words.'), url, canonical },
    ...{ statusCode: 200, source: '', rendered: false, browserMs: 0 },
  })

  it.each([
    ['https://example.com/a?from=mail#top', 'https://example.com/a', 'https://example.com/a'],
    ['https://example.com/a', 'https://example.com/b', 'https://example.com/a'],
    ['https://example.com/~eve/a', 'https://example.com/~ann/', 'https://example.com/~eve/a'],
    ['https://example.com/?id=7', 'https://example.com/7', 'https://example.com/?id=7'],
    ['https://example.com/Blog/A/', 'https://example.com/blog/a', 'https://example.com/blog/a'],
    [
      'https://example.com/blog?page=2&from=mail',
      'https://example.com/blog/?page=2',
      'https://example.com/blog/?page=2',
    ],
    ['https://example.com/p?id=1', 'https://example.com/p?id=2', 'https://example.com/p?id=1'],
    ['https://example.com/p', 'https://example.com/p?id=2', 'https://example.com/p'],
    ['https://example.com/p?id=1', 'https://example.com/p?id=1&id=1', 'https://example.com/p?id=1'],
    ['https://example.com/p?from=mail&b=2&a=1', 'https://example.com/p?a=1&b=2', 'https://example.com/p?a=1&b=2'],
    ['https://example.com/a', 'https://other.example/b', 'https://example.com/a'],
    ['https://example.com/a', 'https://example.com/', 'https://example.com/a'],
    ['https://example.com/?from=mail', 'https://example.com/', 'https://example.com/'],
    ['https://example.com/a', null, 'https://example.com/a'],
  ])('%s that names %s as %s', (url, canonical, kept) => {
    expect(pageOf(read(url, canonical), new Date()).url).toBe(kept)
  })

  it('only where the URL that it is kept under holds no secret', () => {
    const stored = (url: string, canonical: string | null) => isStorable(read(url, canonical))
    expect(stored('https://example.com/invoice', 'https://example.com/invoices')).toBe(true)
    expect(stored('https://example.com/invoice?token=abc', 'https://example.com/invoice')).toBe(true)
    expect(stored('https://example.com/invoice?token=abc', 'https://example.com/invoices')).toBe(false)
    expect(stored('https://example.com/invoice?id=1&token=abc', 'https://example.com/invoice?id=2')).toBe(false)
  })
})

describe('patterns of a crawl', () => {
  const matchesGlob = (text: string, pattern: string) => globsOf([pattern])(text)

  it.each([
    ['https://a.example/blog/*', 'https://a.example/blog/one', true],
    ['https://a.example/blog/*', 'https://a.example/blog/one/two', false],
    ['https://a.example/blog/**', 'https://a.example/blog/one/two', true],
    ['**/blog/**', 'https://a.example/blog/', true],
    ['**.pdf', 'https://a.example/a.html', false],
    ['https://a.example/', 'https://a.example/', true],
    ['', 'https://a.example/', false],
    ['https://a.example/[a-z]', 'https://a.example/b', false],
    ['**a*b', 'https://a.example/ab/a/b', false],
    ['**a*b', 'https://a.example/ab/axb', true],
    ['*/*/**z', 'a/b/c/z', true],
    ['*/*/*z', 'a/b/c/z', false],
    ['a**', 'a', true],
    ['*', '', true],
    ['a\n*', 'a\nb', true],
  ])('%s and %s: %s', (pattern, url, expected) => {
    expect(matchesGlob(url, pattern)).toBe(expected)
  })

  it('are matched in little time, however they are written', () => {
    const begun = performance.now()
    expect(matchesGlob(`https://a.example/${'a'.repeat(4_000)}`, `${'**a'.repeat(150)}b`)).toBe(false)
    expect(performance.now() - begun).toBeLessThan(2_000)
  })

  it('are matched like regular expressions', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 12 })
    const glob = fc.array(fc.constantFrom('a', 'b', '/', '*', '**'), { maxLength: 8 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, glob, (subject, pattern) => {
        const source = pattern.replaceAll('**', '\0').replaceAll('*', '[^/]*').replaceAll('\0', '.*')
        expect(matchesGlob(subject, pattern)).toBe(new RegExp(`^${source}$`).test(subject))
      }),
      { numRuns: 5_000 },
    )
  })

  it('do not hold up a process, however many there are of both', () => {
    const patterns = Array.from({ length: 20 }, (_, index) => `${'**a'.repeat(160)}${index}`)
    const scope = scopeOf(
      { includeExternalLinks: true, includeSubdomains: false, includePatterns: patterns, excludePatterns: patterns },
      ['https://a.example/'],
    )
    const begun = performance.now()
    for (let link = 0; link < 50; link++)
      expect(scope(`https://a.example/${'a'.repeat(2_000)}${link}x`)).toBe('SKIPPED')
    expect(performance.now() - begun).toBeLessThan(2_000)
  })

  it('say which pages are read', () => {
    const rules = {
      includeExternalLinks: false,
      includeSubdomains: true,
      includePatterns: [],
      excludePatterns: ['**/private/**'],
    }
    const scope = scopeOf(rules, ['https://www.a.example/'])
    expect(scope('https://a.example/x')).toBe('IN')
    expect(scope('https://docs.a.example/x')).toBe('IN')
    expect(scope('https://evila.example/x')).toBe('OUT')
    expect(scope('https://a.example/private/x')).toBe('SKIPPED')
    expect(scope('https://a.example/x.zip')).toBe('OUT')
  })
})

describe('passages', () => {
  it('are the sentences that tell most about a subject', () => {
    const text =
      'Bees make honey from nectar in summer.\n\nThe tower is eighty-three metres tall.\n\nIt rained for a week in May last year.'
    expect(bestPassages(text, 'how tall is the tower', 1)).toMatchObject([
      { text: 'The tower is eighty-three metres tall.' },
    ])
  })

  it('of many sentences take a few times as long as single ones, and are found in the midst of a text', () => {
    const sentences = Array.from({ length: 600 }, (_, day) => {
      const entries = Array.from({ length: 20 }, (_, hour) => `ship${day * 20 + hour} passed keeper${day + hour}`)
      return `Log ${entries.join(' and ')}.`
    })
    sentences[333] = 'The tower is eighty-three metres tall.'
    const text = sentences.join('\n\n')
    const took = (length: number) => {
      const begun = performance.now()
      const [best] = bestPassages(text, 'how tall is the tower', 1, length)
      expect(best?.text).toContain('eighty-three')
      return performance.now() - begun
    }
    const single = Math.min(took(1), took(1))
    expect(Math.min(took(20), took(20))).toBeLessThan(12 * single)
  })
})
