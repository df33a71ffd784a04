import { ByteCollector } from './collector.ts'
import { boundaryOf, isShownText, MAX_BOUNDARY, mediaType } from './contentType.ts'
import { createDecoder, type Decoder, type TransferEncoding, transferEncodingOf } from './decoders.ts'
import { type Field, fieldValue, parseFields } from './fields.ts'
import { MIME_LIMITS } from './limits.ts'
import { type MimePiece, MimeSplitter } from './lines.ts'

/** A leaf part of a mail: one that holds no other parts. A mail that is not a multipart is a single part. */
export interface MimePart {
  /** Its position among the leaf parts, from 1. */
  readonly number: number
  readonly fields: readonly Field[]
  /** From its Content-Type, lower case, without parameters. */
  readonly type: string
  readonly encoding: TransferEncoding
  /** Position of its content in the mail: the first byte, and the one after the last. */
  readonly start: number
  readonly end: number
  /** Decoded size of its content. Bytes. */
  readonly size: number
  /** The content, still encoded, if it is displayed text; null for an attachment. */
  readonly text: Buffer | null
}

/** The structure of a mail. */
export interface MimeScan {
  readonly fields: readonly Field[]
  readonly parts: readonly MimePart[]
  /** Whether a limit was exceeded, so that parts or text are missing. */
  readonly isCut: boolean
}

/** Scans a raw mail for its parts, in bounded memory and linear time. */
export async function scanMime(body: AsyncIterable<Buffer>): Promise<MimeScan> {
  const scanner = new MimeScanner()
  for await (const chunk of body) {
    scanner.push(chunk)
    if (scanner.isOver) break
  }
  return scanner.end()
}

/** The part whose header or content is being read. */
interface OpenPart {
  readonly depth: number
  readonly header: ByteCollector
  content: OpenContent | null
}

interface OpenContent extends Pick<MimePart, 'fields' | 'type' | 'encoding' | 'start'> {
  readonly decoder: Decoder
  readonly text: ByteCollector | null
  size: number
}

/** A multipart that is still open. */
interface Multipart {
  readonly boundary: string
  readonly depth: number
}

const NOTHING: Buffer = Buffer.alloc(0)
const CRLF: Buffer = Buffer.from('\r\n')
const CR: Buffer = Buffer.from('\r')
const LF: Buffer = Buffer.from('\n')
const DASH = 0x2d

class MimeScanner {
  readonly #splitter = new MimeSplitter(
    (piece) => this.#take(piece),
    () => this.#part === null || this.#part.content !== null,
  )
  readonly #multiparts: Multipart[] = []
  readonly #parts: MimePart[] = []
  /** Null between parts. */
  #part: OpenPart | null = openPart(0)
  #fields: readonly Field[] = []
  #opened = 1
  #dashedLines = 0
  #headerBytes = 0
  #textBytes = 0
  #isCut = false
  #isOver = false
  #offset = 0
  /** The line end before the current position: if a boundary follows, it belongs to that. */
  #lineEnd: Buffer = NOTHING

  /** Whether scanning has stopped at a limit. */
  get isOver(): boolean {
    return this.#isOver
  }

  push(chunk: Buffer): void {
    this.#splitter.push(chunk)
  }

  end(): MimeScan {
    this.#splitter.end()
    this.#feed(this.#lineEnd)
    this.#lineEnd = NOTHING
    this.#closePart(this.#offset)
    return { fields: this.#fields, parts: this.#parts, isCut: this.#isCut }
  }

  #take(piece: MimePiece): void {
    if (this.#isOver) return
    const isBoundary = piece.isStart && this.#atBoundary(piece)
    if (!isBoundary) this.#takeInside(piece)
    this.#offset = piece.offset + piece.bytes.length
  }

  #takeInside(piece: MimePiece): void {
    if (this.#part?.content) this.#takeContent(piece)
    else if (this.#part) this.#takeHeader(this.#part, piece)
  }

  /** Whether the line is a boundary of an open multipart; if so, closes everything open inside that multipart. */
  #atBoundary({ bytes, offset }: MimePiece): boolean {
    if (this.#multiparts.length === 0 || bytes[0] !== DASH || bytes[1] !== DASH) return false
    if (++this.#dashedLines > MIME_LIMITS.dashedLines) {
      this.#stop()
      return true
    }
    const text = bytes.toString('latin1', 2, 2 + MAX_BOUNDARY + 4).trimEnd()
    const isOpening = this.#multiparts.some(({ boundary }) => boundary === text)
    const name = isOpening ? text : text.replace(/--$/, '')
    const at = this.#multiparts.findLastIndex(({ boundary }) => boundary === name)
    const multipart = this.#multiparts[at]
    if (!multipart) return false
    this.#closePart(offset - this.#lineEnd.length)
    this.#lineEnd = NOTHING
    this.#multiparts.length = isOpening ? at + 1 : at
    if (isOpening) this.#openPart(multipart.depth + 1)
    return true
  }

  #openPart(depth: number): void {
    if (this.#opened >= MIME_LIMITS.parts) {
      this.#stop()
      return
    }
    this.#opened += 1
    this.#part = openPart(depth)
  }

  #takeHeader(part: OpenPart, { bytes, isStart, isEnd, offset }: MimePiece): void {
    if (isStart && isEnd && isBlank(bytes)) {
      this.#endHeader(part, offset + bytes.length)
      return
    }
    this.#headerBytes += bytes.length
    if (this.#headerBytes > MIME_LIMITS.headerBytes) this.#stop()
    else part.header.append(bytes)
  }

  #endHeader(part: OpenPart, start: number): void {
    const fields = parseFields(part.header.take())
    if (part.depth === 0) this.#fields = fields
    const contentType = fieldValue(fields, 'content-type')
    const type = mediaType(contentType)
    const boundary = type.startsWith('multipart/') ? boundaryOf(contentType) : null
    if (boundary !== null && part.depth < MIME_LIMITS.depth) {
      this.#multiparts.push({ boundary, depth: part.depth })
      this.#part = null
      return
    }
    if (boundary !== null) this.#isCut = true
    const encoding = transferEncodingOf(fieldValue(fields, 'content-transfer-encoding'))
    const text = isShownText(type, fields) ? new ByteCollector(this.#textLimit()) : null
    part.content = { fields, type, encoding, start, decoder: createDecoder(encoding), text, size: 0 }
  }

  #textLimit(): number {
    return Math.min(MIME_LIMITS.textBytes, MIME_LIMITS.allTextBytes - this.#textBytes)
  }

  #takeContent({ bytes, isEnd }: MimePiece): void {
    // CR and LF may come in separate pieces.
    if (this.#lineEnd === CR && bytes.equals(LF)) {
      this.#lineEnd = CRLF
      return
    }
    const lineEnd = isEnd ? lineEndOf(bytes) : bytes.at(-1) === CR[0] ? CR : NOTHING
    this.#feed(this.#lineEnd)
    this.#feed(bytes.subarray(0, bytes.length - lineEnd.length))
    this.#lineEnd = lineEnd
  }

  #feed(bytes: Buffer): void {
    const content = this.#part?.content
    if (!content || bytes.length === 0) return
    content.size += content.decoder.push(bytes).length
    content.text?.append(bytes)
  }

  #closePart(end: number): void {
    const part = this.#part
    // A header without an empty line after it belongs to a part without content.
    if (part && !part.content) this.#endHeader(part, end)
    const content = part?.content
    this.#part = null
    if (!content) return
    const { fields, type, encoding, start, decoder, text } = content
    const size = content.size + decoder.end().length
    if (text?.isFull) this.#isCut = true
    this.#textBytes += text?.length ?? 0
    const number = this.#parts.length + 1
    this.#parts.push({ number, fields, type, encoding, start, end, size, text: text?.take() ?? null })
  }

  #stop(): void {
    this.#isCut = true
    this.#isOver = true
  }
}

function openPart(depth: number): OpenPart {
  return { depth, header: new ByteCollector(MIME_LIMITS.headerBytes), content: null }
}

function isBlank(line: Buffer): boolean {
  return line.equals(CRLF) || line.equals(LF)
}

function lineEndOf(line: Buffer): Buffer {
  if (line.at(-1) !== LF[0]) return NOTHING
  return line.at(-2) === CRLF[0] ? CRLF : LF
}
