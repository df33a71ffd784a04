import sanitize from 'sanitize-html'
import { isTooDeep } from './htmlDepth.ts'

/** A message's inline images by Content-ID, as `data:` URLs. */
export type InlineImages = ReadonlyMap<string, string>

/** Most characters of HTML that is sanitized; larger HTML is not shown. */
const MAX_SAFE_HTML = 1_048_576
/** Nesting limit of the kept elements. */
const MAX_KEPT_DEPTH = 100

const TAGS =
  `a abbr address article aside b bdi bdo blockquote br caption center cite code col colgroup dd del details dfn
  div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s samp
  section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr`.split(/\s+/)

const COLOR = /^(#[0-9a-f]{3,8}|[a-z]{3,30}|rgba?\([\d\s.,%]{1,40}\)|hsla?\([\d\s.,%deg]{1,40}\))$/i
const LENGTHS =
  /^([\d.]{1,8}(px|pt|em|rem|ex|ch|%|in|cm|mm)?|auto|0)(\s+([\d.]{1,8}(px|pt|em|rem|ex|ch|%|in|cm|mm)?|auto)){0,3}$/i
const WORDS = /^[a-z0-9 -]{1,40}$/i
const FONTS = /^[\w\s'",-]{1,200}$/
const BORDER = /^[\w\s#.%(),-]{1,80}$/

/** Styles that can neither fetch anything nor overlay content outside the message. */
const STYLES: Record<string, RegExp[]> = {
  color: [COLOR],
  'background-color': [COLOR],
  ...Object.fromEntries(
    [
      'font-size',
      'line-height',
      'letter-spacing',
      'width',
      'height',
      'max-width',
      'min-width',
      'border-spacing',
      'border-radius',
    ]
      .concat(['padding', 'margin'].flatMap((name) => [name, ...sides(name)]))
      .map((name) => [name, [LENGTHS]]),
  ),
  ...Object.fromEntries(
    ['font-style', 'font-weight', 'text-align', 'text-decoration', 'text-transform', 'vertical-align', 'white-space']
      .concat(['display', 'float', 'clear', 'border-collapse', 'list-style-type', 'direction'])
      .map((name) => [name, [WORDS]]),
  ),
  ...Object.fromEntries(['border', ...sides('border')].map((name) => [name, [withoutUrls(BORDER)]])),
  'font-family': [FONTS],
}

/**
 * Sanitizes a message's HTML: removes scripts, forms, styles that fetch, remote images and other active content. Links
 * stay and open in a new tab. Null for HTML that is too large or too deeply nested.
 */
export function makeSafe(html: string, images: InlineImages): string | null {
  if (html.length > MAX_SAFE_HTML || isTooDeep(html)) return null
  return sanitize(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      '*': ['style', 'title', 'dir', 'lang', 'align', 'valign', 'bgcolor', 'color'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      table: ['width', 'height', 'border', 'cellpadding', 'cellspacing'],
      td: ['width', 'height', 'colspan', 'rowspan'],
      th: ['width', 'height', 'colspan', 'rowspan', 'scope'],
      col: ['span', 'width'],
      colgroup: ['span', 'width'],
      ol: ['start', 'type', 'reversed'],
      font: ['size', 'face'],
      time: ['datetime'],
    },
    allowedStyles: { '*': STYLES },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['data'] },
    allowProtocolRelative: false,
    nestingLimit: MAX_KEPT_DEPTH,
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
      img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(attribs, images) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
}

type Attributes = Record<string, string>

/** Links open in a new tab and send no referrer. */
function linkAttributes({ target: _, rel: __, ...attribs }: Attributes): Attributes {
  return { ...attribs, target: '_blank', rel: 'noopener noreferrer nofollow' }
}

/** Shows only the message's own images: a remote image reveals to its sender that the message was read. */
function imageAttributes({ src = '', ...attribs }: Attributes, images: InlineImages): Attributes {
  const contentId = /^cid:(.+)$/i.exec(src.trim())?.[1]
  const data = contentId === undefined ? undefined : images.get(decoded(contentId))
  return data === undefined ? attribs : { ...attribs, src: data }
}

/** A Content-ID is percent-encoded in a URL (RFC 2392). */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function sides(name: string): string[] {
  return ['top', 'right', 'bottom', 'left'].map((side) => `${name}-${side}`)
}

function withoutUrls(pattern: RegExp): RegExp {
  return new RegExp(`^(?!.*(url|image|expression)\\s*\\()${pattern.source.slice(1)}`, 'i')
}
