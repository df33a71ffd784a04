/** Bytes of the length prefix of each document; the length includes them (RFC 5734, 4). */
const HEADER_BYTES = 4

/** Largest document in either direction; a check of fifty names has about ten thousand bytes. */
const MAX_FRAME_BYTES = 256 * 1024

/** An impossible length: the stream is not EPP or out of step, and cannot be read further. */
export class BadFrame extends Error {}

/** Encodes one document for the wire: 4 bytes of total length in network order, then UTF-8. */
export function frame(document: string): Buffer {
  const body = Buffer.from(document, 'utf8')
  const bytes = Buffer.alloc(HEADER_BYTES + body.length)
  bytes.writeUInt32BE(bytes.length)
  body.copy(bytes, HEADER_BYTES)
  return bytes
}

/** Splits a byte stream into documents, independent of chunk boundaries. */
export class FrameReader {
  private chunks: Buffer[] = []
  private held = 0

  /** Adds bytes and returns the documents that are complete. Throws BadFrame. */
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
