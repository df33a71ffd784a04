/** The question of a query. */
export interface Question {
  /** Lower case, without a trailing dot; bytes outside host names are written as `\ddd`. Empty for the root. */
  readonly name: string
  readonly type: number
  readonly class: number
  /** The question's bytes, returned unchanged: some resolvers randomize case to verify the response. */
  readonly bytes: Buffer
  /** Offset of each label from the start of the packet. */
  readonly labels: readonly number[]
}

/** Offset of the question: after the header (RFC 1035, 4.1.1). */
export const HEADER_BYTES = 12

const MAX_NAME_BYTES = 255
const MAX_LABEL_BYTES = 63

/**
 * Parses the question of a packet. Null if it is malformed or compressed; the first name of a packet cannot be
 * compressed.
 */
export function questionOf(packet: Buffer): Question | null {
  const labels: number[] = []
  const texts: string[] = []
  let offset = HEADER_BYTES
  for (let length = packet[offset]; length !== 0; length = packet[offset]) {
    if (length === undefined || length > MAX_LABEL_BYTES) return null
    const end = offset + 1 + length
    if (end >= packet.length || end - HEADER_BYTES >= MAX_NAME_BYTES) return null
    labels.push(offset)
    texts.push(labelText(packet.subarray(offset + 1, end)))
    offset = end
  }
  const end = offset + 1 + 4
  if (end > packet.length) return null
  return {
    name: texts.join('.'),
    type: packet.readUInt16BE(offset + 1),
    class: packet.readUInt16BE(offset + 3),
    bytes: packet.subarray(HEADER_BYTES, end),
    labels,
  }
}

/** RFC 1035, 5.1: a dot, a backslash or a byte beyond printable ASCII inside a label becomes `\ddd`. */
function labelText(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  return text
    .replace(/[^!-~]|[.\\]/g, (character) => `\\${character.charCodeAt(0).toString().padStart(3, '0')}`)
    .toLowerCase()
}
