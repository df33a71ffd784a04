/** A recipient group of a delivery status notification (RFC 3464). */
export interface ReportedFailure {
  /** Lower case; null if the report does not name it. */
  readonly recipient: string | null
  /** One line, printable. */
  readonly reason: string
}

/** Bytes of a bounce that are read: the report is at its front, followed by the returned mail. */
const LOOKED_AT = 128 * 1024
/** More groups than a mail of ours has recipients. */
const MAX_GROUPS = 200
const MAX_REASON = 500

/**
 * Parses the permanent failures that a raw mail reports. Empty for a mail that is no delivery report (a reply, an
 * out-of-office notice), and for reports of delay or success. Reads unencoded report fields only.
 */
export function readBounce(raw: Buffer): ReportedFailure[] {
  const text = raw.subarray(0, LOOKED_AT).toString('latin1').replace(/\r\n?/g, '\n')
  const start = /^content-type:[ \t]*message\/(?:global-)?delivery-status\b/im.exec(text)?.index
  if (start === undefined) return []
  // The part's own header, one group for the mail, then one per recipient.
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

/** Reduces a server's text to one printable line of limited length. */
export function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, MAX_REASON)
}
