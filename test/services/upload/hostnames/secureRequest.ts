import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { text } from 'node:stream/consumers'
import { connect, type PeerCertificate } from 'node:tls'

/** An answer, and the certificate that it came under. */
export interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Asks over HTTPS as a browser that trusts `ca` alone; rejects when the certificate does not hold. */
export async function askSecurely(
  port: number,
  hostname: string,
  ca: string,
  { path = '/', host = hostname }: { readonly path?: string; readonly host?: string } = {},
): Promise<Answer> {
  const request = httpsRequest({
    port,
    host: '127.0.0.1',
    servername: hostname,
    ca,
    path,
    headers: { host },
    agent: false,
  })
  request.end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) }
}

/** Asks over HTTP. */
export async function askPlainly(port: number, hostname: string, path = '/', method = 'GET'): Promise<Answer> {
  const request = httpRequest({ port, host: '127.0.0.1', path, method, headers: { host: hostname }, agent: false })
  request.end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) }
}

/** The certificate that a server shows for a name, verified against `ca`. */
export async function certificateOf(port: number, servername: string, ca: string): Promise<PeerCertificate> {
  const socket = connect({ port, host: '127.0.0.1', servername, ca, ALPNProtocols: ['http/1.1'] })
  try {
    await once(socket, 'secureConnect')
    return socket.getPeerCertificate()
  } finally {
    socket.destroy()
  }
}
