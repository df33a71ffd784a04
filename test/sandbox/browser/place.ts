import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { httpServer } from '../../../router/http/server.ts'
import { openPages } from '../../../router/pages/index.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet } from '../../support/wallet.ts'

/** Where `npm start` keeps the bundle of the same sources: with it there is nothing to build. */
const BUNDLES = fileURLToPath(new URL('../../../node_modules/.cache/tollgraph-pages', import.meta.url))

/** A whole Tollgraph with its real pages. */
export interface SandboxPlace {
  readonly origin: string
  readonly tollgraph: TestTollgraph
  stop(): Promise<void>
}

/** A priced field of each service that the tests ask. */
const FIRST_QUERY = `{
  coin(slug: "bitcoin") { market { currentPrice } }
  domainAvailability(domain: "first-of-all.com") { tld }
  companies(qKeywords: "payments", first: 1) { edges { profile { name } } }
}`

/** Starts one, with its sandbox bundled and its services loaded: on a busy machine that takes longer than a page waits. */
export async function openSandboxPlace(settings: Readonly<Record<string, string>>): Promise<SandboxPlace> {
  const cacheDir = await mkdtemp(join(tmpdir(), 'pages-'))
  const [tollgraph, pages] = await Promise.all([
    startTollgraph(settings),
    openPages({ cacheDirs: [BUNDLES, cacheDir] }).then(async (opened) => {
      await opened.prepare()
      return opened
    }),
  ])
  const app = await httpServer(tollgraph.backend, pages)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const wallet = await makeWallet(tollgraph, '1')
  const answer = await wallet.pay(`${tollgraph.url}/graphql`, json({ query: FIRST_QUERY }))
  if (!answer.ok) throw new Error(`The services did not answer: ${answer.status} ${await answer.text()}`)
  return {
    origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    tollgraph,
    async stop() {
      await app.close()
      await tollgraph.stop()
      await rm(cacheDir, { recursive: true, force: true })
    },
  }
}
