/** What a load needs to know of an answer. */
export interface Answer {
  readonly status: number
  /** Status line and headers, in lower case. */
  readonly head: string
  readonly body: Buffer
}

const HEAD_END = '\r\n\r\n'
const LENGTH = /\r\ncontent-length: *(\d+)/
const CHUNKED = /\r\ntransfer-encoding: *chunked/

/**
 * Reads one whole HTTP/1.1 answer; null while some of it is missing. A client of every feature would use more of the
 * cores than some of the servers that are measured.
 */
export function readAnswer(received: Buffer): Answer | null {
  const headEnd = received.indexOf(HEAD_END)
  if (headEnd < 0) return null
  const head = received.toString('latin1', 0, headEnd).toLowerCase()
  const status = Number(head.slice('http/1.1 '.length, 'http/1.1 200'.length))
  const start = headEnd + HEAD_END.length
  const length = LENGTH.exec(head)?.[1]
  if (length !== undefined) {
    const end = start + Number(length)
    return received.length < end ? null : { status, head, body: received.subarray(start, end) }
  }
  if (!CHUNKED.test(head)) throw new Error(`An answer without a length: ${head}`)
  const chunks = readChunks(received, start)
  return chunks && { status, head, body: Buffer.concat(chunks) }
}

/** The chunks from a position on; null while the last one is missing. */
function readChunks(received: Buffer, start: number): Buffer[] | null {
  const chunks: Buffer[] = []
  for (let at = start; ; ) {
    const lineEnd = received.indexOf('\r\n', at)
    if (lineEnd < 0) return null
    const size = Number.parseInt(received.toString('latin1', at, lineEnd), 16)
    const chunkStart = lineEnd + 2
    at = chunkStart + size + 2
    if (received.length < at) return null
    if (size === 0) return chunks
    chunks.push(received.subarray(chunkStart, chunkStart + size))
  }
}
