/** What a delivery status notification (RFC 3464) says of one recipient. */
export interface ReportedFailure {
  /** Lower case; null when the report does not say. */
  readonly recipient: string | null
  /** One line, printable. */
  readonly reason: string
}

/** Reports stand at the front of bounces; what follows is the mail that came back. Bytes. */
const LOOKED_AT = 128 * 1024
/** More than a mail of ours has recipients. */
const MAX_GROUPS = 200
const MAX_REASON = 500

/**
 * The permanent failures that a raw mail reports. Empty for a mail that is no such report (an answer of a person or of a
 * machine that is on holiday), and for reports of delays and of success. Reads plain fields only: whoever encodes them is
 * not understood.
 */
export function readBounce(raw: Buffer): ReportedFailure[] {
  const text = raw.subarray(0, LOOKED_AT).toString('latin1').replace(/\r\n?/g, '\n')
  const start = /^content-type:[ \t]*message\/(?:global-)?delivery-status\b/im.exec(text)?.index
  if (start === undefined) return []
  // The part's own header, then a group for the mail, then one for each recipient.
  const groups = text
    .slice(start)
    .split(/\n{2,}/)
    .slice(1, MAX_GROUPS)
  return groups.map(readFields).filter(isFailure).map(describe)
}

type Fields = ReadonlyMap<string, string>

function readFields(group: string): Fields {
  const lines = group.replace(/\n[ \t]+/g, ' ').split('\n')
  const pairs = lines.map((line) => /^([a-z-]+):[ \t]*(.*)$/i.exec(line)).filter((match) => match !== null)
  return new Map(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]))
}

function isFailure(fields: Fields): boolean {
  return fields.get('action')?.toLowerCase().startsWith('failed') ?? false
}

function describe(fields: Fields): ReportedFailure {
  const address = fields.get('original-recipient') ?? fields.get('final-recipient')
  const recipient = address?.split(';').at(-1)?.trim().replace(/^<|>$/g, '').toLowerCase() ?? null
  const said = [fields.get('status'), fields.get('diagnostic-code')].filter((part) => part !== undefined).join(' ')
  return { recipient, reason: oneLine(said || 'The server of the recipient sent it back') }
}

/** What another server wrote, fit to be kept and shown. */
export function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, MAX_REASON)
}
