import type { GivenFile } from './order.ts'

/** Encodes a given file for a JSON body. */
export function dataUrl({ body, contentType }: Pick<GivenFile, 'body' | 'contentType'>): string {
  return `data:${contentType};base64,${body.toString('base64')}`
}

/** Converts a given file for a form. */
export function blobOf({ body, contentType }: Pick<GivenFile, 'body' | 'contentType'>): Blob {
  return new Blob([new Uint8Array(body)], { type: contentType })
}

/** File name for a content type. */
export function fileName(stem: string, contentType: string): string {
  return `${stem}.${contentType.replace(/^.*\//, '').replace('jpeg', 'jpg')}`
}

/** The members that are set. */
export function present<Value>(members: Readonly<Record<string, Value | null | undefined>>): Record<string, Value> {
  const given = Object.entries(members).filter(
    (entry): entry is [string, Value] => entry[1] !== null && entry[1] !== undefined,
  )
  return Object.fromEntries(given)
}
