import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SUBGRAPHS } from '../../router/services.ts'
import { settingPrefix } from '../../subgraphs/kit/upstream/company.ts'
import { startProcess } from '../support/process.ts'

const HOOK = fileURLToPath(new URL('loadedStandIns.mjs', import.meta.url))
/** Where no company is: nothing asks it before a request does. */
const NOWHERE = 'http://127.0.0.1:9'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-loaded-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Which stand-ins a start loads, by their paths below `stand-ins/`. */
async function loadedBy(name: string, settings: Record<string, string>): Promise<string[]> {
  const file = join(folder, name)
  const tollgraph = await startProcess({
    ...settings,
    NODE_OPTIONS: `--import ${HOOK}`,
    LOADED_FILE: file,
  })
  await tollgraph.end()
  if (!existsSync(file)) return []
  const urls = readFileSync(file, 'utf8').trim().split('\n')
  return urls.map((url) => url.replace(/^.*stand-ins\//, ''))
}

/** Every setting that names a company. */
function allLive(): Record<string, string> {
  const ports = SUBGRAPHS.flatMap((service) => Object.values(service.ports))
  const companies = ports.flatMap((port) => port.companies ?? [])
  const urls = companies.map(({ id }) => `${settingPrefix(id)}_URL`)
  return {
    ...Object.fromEntries([...urls, 'ALCHEMY_RPC_URL', 'ACME_DIRECTORY_URL'].map((name) => [name, NOWHERE])),
    EPP_HOST: '127.0.0.1',
    EPP_CLIENT_ID: 'client',
    EPP_PASSWORD: 'password',
    PRINTIFY_SHOP: '1',
    PRINTIFY_SHIRT_BLUEPRINT: '1',
    PRINTIFY_SHIRT_PRINTER: '1',
    PRINTIFY_MUG_BLUEPRINT: '1',
    PRINTIFY_MUG_PRINTER: '1',
    SMTP_URL: 'smtp://127.0.0.1:9',
    DNS_RESOLVERS: '127.0.0.1',
  }
}

it('a start whose providers are all configured loads no stand-in', async () => {
  expect(await loadedBy('live', allLive())).toEqual([])
})

it('a start without providers loads a stand-in for each company, and one company configured is one stand-in fewer', async () => {
  const companies = (paths: readonly string[]) => new Set(paths.map((path) => path.split('/')[0]))
  const all = companies(await loadedBy('none', {}))
  expect([...all]).toEqual(expect.arrayContaining(['gds', 'marketdata', 'media', 'print', 'registry', 'social']))
  const fewer = companies(
    await loadedBy('print', {
      ...Object.fromEntries(Object.entries(allLive()).filter(([name]) => name.startsWith('PRINTIFY_'))),
    }),
  )
  expect([...all].filter((name) => !fewer.has(name))).toEqual(['print'])
})
