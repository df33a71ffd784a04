/** Bytes of the length that precedes each document, itself included in it (RFC 5734, 4). */
const HEADER_BYTES = 4

/** The largest document that either side takes; a check of fifty names has about ten thousand bytes. */
const MAX_FRAME_BYTES = 256 * 1024

/** A length that no document can have: the stream is not EPP, or out of step, and cannot be read any further. */
export class BadFrame extends Error {}

/** One document as it goes over the wire: 4 bytes of total length in network order, then UTF-8. */
export function frame(document: string): Buffer {
  const body = Buffer.from(document, 'utf8')
  const bytes = Buffer.alloc(HEADER_BYTES + body.length)
  bytes.writeUInt32BE(bytes.length)
  body.copy(bytes, HEADER_BYTES)
  return bytes
}

/** Cuts a stream of bytes, however it is chopped up, into documents. */
export class FrameReader {
  private chunks: Buffer[] = []
  private held = 0

  /** Takes the next bytes and returns the documents that are whole now. Throws BadFrame. */
  push(chunk: Buffer): readonly string[] {
    this.chunks.push(chunk)
    this.held += chunk.length
    const documents: string[] = []
    for (let length = this.nextLength(); length !== null && this.held >= length; length = this.nextLength()) {
      const bytes = Buffer.concat(this.chunks)
      documents.push(bytes.toString('utf8', HEADER_BYTES, length))
      this.chunks = [bytes.subarray(length)]
      this.held -= length
    }
    return documents
  }

  private nextLength(): number | null {
    if (this.held < HEADER_BYTES) return null
    if ((this.chunks[0]?.length ?? 0) < HEADER_BYTES) this.chunks = [Buffer.concat(this.chunks)]
    const length = this.chunks[0]?.readUInt32BE() ?? 0
    if (length <= HEADER_BYTES || length > MAX_FRAME_BYTES) throw new BadFrame(`A document of ${length} bytes`)
    return length
  }
}
