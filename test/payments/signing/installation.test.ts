import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { ConfigError, readConfig } from '../../../router/config/config.ts'
import { SUBGRAPHS } from '../../../router/services.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import { cli, ownPorts } from '../../cli/cli.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet } from '../../support/wallet.ts'
import { AWS_KEY, GCP_KEY, type KmsServer, startKmsServer } from './kmsServer.ts'

const KEYS = { FACILITATOR_SIGNER: `aws-kms:${AWS_KEY}`, REFUND_SIGNER: `gcp-kms:${GCP_KEY}` }

let kms: KmsServer
let tollgraph: TestTollgraph
beforeAll(async () => {
  kms = await startKmsServer()
  for (const [name, value] of Object.entries(kms.environment)) vi.stubEnv(name, value)
  tollgraph = await startTollgraph({ ...KEYS, KMS_ENDPOINT: kms.url, LOG_LEVEL: 'silent' })
  await tollgraph.backend.money.devnet?.fund(kms.address, { eth: 10n ** 18n, usdc: 5_000_000n })
})
afterAll(async () => {
  await tollgraph?.stop()
  await kms?.stop()
  vi.unstubAllEnvs()
})

const SEARCH = json({ name: 'signed-elsewhere' })

it('a payment is settled by a transaction that the key management service signed', async () => {
  const wallet = await makeWallet(tollgraph, '1')
  const url = `${tollgraph.url}/domains/api/search`
  const before = kms.signatures()
  const answer = await fetch(url, {
    ...SEARCH,
    headers: { 'content-type': 'application/json', ...(await wallet.paymentHeaders(await fetch(url, SEARCH))) },
  })
  expect(answer.status).toBe(200)
  expect(kms.signatures()).toBe(before + 1)
  const receipt = JSON.parse(Buffer.from(answer.headers.get('payment-response') ?? '', 'base64').toString())
  const { from } = await tollgraph.chain.client.getTransaction({ hash: receipt.transaction })
  expect(from.toLowerCase()).toBe(kms.address.toLowerCase())
})

it('a refund is a transfer that the key management service signed', async () => {
  const { address } = await makeWallet(tollgraph, '0')
  const refunder = tollgraph.backend.rails.all[0]?.refunder
  expect(refunder?.sender.toLowerCase()).toBe(kms.address.toLowerCase())
  const prepared = await refunder?.prepare(
    { mark: `0x${'01'.repeat(32)}`, to: address, amount: atomicUsdc(250_000n) },
    null,
  )
  expect(prepared && (await refunder?.send(prepared))).toMatchObject({ kind: 'settled' })
  expect(await tollgraph.chain.balanceOf(address)).toBe(250_000n)
})

it('while the key management service refuses nothing is charged, and afterwards the same payment settles', async () => {
  const wallet = await makeWallet(tollgraph, '1')
  const url = `${tollgraph.url}/domains/api/search`
  const body = { name: 'signed-later' }
  const headers = await wallet.paymentHeaders(await fetch(url, json(body)))
  kms.behaviour.refuses = true
  onTestFinished(() => {
    kms.behaviour.refuses = false
  })
  const refused = await fetch(url, json(body, headers))
  expect(refused.status).toBe(202)
  expect(await tollgraph.chain.balanceOf(wallet.address)).toBe(1_000_000n)
  kms.behaviour.refuses = false
  await vi.waitFor(async () => expect((await fetch(url, json(body, headers))).status).toBe(200), {
    timeout: 30_000,
    interval: 200,
  })
  expect(await tollgraph.chain.balanceOf(wallet.address)).toBe(990_000n)
})

it('doctor makes a trial signature, and names the key that may not sign', async () => {
  const env = {
    ...(await ownPorts()),
    ...kms.environment,
    ...KEYS,
    KMS_ENDPOINT: kms.url,
    DATA_DIR: tollgraph.environment.DATA_DIR ?? '',
    NETWORK: 'base-sepolia',
    RPC_URL: tollgraph.rpcUrl,
    PUBLIC_URL: 'https://api.example.com',
    PAYEE: kms.address,
    ALLOW_STAND_INS: 'true',
  }
  const before = kms.signatures()
  const good = await cli(['doctor'], { env })
  expect(good.stdout).toContain(`✓ signing keys: a trial signature was made with ${Object.values(KEYS).join(' and ')}`)
  expect(good.stdout).toMatch(new RegExp(`^✓ facilitator: embedded; ${kms.address} holds`, 'm'))
  expect(kms.signatures()).toBe(before + 2)
  kms.behaviour.refuses = true
  onTestFinished(() => {
    kms.behaviour.refuses = false
  })
  const bad = await cli(['doctor'], { env })
  expect(bad.code).toBe(1)
  expect(bad.stdout).toMatch(/^✗ signing keys: (aws|gcp)-kms:.+(refused|denied)/m)
})

it.each(['FACILITATOR', 'REFUND'])('%s_SIGNER beside the key itself, or in a form that is none, is refused', (role) => {
  const problemsOf = (environment: Record<string, string>) => {
    try {
      readConfig(environment, SUBGRAPHS)
      return []
    } catch (error) {
      if (error instanceof ConfigError) return error.problems
      throw error
    }
  }
  const both = { [`${role}_KEY`]: `0x${'4d'.repeat(32)}`, [`${role}_SIGNER`]: `aws-kms:${AWS_KEY}` }
  expect(problemsOf(both)).toEqual([`${role}_KEY and ${role}_SIGNER are both set: leave one of them out.`])
  for (const wrong of [AWS_KEY, 'gcp-kms:projects/p', 'azure:key'])
    expect(problemsOf({ [`${role}_SIGNER`]: wrong })[0]).toMatch(`${role}_SIGNER must be aws-kms:`)
})
