import { isList, isRecord, type Json } from '../json.ts'

/** A picture in an answer. */
export interface Picture {
  /** Its path in the response: `flight.map`. */
  readonly path: string
  readonly source:
    | { readonly kind: 'bytes'; readonly type: string; readonly base64: string }
    /** Of this origin, so the page may show it. */
    | { readonly kind: 'own'; readonly url: string }
    /** A picture or video stored by the router: fetched from this origin, whichever host its URL names. */
    | { readonly kind: 'media'; readonly url: string }
    /** Of another origin, so the page only links to it. */
    | { readonly kind: 'stranger'; readonly url: string }
}

/** Maximum number of pictures. */
const MOST_PICTURES = 60

/** Base64 prefixes of picture formats. */
const BEGINNINGS: readonly (readonly [string, string])[] = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
]

/** Minimum length of a base64 picture. */
const LEAST_CHARACTERS = 60

const DATA_URL = /^data:(image\/(?:png|jpeg|gif|webp));base64,/

const PICTURE_PATH = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i

/** Path of media at the gateway, with the ticket. */
const MEDIA_PATH = /\/media\/([\w-]+\.[\w-]{22})$/

/** The pictures in a response: base64, `data:` URLs, and picture URLs. `gateway` is its base URL, with a trailing slash. */
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
