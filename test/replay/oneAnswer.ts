import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server in the place of many companies, which answers everything alike. */
export interface OwnServer {
  readonly url: string
  /** What it answers, with status 200. */
  body: string
  stop(): Promise<void>
}

/** The answer to a request for a token, which some companies want before all others. */
const TOKEN = JSON.stringify({ access_token: 'the token', expires_in: 1_799 })

/** Starts one that answers nothing. */
export async function startServer(): Promise<OwnServer> {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(request.url?.endsWith('/oauth2/token') ? TOKEN : running.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const running: OwnServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    body: '',
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return running
}
