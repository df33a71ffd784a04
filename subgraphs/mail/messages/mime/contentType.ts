import { type Field, fieldValue } from './fields.ts'

/** RFC 2046 allows 70 characters for a boundary; some write more. */
export const MAX_BOUNDARY = 200

/** The media type of a Content-Type header, lower case, without parameters; text/plain if it has none. */
export function mediaType(contentType: string): string {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(type) ? type : 'text/plain'
}

/** The boundary of a multipart; null if the header has none. */
export function boundaryOf(contentType: string): string | null {
  const found = /;\s*boundary\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/i.exec(contentType)
  const boundary = (found?.[1]?.replace(/\\(.)/g, '$1') ?? found?.[2] ?? '').trimEnd()
  return boundary === '' || boundary.length > MAX_BOUNDARY ? null : boundary
}

/** Whether a part is displayed text rather than a file. */
export function isShownText(type: string, fields: readonly Field[]): boolean {
  if (type !== 'text/plain' && type !== 'text/html') return false
  const disposition = fieldValue(fields, 'content-disposition')
  return !/^\s*attachment\b/i.test(disposition) && !/;\s*filename\b/i.test(disposition)
}
