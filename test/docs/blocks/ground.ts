import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { generatePrivateKey } from 'viem/accounts'
import { installClient } from '../../client/packed.ts'
import { type Stranger, startStranger } from '../../kit/outbound/servers.ts'
import { becomeRegistrant } from '../../services/registrant.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../../support/wallet.ts'
import { ROOT } from '../markdown.ts'
import { buyThings } from './ids.ts'

/** What the blocks of all pages run on: one Tollgraph, one wallet with money, one site of a stranger. */
export interface Ground {
  readonly tollgraph: TestTollgraph
  readonly wallet: TestWallet
  /** Inside the repository, where scripts find their packages; git ignores it. */
  readonly folder: string
  /** For processes: the installation's settings, and the wallet as the command line's. */
  readonly environment: Readonly<Record<string, string>>
  /** What the wallet's first payment came to, as the settlement header says. */
  readonly settlement: unknown
  /** A block's text with the addresses and ids of this ground in place of those that pages show. */
  here(text: string): string
  stop(): Promise<void>
}

const OPERATOR_SECRET = 'the secret that opens the page of the operator'

/** Starts it. */
export async function startGround(): Promise<Ground> {
  const folder = join(ROOT, `.data-test-docs-${process.pid}`)
  await mkdir(folder, { recursive: true })
  await installClient(folder)
  const site = await startPictureSite()
  const tollgraph = await startTollgraph({ OUTBOUND_ALLOW: `127.0.0.1:${site.port}`, OPERATOR_SECRET })
  const key = generatePrivateKey()
  const wallet = await makeWallet(tollgraph, '1000', key)
  await becomeRegistrant(tollgraph, wallet)
  const bought = await buyThings(tollgraph, wallet, `${site.url}/picture.png`)
  const places = [...placesOf(tollgraph, site), ...bought.ids]
  return {
    tollgraph,
    wallet,
    settlement: bought.settlement,
    folder,
    environment: { ...tollgraph.environment, TOLLGRAPH_KEY: key, TOLLGRAPH_URL: tollgraph.url, NO_COLOR: '1' },
    here: (text) => places.reduce((changed, [shown, own]) => changed.replaceAll(shown, own), text),
    async stop() {
      await tollgraph.stop()
      await site.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The addresses that pages show, and those that take their place. */
function placesOf({ environment }: TestTollgraph, site: Stranger): [string, string][] {
  const ports = {
    4000: 'PORT',
    8025: 'MAILBOX_VIEWER_PORT',
    8080: 'HOSTING_PORT',
    8443: 'HOSTING_TLS_PORT',
    2526: 'MX_PORT',
  } as const
  const own = Object.entries(ports).flatMap(([shown, name]): [string, string][] => [
    [`127.0.0.1:${shown}`, `127.0.0.1:${environment[name]}`],
    [`localhost:${shown}`, `localhost:${environment[name]}`],
    [`.com:${shown}`, `.com:${environment[name]}`],
  ])
  return [...own, ['https://example.com/', `${site.url}/`]]
}

/** A page to read, and a picture that is large enough to print. */
async function startPictureSite(): Promise<Stranger> {
  const background = { r: 30, g: 90, b: 140 }
  const picture = await sharp({ create: { width: 1200, height: 1200, channels: 3, background } })
    .png()
    .toBuffer()
  const words =
    '<p>Lighthouses guide ships past rocks at night. Anyone who sails along the coast may use their light.</p>'
  const page = `<!doctype html><html><head><title>Coast</title></head><body><h1>Coast</h1>${words}</body></html>`
  return startStranger((request, response) => {
    if (request.url === '/picture.png') return response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
    if (request.url === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    return response.writeHead(404).end()
  })
}

/** Makes a folder of a page, with the files that its blocks read. */
export async function makePageFolder({ folder }: Ground, page: string): Promise<string> {
  const own = join(folder, page.replaceAll('/', '-'))
  await mkdir(join(own, '.config/fish/conf.d'), { recursive: true })
  await writeFile(join(own, 'sanctions.txt'), '0x00000000000000000000000000000000000000b2\n')
  const kite = { create: { width: 64, height: 64, channels: 3, background: { r: 200, g: 20, b: 20 } } } as const
  await sharp(kite).png().toFile(join(own, 'kite.png'))
  return own
}
