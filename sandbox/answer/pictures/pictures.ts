import { isList, isRecord, type Json } from '../json.ts'

/** A picture in an answer. */
export interface Picture {
  /** Where it stands: `flight.map`. */
  readonly path: string
  readonly source:
    | { readonly kind: 'bytes'; readonly type: string; readonly base64: string }
    /** Of this very origin, which the page may show. */
    | { readonly kind: 'own'; readonly url: string }
    /** A picture or a video that the router keeps for a while: asked for at this very origin, whatever name it was told by. */
    | { readonly kind: 'media'; readonly url: string }
    /** Of somebody else, which the page only links to. */
    | { readonly kind: 'stranger'; readonly url: string }
}

/** How many pictures are looked for. */
const MOST_PICTURES = 60

/** How the base64 of pictures begins. */
const BEGINNINGS: readonly (readonly [string, string])[] = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
]

/** A text this short is no picture, whatever it begins with. */
const LEAST_CHARACTERS = 60

const DATA_URL = /^data:(image\/(?:png|jpeg|gif|webp));base64,/

const PICTURE_PATH = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i

/** Where the gateway shows media, with the ticket for one of them. */
const MEDIA_PATH = /\/media\/([\w-]+\.[\w-]{22})$/

/** The pictures in an answer: base64, `data:` URLs, and URLs of pictures. `gateway` is its base URL, with a slash at the end. */
export function picturesOf(content: Json, gateway: string): readonly Picture[] {
  const pictures: Picture[] = []
  walk(content, '')
  return pictures

  function walk(value: Json, path: string): void {
    if (pictures.length >= MOST_PICTURES) return
    if (typeof value === 'string') {
      const source = sourceOf(value, gateway)
      if (source) pictures.push({ path: path || 'answer', source })
    } else if (isList(value)) {
      for (const [index, item] of value.entries()) walk(item, `${path}[${index}]`)
    } else if (isRecord(value)) {
      for (const [key, member] of Object.entries(value)) walk(member, path ? `${path}.${key}` : key)
    }
  }
}

function sourceOf(text: string, gateway: string): Picture['source'] | null {
  const data = DATA_URL.exec(text)
  if (data) return { kind: 'bytes', type: data[1]!, base64: text.slice(data[0].length) }
  if (text.length >= LEAST_CHARACTERS && /^[A-Za-z0-9+/]{40}/.test(text)) {
    const known = BEGINNINGS.find(([beginning]) => text.startsWith(beginning))
    if (known) return { kind: 'bytes', type: known[1], base64: text }
  }
  return urlSourceOf(text, gateway)
}

function urlSourceOf(text: string, gateway: string): Picture['source'] | null {
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  const ticket = MEDIA_PATH.exec(url.pathname)?.[1]
  if (ticket) return { kind: 'media', url: new URL(`media/${ticket}`, gateway).href }
  if (!PICTURE_PATH.test(url.pathname)) return null
  return { kind: url.origin === new URL(gateway).origin ? 'own' : 'stranger', url: url.href }
}
