import PostalMime from 'postal-mime'
import { fieldValue } from './fields.ts'
import type { MimePart } from './scan.ts'

/** The text of a displayed part, decoded from its charset and encoding; line ends are `\n`. */
export async function decodeText({ fields, type, text }: MimePart): Promise<string> {
  if (!text) return ''
  // Parameters such as the charset; the header's own type may be missing or invalid.
  const parameters = fieldValue(fields, 'content-type').replace(/^[^;]*/, '')
  const encoding = fieldValue(fields, 'content-transfer-encoding')
  const header = `content-type: ${type}${parameters}\r\n${encoding ? `content-transfer-encoding: ${encoding}\r\n` : ''}`
  const mail = await PostalMime.parse(Buffer.concat([Buffer.from(`${header}\r\n`), text]))
  return (type === 'text/html' ? mail.html : mail.text) ?? ''
}
