import { maxHeaderSize, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** Status and message of what Node cannot read as a request, by its error code. */
const ANSWERS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time'],
  HPE_HEADER_OVERFLOW: [
    431,
    `URL and headers have ${maxHeaderSize} bytes or more together: shorten the URL, or send the input in the body`,
  ],
}
const MALFORMED = [400, 'The request is not HTTP/1.1'] as const

/** Answers what Node cannot read as a request in the contract's error form, for any site, and closes the connection. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, message] = ANSWERS[error.code ?? ''] ?? MALFORMED
  const body = JSON.stringify({ success: false, error: message })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Access-Control-Allow-Origin: *',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}
