import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { operatorPlugins } from '../../../../router/http/graphql/operatorPlugins.ts'
import { startTollgraph } from '../../../support/tollgraph.ts'
import { json, makeWallet } from '../../../support/wallet.ts'

const PRICED = '{ domainSearch(name: "plugged", first: 2) { availableDomains } }'
const folder = mkdtempSync(join(tmpdir(), 'tollgraph-plugins-'))

function moduleOf(name: string, source: string): string {
  const file = join(folder, name)
  writeFileSync(file, source)
  return file
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('an operator’s own plugin of Apollo Server', () => {
  it('may refuse operations, and sees what paid ones are answered', async () => {
    const seen = join(folder, 'seen.jsonl')
    const file = moduleOf(
      'plugin.mjs',
      `import { appendFileSync } from 'node:fs'
       export default {
         async requestDidStart() {
           return {
             async didResolveOperation({ operationName }) {
               if (operationName === 'Forbidden') throw new Error('Not here')
             },
             async willSendResponse({ response }) {
               const { data } = response.body.singleResult
               appendFileSync(${JSON.stringify(seen)}, JSON.stringify({ status: response.http.status, data }) + '\\n')
             },
           }
         },
       }`,
    )
    const tollgraph = await startTollgraph({ APOLLO_PLUGINS: file })
    try {
      const refused = await fetch(`${tollgraph.url}/graphql`, json({ query: 'query Forbidden { __typename }' }))
      expect(await refused.json()).toMatchObject({ errors: [{ message: 'Not here' }] })
      const wallet = await makeWallet(tollgraph)
      const paid = await wallet.pay(`${tollgraph.url}/graphql`, json({ query: PRICED }))
      const { data } = (await paid.json()) as { data: unknown }
      const lines = readFileSync(seen, 'utf8').trim().split('\n')
      expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual({ status: 200, data })
    } finally {
      await tollgraph.stop()
    }
  })

  it.each([
    ['is missing', join(folder, 'none.mjs'), /APOLLO_PLUGINS: .*none\.mjs cannot be loaded/],
    ['exports nothing', moduleOf('empty.mjs', 'export const other = 1'), /must be an Apollo Server plugin/],
  ])('stops the start when its module %s', async (_, file, message) => {
    await expect(operatorPlugins(file)).rejects.toThrow(message)
  })
})

describe('usage reporting', () => {
  it('goes to GraphOS where its key is set, with the key and without variables', async () => {
    const reports: { readonly key: string | undefined; readonly body: string }[] = []
    const graphos = await listen((request, body) => {
      reports.push({ key: String(request.headers['x-api-key']), body: gunzipSync(body).toString('latin1') })
    })
    const { port } = graphos.address() as AddressInfo
    const tollgraph = await startTollgraph({
      APOLLO_KEY: 'service:tolls:secret',
      APOLLO_GRAPH_REF: 'tolls@current',
      APOLLO_USAGE_REPORTING_URL: `http://127.0.0.1:${port}`,
    })
    try {
      const query = 'query Named($name: String!) { domainSearch(name: $name, first: 2) { name } }'
      await fetch(`${tollgraph.url}/graphql`, json({ query, variables: { name: 'never-reported' } }))
    } finally {
      // What is left to report is sent when the server stops.
      await tollgraph.stop()
    }
    await vi.waitFor(() => expect(reports.length).toBeGreaterThan(0), { timeout: 20_000 })
    await new Promise((resolve) => graphos.close(resolve))
    expect(reports[0]?.key).toBe('service:tolls:secret')
    const reported = reports.map(({ body }) => body).join()
    expect(reported).toContain('# Named')
    expect(reported).not.toContain('never-reported')
  })
})

describe('the GraphQL endpoint in a browser', () => {
  it('leads to the sandbox, while programs go on as before', async () => {
    const tollgraph = await startTollgraph()
    try {
      const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
      const page = await fetch(`${tollgraph.url}/graphql`, { headers: browser })
      expect(page.headers.get('content-type')).toContain('text/html')
      expect(await page.text()).toContain('url=sandbox')
      const asked = await fetch(`${tollgraph.url}/graphql?query=${encodeURIComponent('{ __typename }')}`)
      expect(await asked.json()).toEqual({ data: { __typename: 'Query' } })
    } finally {
      await tollgraph.stop()
    }
  })

  it('answers a stream that it does not have with a JSON error, before anything is paid', async () => {
    const tollgraph = await startTollgraph()
    try {
      const wallet = await makeWallet(tollgraph)
      const response = await wallet.pay(
        `${tollgraph.url}/graphql`,
        json({ query: PRICED }, { accept: 'text/event-stream' }),
      )
      expect(response.status).toBe(406)
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
      expect(await wallet.balance()).toBe(1_000_000_000n)
    } finally {
      await tollgraph.stop()
    }
  })
})

/** An HTTP server that takes whatever is posted to it. */
async function listen(take: (request: IncomingMessage, body: Buffer) => void): Promise<Server> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      take(request, Buffer.concat(chunks))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
