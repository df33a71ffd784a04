/** A request that is measured. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST'
  /** Path and query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** A request as it goes over the wire to the server at this URL. */
export function encodeRequest(url: string, { method, path, headers, body = '' }: HttpRequest): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${new URL(url).host}`]
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`)
  if (method === 'POST') lines.push(`content-length: ${Buffer.byteLength(body)}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`)
}
