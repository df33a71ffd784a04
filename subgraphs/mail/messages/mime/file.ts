import PostalMime from 'postal-mime'
import { fieldValue } from './fields.ts'
import type { MimePart } from './scan.ts'

/** File name and types of a part. */
export interface FileFacts {
  /** Without folders and control characters. */
  readonly filename: string
  readonly contentType: string
  /** Without the angle brackets; null if the part has none. */
  readonly contentId: string | null
}

const MAX_FILENAME = 200
const UNKNOWN_TYPE = 'application/octet-stream'

/** Describes the parts of a mail that are files. */
export async function describeFile({ fields, type, number }: MimePart): Promise<FileFacts> {
  // A multipart beyond our limits is offered as plain bytes.
  const contentType = type.startsWith('multipart/') ? UNKNOWN_TYPE : type
  const parameters = fieldValue(fields, 'content-disposition').replace(/^[^;]*/, '')
  const named = fieldValue(fields, 'content-type').replace(/^[^;]*/, UNKNOWN_TYPE)
  const header = `content-type: ${named}\r\ncontent-disposition: attachment${parameters}\r\n\r\n`
  const [file] = (await PostalMime.parse(header)).attachments
  const filename = safeFilename(file?.filename ?? '') || `part-${number}${extensionOf(contentType)}`
  const contentId = fieldValue(fields, 'content-id').replace(/^<|>$/g, '')
  return { filename, contentType, contentId: contentId || null }
}

function safeFilename(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const text = last.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim()
  return [...text.replace(/^\.+/, '')].slice(0, MAX_FILENAME).join('')
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'text/plain': '.txt',
  'text/html': '.html',
  'text/calendar': '.ics',
  'message/rfc822': '.eml',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'application/pdf': '.pdf',
}

function extensionOf(type: string): string {
  return EXTENSIONS[type] ?? ''
}
