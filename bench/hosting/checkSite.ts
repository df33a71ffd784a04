import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import type { FileRequest } from './fileLoad.ts'
import type { SiteFile } from './site.ts'

/** Where a site is served. */
export interface ServedSite {
  readonly port: number
  readonly host: string
}

/** How a client asks for the files. */
export type Encoding = 'identity' | 'gzip'

/**
 * Fetches every file once and looks at each byte of it; after that only lengths are looked at. Returns the requests for
 * all files. Throws when the server does not have them as they are.
 */
export async function checkSite(
  { port, host }: ServedSite,
  files: readonly SiteFile[],
  encoding: Encoding,
): Promise<readonly FileRequest[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers: Record<string, string> = encoding === 'gzip' ? { host, 'accept-encoding': 'gzip' } : { host }
  const requests: FileRequest[] = []
  try {
    for (const { path, content } of files) {
      const answer = await ask({ port, path: `/${path}`, headers, agent })
      const body = await buffer(answer)
      const isPacked = answer.headers['content-encoding'] === 'gzip'
      const isSame = (isPacked ? gunzipSync(body) : body).equals(content)
      if (answer.statusCode !== 200 || !isSame) throw new Error(`${host} has another /${path}: ${answer.statusCode}`)
      requests.push({ bytes: encode(path, headers), expected: body.length })
    }
    return requests
  } finally {
    agent.destroy()
  }
}

function ask(options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ ...options, hostname: '127.0.0.1' }, resolve)
      .once('error', reject)
      .end()
  })
}

function encode(path: string, headers: Readonly<Record<string, string>>): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`GET /${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
}
