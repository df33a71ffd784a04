import type { Logger } from 'pino'
import { OutboundFailed } from '../../../kit/net/outbound/errors.ts'
import type { Outbound } from '../../../kit/net/outbound/outbound.ts'
import type { Browser } from '../browser/browser.ts'
import { textOf } from './decode.ts'
import type { Extract } from './extract.ts'

/** Whether to run a page's scripts: always, only if it has little text without them, or never. */
export type Rendering = 'ALWAYS' | 'NEEDED' | 'NEVER'

/** A read page. */
export interface ReadPage extends Extract {
  /** Final URL. */
  readonly url: string
  readonly statusCode: number
  /** The page's source, from its server or from the browser. */
  readonly source: string
  readonly rendered: boolean
  /** Milliseconds spent in the browser. */
  readonly browserMs: number
}

export interface ReadWish {
  readonly rendering: Rendering
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

/** Reads web pages. Throws OutboundRefused and OutboundFailed. */
export type PageReader = (url: string, wish: ReadWish) => Promise<ReadPage>

/** Maximum page size, in bytes. */
const MAX_BYTES = 3_000_000
const HTML = ['text/html', 'application/xhtml+xml', '']
const TEXT = /^(text\/|application\/(json|xml|ld\+json|rss\+xml|atom\+xml|yaml)$)/
/** A page with scripts and less text than this is rendered in the browser. Characters. */
const LITTLE = 250
/** Minimum time left for starting the browser. Milliseconds. */
const LEAST_RENDERING_MS = 500

/** Creates the reader; without a browser no scripts are run. */
export function pageReader(outbound: Outbound, browser: Browser | null, log: Logger): PageReader {
  return async (url, { rendering, timeoutMs, signal }) => {
    const begun = performance.now()
    const answer = await outbound.fetch(url, {
      maxBytes: MAX_BYTES,
      timeoutMs,
      accept: 'text/html,application/xhtml+xml;q=0.9,text/*;q=0.8,*/*;q=0.1',
      ...(signal ? { signal } : {}),
    })
    const { contentType, status: statusCode } = answer
    const found = { url: answer.url, statusCode, rendered: false, browserMs: 0 }
    const source = textOf(answer)
    if (!HTML.includes(contentType)) {
      if (TEXT.test(contentType)) return { ...(await loadExtract()).extractText(source), ...found, source }
      throw new OutboundFailed('PROTOCOL', `It is ${contentType}, which is no page of text`)
    }
    const plain = await readHtml(source, answer.url, answer.headers['x-robots-tag'])
    const leftMs = Math.floor(timeoutMs - (performance.now() - begun))
    const isWorthIt = rendering === 'ALWAYS' || (rendering === 'NEEDED' && saysLittle(plain, source))
    if (!browser || !isWorthIt || leftMs < LEAST_RENDERING_MS) return { ...plain, ...found, source }
    const shown = await browser
      .render(answer.url, { timeoutMs: leftMs, ...(signal ? { signal } : {}) })
      // Fall back to the server's response.
      .catch((err: unknown) => {
        if (!(err instanceof OutboundFailed)) throw err
        log.info({ err, url: answer.url }, 'A page was read without its scripts')
        return null
      })
    if (!shown) return { ...plain, ...found, source }
    return {
      ...(await readHtml(shown.html, shown.url, answer.headers['x-robots-tag'])),
      ...found,
      url: shown.url,
      source: shown.html,
      rendered: true,
      browserMs: shown.tookMs,
    }
  }
}

/** Loaded with the first page, because its parsers are large. */
const loadExtract = () => import('./extract.ts')

async function readHtml(html: string, url: string, robotsTag = ''): Promise<Extract> {
  const read = (await loadExtract()).extract(html, url)
  return { ...read, isListed: read.isListed && !/\b(noindex|none)\b/i.test(robotsTag) }
}

function saysLittle({ markdown }: Extract, source: string): boolean {
  return markdown.length < LITTLE && /<script[\s>]/i.test(source)
}
