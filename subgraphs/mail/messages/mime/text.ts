import PostalMime from 'postal-mime'
import { fieldValue } from './fields.ts'
import type { MimePart } from './scan.ts'

/** The text of a part that is shown, decoded by its charset and encoding; line ends are `\n`. */
export async function decodeText({ fields, type, text }: MimePart): Promise<string> {
  if (!text) return ''
  // What its Content-Type says beside the type, such as the charset; the type itself may be missing or none.
  const parameters = fieldValue(fields, 'content-type').replace(/^[^;]*/, '')
  const encoding = fieldValue(fields, 'content-transfer-encoding')
  const header = `content-type: ${type}${parameters}\r\n${encoding ? `content-transfer-encoding: ${encoding}\r\n` : ''}`
  const mail = await PostalMime.parse(Buffer.concat([Buffer.from(`${header}\r\n`), text]))
  return (type === 'text/html' ? mail.html : mail.text) ?? ''
}
