import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makePayer } from '../../payments/ways/payers.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, siwxHeader } from '../../support/wallet.ts'

const OLD = 'the secret that this installation had before'
const NEW = 'the secret that this installation has from now on'

const RECIPIENT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const LOOK = { query: '{ me { address } }' }
const SENT = { amount: 0.5, address: RECIPIENT, network: 'base' }

let tollgraph: TestTollgraph | undefined
let dataDir: string | undefined
afterAll(async () => {
  await tollgraph?.stop()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
})

/** Everything that a client can hold of ours and bring back: its requests, ready to be sent. */
async function outstanding(place: TestTollgraph, tag: string): Promise<Record<string, () => Promise<number>>> {
  const graphql = `${place.url}/graphql`
  const search = `${place.url}/domains/api/search`
  const send = `${place.url}/api/send`
  const statusOf = async (url: string, body: object, headers: Record<string, string>) =>
    (await fetch(url, json(body, headers))).status
  const [wallet, mpp] = [await makeWallet(place, '5'), await makePayer(place, 'mpp')]
  const byMpp = { name: `rotated-mpp-${tag}` }
  const challenge = await mpp.headers(await fetch(search, json(byMpp)))
  const quote = await wallet.paymentHeaders(await fetch(send, json(SENT)))
  const signIn = { 'sign-in-with-x': await siwxHeader(wallet.account, await fetch(graphql, json(LOOK)), graphql) }
  const secret = { query: `{ domainAvailability(domain: "rotated-${tag}.com") { available } }` }
  const paid = await wallet.paymentHeaders(await fetch(graphql, json(secret)))
  expect(await statusOf(graphql, secret, paid)).toBe(200)
  return {
    'an MPP challenge': () => statusOf(search, byMpp, challenge),
    'a signed quote': () => statusOf(send, SENT, quote),
    'a nonce': () => statusOf(graphql, LOOK, signIn),
    'the id of an offer': () => statusOf(graphql, secret, paid),
  }
}

async function statuses(requests: Record<string, () => Promise<number>>): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const [what, ask] of Object.entries(requests)) found[what] = await ask()
  return found
}

it('SECRET is changed without an outstanding promise being broken, and what came before it ends with SECRET_PREVIOUS', async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tollgraph-rotation-'))
  tollgraph = await startTollgraph({ SECRET: OLD, LOG_LEVEL: 'silent' })
  const place = tollgraph.environment
  const [first, second] = [await outstanding(tollgraph, 'one'), await outstanding(tollgraph, 'two')]
  const restart = async (secrets: Record<string, string>) => {
    await tollgraph?.app.close()
    await tollgraph?.backend.stop()
    tollgraph = await startTollgraph({ ...place, SECRET_PREVIOUS: '', ...secrets })
  }

  await restart({ SECRET: NEW, SECRET_PREVIOUS: OLD })
  expect(await statuses(first)).toEqual({
    'an MPP challenge': 200,
    'a signed quote': 200,
    'a nonce': 200,
    'the id of an offer': 200,
  })
  const third = await outstanding(tollgraph, 'three')

  await restart({ SECRET: NEW })
  expect(await statuses(second)).toEqual({
    'an MPP challenge': 402,
    'a signed quote': 402,
    'a nonce': 402,
    'the id of an offer': 409,
  })
  expect(new Set(Object.values(await statuses(third)))).toEqual(new Set([200]))
})
