import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Restrictions, restrictionsOf } from '../../subgraphs/kit/abuse/restrictions.ts'
import { askPlainly } from '../services/upload/hostnames/secureRequest.ts'
import { zipOf } from '../services/upload/sites/siteGround.ts'
import { eventually, paymentsOf } from '../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'
import { cli } from './cli.ts'

let tollgraph: TestTollgraph
let folder: string
let owner: TestWallet
/** On the list that REFUSED_ADDRESSES_FILE names. */
let listed: TestWallet

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-refused-'))
  const file = join(folder, 'refused.txt')
  const account = privateKeyToAccount(generatePrivateKey())
  await writeFile(file, `# a list\n${account.address.toLowerCase()}\n`)
  tollgraph = await startTollgraph({ REFUSED_ADDRESSES_FILE: file })
  owner = await makeWallet(tollgraph)
  listed = { ...(await makeWallet(tollgraph)), address: account.address as TestWallet['address'] }
})
afterAll(async () => {
  await tollgraph?.stop()
  await rm(folder, { recursive: true, force: true })
})

const run = (...args: readonly string[]) => cli(args, { env: tollgraph.environment, cwd: folder })
const search = (name: string) => [`${tollgraph.url}/domains/api/search`, json({ name })] as const
const profile = () => `${tollgraph.url}/domains/api/profile`

/** Waits until the services see a change, without a call that could still be charged. */
const seen = (what: string, probe: (restrictions: Restrictions) => Promise<boolean>) =>
  eventually(what, () => probe(restrictionsOf(tollgraph.backend.db.pool)))

async function refusedWith(reason: string, ask: () => Promise<Response>) {
  const answer = await ask()
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ reason })
}

/** The record of a target, the oldest first. */
async function recordOf(target: string) {
  const sql = 'SELECT by, action, kind, reason FROM abuse.action WHERE target = $1 ORDER BY id'
  return (await tollgraph.backend.db.pool.query(sql, [target])).rows
}

describe('a wallet', () => {
  it('that is suspended neither pays nor signs, and may again afterwards; each change leaves a row', async () => {
    const wallet = await makeWallet(tollgraph, '5')
    const { address } = wallet
    expect((await wallet.pay(...search('before-it'))).status).toBe(200)
    const before = [await wallet.balance(), await paymentsOf(tollgraph, address)]

    const done = await run('suspend', 'wallet', address.toLowerCase(), '--reason', 'Card fraud', '--by', 'ada')
    expect(done).toEqual({ code: 0, stdout: `Suspended: wallet ${address}\n`, stderr: '' })
    await seen('the suspension', (now) => now.isSuspended({ kind: 'WALLET', target: address }))
    await refusedWith('wallet_suspended', () => wallet.pay(...search('after-it')))
    await refusedWith('wallet_suspended', () => wallet.sign(profile()))
    await refusedWith('wallet_suspended', () => wallet.sign(`${tollgraph.url}/session`, { method: 'POST' }))
    expect([await wallet.balance(), await paymentsOf(tollgraph, address)]).toEqual(before)

    expect((await run('suspend', 'wallet', address, '--reason', 'again')).code).toBe(1)
    expect((await run('suspensions')).stdout).toMatch(new RegExp(`WALLET +${address} +ada +Card fraud`))
    expect((await run('unsuspend', 'wallet', address, '--reason', 'Sorted out', '--by', 'bob')).code).toBe(0)
    await eventually('it pays again', async () => (await wallet.pay(...search('after-all'))).status === 200)
    expect(await recordOf(address)).toEqual([
      { by: 'ada', action: 'SUSPENDED', kind: 'WALLET', reason: 'Card fraud' },
      { by: 'bob', action: 'UNSUSPENDED', kind: 'WALLET', reason: 'Sorted out' },
    ])
    expect((await run('suspensions', '--log', '2')).stdout).toMatch(/UNSUSPENDED[\s\S]* SUSPENDED/)
  })

  it('cannot be suspended without a reason, nor by what is no address', async () => {
    expect((await run('suspend', 'wallet', owner.address)).code).toBe(2)
    expect((await run('suspend', 'wallet', owner.address, '--reason', ' ')).code).toBe(2)
    expect((await run('suspend', 'wallet', '0x12', '--reason', 'x')).code).toBe(2)
    expect(await recordOf(owner.address)).toEqual([])
  })

  it('whose record somebody tries to change keeps it', async () => {
    const { pool } = tollgraph.backend.db
    for (const sql of [`UPDATE abuse.action SET reason = 'other'`, 'DELETE FROM abuse.action', 'TRUNCATE abuse.action'])
      await expect(pool.query(sql)).rejects.toThrow('append-only')
  })
})

describe('a refused address', () => {
  const send = (address: string) =>
    owner.pay(`${tollgraph.url}/api/send`, json({ amount: 1, address, network: 'base' }))

  it('of the setting’s file is not paid: 403, and nothing moves', async () => {
    const before = await owner.balance()
    await refusedWith('address_refused', () => send(listed.address))
    expect(await owner.balance()).toBe(before)
    expect(await recordOf(listed.address)).toMatchObject([{ by: 'REFUSED_ADDRESSES_FILE', action: 'REFUSED' }])
  })

  it('of an imported file neither pays nor signs before anything is verified, until it is taken off', async () => {
    const wallet = await makeWallet(tollgraph, '5')
    await writeFile(join(folder, 'list.txt'), `${wallet.address} # somebody\n\n${listed.address}\n`)
    const imported = await run('refuse-addresses', 'import', 'list.txt', '--reason', 'A list')
    expect(imported.stdout).toBe('Refused: 1 more of the 2 in the file\n')
    await seen('the list', (now) => now.isRefused(wallet.address))
    await refusedWith('address_refused', () => wallet.pay(...search('of-a-refused-one')))
    await refusedWith('address_refused', () => wallet.sign(profile()))
    // Also with a signature that is not good: who is refused is not looked into.
    const headers = await wallet.paymentHeaders(await fetch(...search('spoilt')))
    const [[name, value]] = Object.entries(headers) as [[string, string]]
    const payload = JSON.parse(Buffer.from(value, 'base64').toString())
    payload.payload.signature = `0x${'11'.repeat(64)}1b`
    const spoilt = { [name]: Buffer.from(JSON.stringify(payload)).toString('base64') }
    const [url] = search('spoilt')
    await refusedWith('address_refused', () => fetch(url, json({ name: 'spoilt' }, spoilt)))
    expect(await paymentsOf(tollgraph, wallet.address)).toEqual([])
    expect((await run('refuse-addresses', 'remove', wallet.address, '--reason', 'Off the list')).code).toBe(0)
    await eventually('it pays again', async () => (await wallet.pay(...search('off-the-list'))).status === 200)
  })

  it('is not imported from a file with a line that is none: nothing is', async () => {
    await writeFile(join(folder, 'bad.txt'), `${owner.address}\n0x12\n`)
    const { code, stderr } = await run('refuse-addresses', 'import', 'bad.txt', '--reason', 'x')
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('line 2: 0x12') })
    expect(await recordOf(owner.address)).toEqual([])
  })
})

describe('what is hosted', () => {
  const api = (path: string) => `${tollgraph.url}/upload${path}`
  interface Bought {
    readonly uploadId: string
    readonly uploadUrl: string
    readonly publicUrl: string
  }

  it('a suspended file answers 403, and is there again after', async () => {
    const bought = await owner.pay(
      api('/api/upload'),
      json({ filename: 'a.txt', contentType: 'text/plain', tier: '10mb' }),
    )
    const file = (await bought.json()) as Bought
    const put = await fetch(file.uploadUrl, { method: 'PUT', body: 'hello', headers: { 'content-type': 'text/plain' } })
    expect(put.status).toBe(201)
    const get = async () => (await fetch(file.publicUrl)).status
    expect(await get()).toBe(200)
    expect((await run('suspend', 'site', file.uploadId, '--reason', 'x')).stderr).toContain('There is no site')
    expect((await run('suspend', 'file', file.uploadId, '--reason', 'Malware')).code).toBe(0)
    await eventually('it is not shown', async () => (await get()) === 403)
    expect((await run('unsuspend', 'file', file.uploadId, '--reason', 'Clean')).code).toBe(0)
    await eventually('it is shown', async () => (await get()) === 200)
  })

  it('a suspended site is not shown, and its owner can neither renew nor replace it', async () => {
    const bought = await owner.pay(api('/api/site'), json({ filename: 'site.zip', tier: '10mb' }))
    const { uploadId, uploadUrl } = (await bought.json()) as Bought
    const body = new Uint8Array(zipOf({ 'index.html': 'hello' }))
    expect((await fetch(uploadUrl, { method: 'PUT', body })).status).toBe(201)
    expect((await owner.sign(api('/api/site/activate'), json({ uploadId }))).status).toBe(200)
    const show = () => askPlainly(Number(tollgraph.environment.HOSTING_PORT), `${uploadId}.sites.localhost`, '/')
    expect((await show()).status).toBe(200)
    expect((await run('suspend', 'site', uploadId, '--reason', 'Phishing')).code).toBe(0)
    await eventually('it is not shown', async () => (await show()).status === 403)
    const before = await owner.balance()
    const renewal = json({ uploadId, tier: '10mb', count: 1 })
    await refusedWith('upload_suspended', () => owner.pay(api('/api/site/renew'), renewal))
    const replacing = { ...json({ uploadId }), method: 'PUT' }
    await refusedWith('upload_suspended', () => owner.sign(api('/api/site'), replacing))
    const query = `mutation { renewSite(input: { site: "${uploadId}", tier: MB_10 }) { problem { __typename } } }`
    const answer = await owner.pay(`${tollgraph.url}/graphql`, json({ query }))
    const problem = { __typename: 'SuspendedProblem' }
    expect(await answer.json()).toMatchObject({ data: { renewSite: { problem } } })
    expect(await owner.balance()).toBe(before)
  })
})

it('a suspended inbox takes no mail, sends none, and is not read or topped up', async () => {
  const api = (path: string) => `${tollgraph.url}/mail/api/inbox${path}`
  const bought = await owner.pay(api('/buy'), json({ username: 'mallory' }))
  const { inbox } = (await bought.json()) as { inbox: string }
  expect(inbox).toMatch(/^mallory@/)
  const letter = { to: ['ada@mail.example'], subject: 'x', text: 'x' }
  const port = Number(tollgraph.environment.MX_PORT)
  const write = () =>
    createTransport({ host: '127.0.0.1', port, tls: { rejectUnauthorized: false } }).sendMail({
      from: 'eve@somewhere.example',
      to: inbox,
      text: 'hello',
    })
  await write()
  expect((await run('suspend', 'inbox', inbox, '--reason', 'Spam')).code).toBe(0)
  await seen('the suspension', (now) => now.isSuspended({ kind: 'INBOX', target: inbox }))
  const before = await owner.balance()
  await refusedWith('inbox_suspended', () => owner.pay(api('/messages'), json({ username: 'mallory' })))
  await refusedWith('inbox_suspended', () => owner.pay(api('/send'), json({ username: 'mallory', ...letter })))
  await refusedWith('inbox_suspended', () => owner.pay(api('/topup'), json({ username: 'mallory' })))
  await expect(write()).rejects.toMatchObject({ responseCode: 550, response: expect.stringContaining('5.2.1') })
  expect(await owner.balance()).toBe(before)
})
