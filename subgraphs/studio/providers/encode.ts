import type { GivenFile } from './order.ts'

/** A given file in a JSON body. */
export function dataUrl({ body, contentType }: Pick<GivenFile, 'body' | 'contentType'>): string {
  return `data:${contentType};base64,${body.toString('base64')}`
}

/** A given file in a form. */
export function blobOf({ body, contentType }: Pick<GivenFile, 'body' | 'contentType'>): Blob {
  return new Blob([new Uint8Array(body)], { type: contentType })
}

/** What a file of this type is called. */
export function fileName(stem: string, contentType: string): string {
  return `${stem}.${contentType.replace(/^.*\//, '').replace('jpeg', 'jpg')}`
}

/** Members that are set. */
export function present<Value>(members: Readonly<Record<string, Value | null | undefined>>): Record<string, Value> {
  const given = Object.entries(members).filter(
    (entry): entry is [string, Value] => entry[1] !== null && entry[1] !== undefined,
  )
  return Object.fromEntries(given)
}
