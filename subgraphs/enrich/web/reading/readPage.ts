import type { Logger } from 'pino'
import { OutboundFailed } from '../../../kit/outbound/errors.ts'
import type { Outbound } from '../../../kit/outbound/outbound.ts'
import type { Browser } from '../browser/browser.ts'
import { textOf } from './decode.ts'
import { type Extract, extract, extractText } from './extract.ts'

/** Whether the scripts of a page are run: always, where it says little without them, or never. */
export type Rendering = 'ALWAYS' | 'NEEDED' | 'NEVER'

/** A page that was read. */
export interface ReadPage extends Extract {
  /** Where it was found in the end. */
  readonly url: string
  readonly statusCode: number
  /** The page as its server, or the browser, had it. */
  readonly source: string
  readonly rendered: boolean
  /** Milliseconds that the browser worked for it. */
  readonly browserMs: number
}

export interface ReadWish {
  readonly rendering: Rendering
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

/** Reads pages of the web. Throws OutboundRefused and OutboundFailed. */
export type PageReader = (url: string, wish: ReadWish) => Promise<ReadPage>

/** The largest page that is read. */
const MAX_BYTES = 3_000_000
const HTML = ['text/html', 'application/xhtml+xml', '']
const TEXT = /^(text\/|application\/(json|xml|ld\+json|rss\+xml|atom\+xml|yaml)$)/
/** A page of scripts that says less than this without them is read with them. Characters. */
const LITTLE = 250
/** What is left for the browser must be worth starting it. Milliseconds. */
const LEAST_RENDERING_MS = 500

/** Makes the reader; without a browser no scripts are run. */
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
      if (TEXT.test(contentType)) return { ...extractText(source), ...found, source }
      throw new OutboundFailed('PROTOCOL', `It is ${contentType}, which is no page of text`)
    }
    const plain = readHtml(source, answer.url, answer.headers['x-robots-tag'])
    const leftMs = Math.floor(timeoutMs - (performance.now() - begun))
    const isWorthIt = rendering === 'ALWAYS' || (rendering === 'NEEDED' && saysLittle(plain, source))
    if (!browser || !isWorthIt || leftMs < LEAST_RENDERING_MS) return { ...plain, ...found, source }
    const shown = await browser
      .render(answer.url, { timeoutMs: leftMs, ...(signal ? { signal } : {}) })
      // What the server sent is better than nothing.
      .catch((err: unknown) => {
        if (!(err instanceof OutboundFailed)) throw err
        log.info({ err, url: answer.url }, 'A page was read without its scripts')
        return null
      })
    if (!shown) return { ...plain, ...found, source }
    return {
      ...readHtml(shown.html, shown.url, answer.headers['x-robots-tag']),
      ...found,
      url: shown.url,
      source: shown.html,
      rendered: true,
      browserMs: shown.tookMs,
    }
  }
}

function readHtml(html: string, url: string, robotsTag = ''): Extract {
  const read = extract(html, url)
  return { ...read, isListed: read.isListed && !/\b(noindex|none)\b/i.test(robotsTag) }
}

function saysLittle({ markdown }: Extract, source: string): boolean {
  return markdown.length < LITTLE && /<script[\s>]/i.test(source)
}
