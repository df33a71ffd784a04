import { BadInput } from '../../../schema/errors.ts'

const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+"
const MEDIA_TYPE = new RegExp(
  `^${TOKEN}/${TOKEN}(?:[ \\t]*;[ \\t]*${TOKEN}=(?:${TOKEN}|"[^"\\\\\\x00-\\x1f\\x7f-\\uffff]*"))*$`,
)

/** Validates a media type for a Content-Type header. Throws BadInput if it is malformed. */
export function parseMediaType(text: string): string {
  const trimmed = text.trim()
  if (!MEDIA_TYPE.test(trimmed)) throw new BadInput('must be a media type such as application/pdf', ['contentType'])
  return trimmed
}
