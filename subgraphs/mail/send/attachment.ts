import type { Issue } from '../../../schema/errors.ts'
import type { MailFileInput } from '../types.gen.ts'

/** A file of a mail. */
export interface Attachment {
  readonly content: Buffer
  readonly contentType: string
  readonly filename: string
}

const TOKEN = "[a-z0-9!#$&^_.+'*`|~-]+"
const CONTENT_TYPE = new RegExp(`^${TOKEN}/${TOKEN}( *; *${TOKEN}=(${TOKEN}|"[\\x20!#-\\[\\]-~]*"))*$`, 'i')
/** Types whose content is itself a mail or multipart; RFC 2045 forbids base64 for them. */
const COMPOSITE = /^(multipart|message)\//i
/** Path separators, control characters, and bidirectional marks that can hide a file's extension. */
const NO_FILENAME = /[/\\\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/u

/** Lax mail readers decode these (RFC 2047) in file names too, which could yield a path that the check did not see. */
const ENCODED_WORD = /=\?.*\?=/s

/** The validation issues of an attachment. */
export function attachmentIssues(args: MailFileInput, path: readonly (string | number)[]): Issue[] {
  const issue = (member: string, message: string): Issue => ({ path: [...path, member], message, code: 'invalid' })
  const issues: Issue[] = []
  if (!isBase64(args.content))
    issues.push(issue('content', 'must be base64 (RFC 4648, with padding, without line breaks)'))
  if (!CONTENT_TYPE.test(args.contentType)) issues.push(issue('contentType', 'must be a media type such as text/plain'))
  if (COMPOSITE.test(args.contentType)) issues.push(issue('contentType', 'must not be multipart or message'))
  if (!isFilename(args.filename)) issues.push(issue('filename', 'must be the name of a file, without a path'))
  return issues
}

/** Decodes an attachment without issues. */
export function parseAttachment({ content, contentType, filename }: MailFileInput): Attachment {
  return { content: Buffer.from(content, 'base64'), contentType, filename }
}

function isBase64(text: string): boolean {
  // Node ignores invalid characters, so compare with the re-encoded bytes.
  return Buffer.from(text, 'base64').toString('base64') === text
}

function isFilename(text: string): boolean {
  const isBlank = text.trim() === '' || text === '.' || text === '..'
  return !isBlank && !NO_FILENAME.test(text) && !ENCODED_WORD.test(text) && text.isWellFormed()
}
