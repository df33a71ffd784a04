import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Customer, makeCustomer } from '../beside/customer.ts'
import { meterOf } from '../beside/meter.ts'
import type { BesideRow } from '../beside/row.ts'
import { progress } from '../report/progress.ts'
import { RESULTS_DIR } from '../report/results.ts'
import { type Running, startServer } from '../servers/start.ts'
import type { HostingGround } from './ground.ts'
import { layOut } from './layOut.ts'
import { HAS_NGINX, startNginx } from './nginx.ts'
import { measurePuts } from './puts.ts'
import { makeSite, type SiteFile } from './site.ts'
import { measureSite } from './sites.ts'
import { zipOf } from './zip.ts'

/** How many files of 100 MB go to each server, the first of which warms it up. */
const UPLOADS = 4

/** Files that come in and sites that go out, each server alone. */
export async function measureHosting(ground: HostingGround): Promise<BesideRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tollgraph-bench-hosting-'))
  try {
    const files = makeSite()
    const rows = [...(await measureOurs(files, ground)), ...(await measureBare(folder, ground))]
    if (ground.hasPeers) {
      const root = await layOut(folder, files)
      rows.push(...(await measureSirv(root, files, ground)))
      if (HAS_NGINX) for (const workers of [1, 2]) rows.push(...(await measureNginx(folder, workers, files, ground)))
    }
    return inOrder(rows)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureOurs(files: readonly SiteFile[], ground: HostingGround): Promise<BesideRow[]> {
  return withServer('tollgraph', {}, ground, async (server) => {
    const customer = await makeCustomer(server)
    const meter = meterOf(server)
    const port = server.ports.HOSTING_PORT as number
    const name = await publish(customer, files)
    const urls: string[] = []
    for (let count = 0; count < UPLOADS; count++) urls.push((await buyUpload(customer)).uploadUrl)
    const named = { name: 'Tollgraph', isOurs: true, meter }
    const puts = await measurePuts({ ...named, urls }, ground.interruption.signal)
    return [puts, ...(await measureSite({ ...named, site: { port, host: `${name}.sites.localhost` } }, files, ground))]
  })
}

async function measureBare(folder: string, ground: HostingGround): Promise<BesideRow[]> {
  return withServer('bare', { BENCH_UPLOADS: folder }, ground, async (server) => {
    const urls = Array.from({ length: UPLOADS }, () => server.url)
    const bare = { name: 'bare node:http, fsync', isOurs: false, meter: meterOf(server), urls }
    return [await measurePuts(bare, ground.interruption.signal)]
  })
}

function measureSirv(root: string, files: readonly SiteFile[], ground: HostingGround): Promise<BesideRow[]> {
  return withServer('sirv', { BENCH_SITE: root }, ground, async (server) => {
    const site = { port: Number(new URL(server.url).port), host: 'localhost' }
    return measureSite({ name: 'sirv', isOurs: false, meter: meterOf(server), site }, files, ground)
  })
}

async function measureNginx(
  folder: string,
  workers: number,
  files: readonly SiteFile[],
  ground: HostingGround,
): Promise<BesideRow[]> {
  const { port, meter, stop } = await startNginx(folder, workers)
  try {
    const named = { name: `nginx, ${workers === 1 ? '1 worker' : `${workers} workers`}`, isOurs: false, meter }
    const site = await measureSite({ ...named, site: { port, host: 'localhost' } }, files, ground)
    if (workers > 1) return site
    const urls = Array.from({ length: UPLOADS }, (_, index) => `http://127.0.0.1:${port}/uploads/${index}`)
    const { signal } = ground.interruption
    return [await measurePuts({ ...named, name: 'nginx dav, no fsync', urls }, signal), ...site]
  } finally {
    await stop()
  }
}

async function withServer(
  name: 'tollgraph' | 'bare' | 'sirv',
  environment: Readonly<Record<string, string>>,
  { isProfiled, interruption }: HostingGround,
  work: (server: Running) => Promise<BesideRow[]>,
): Promise<BesideRow[]> {
  progress(`starting ${name}`)
  const profileDir = isProfiled ? RESULTS_DIR : null
  const onLost = (error: Error) => interruption.abort(error)
  const server = await startServer({ name, settlement: 'noop' }, { profileDir, environment, onLost })
  try {
    return await work(server)
  } finally {
    progress(`stopping ${name}`)
    await server.stop()
  }
}

interface Slot {
  readonly uploadId: string
  readonly uploadUrl: string
}

function buyUpload(customer: Customer): Promise<Slot> {
  const body = { filename: 'file.bin', contentType: 'application/octet-stream', tier: '100mb' }
  return customer.buy<Slot>('/upload/api/upload', body)
}

/** Buys a site and puts the files live; returns its name. */
async function publish(customer: Customer, files: readonly SiteFile[]): Promise<string> {
  progress('publishing the site')
  const { uploadId, uploadUrl } = await customer.buy<Slot>('/upload/api/site', { filename: 'site.zip', tier: '100mb' })
  const sent = await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(zipOf(files)) })
  if (sent.status !== 201) throw new Error(`The zip was not taken: ${await sent.text()}`)
  const { fileCount } = await customer.call<{ fileCount: number }>('/upload/api/site/activate', { uploadId })
  if (fileCount !== files.length) throw new Error(`The site has ${fileCount} files instead of ${files.length}`)
  return uploadId
}

/** The same work side by side, ours first. */
function inOrder(rows: readonly BesideRow[]): BesideRow[] {
  const keys = [...new Set(rows.map(keyOf))]
  return keys.flatMap((key) => rows.filter((row) => keyOf(row) === key))
}

function keyOf({ work, connections }: BesideRow): string {
  return `${work} ${connections}`
}
