import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkFiles } from '../../cli/doctor/files.ts'
import { checkSolana, checkTempo } from '../../cli/doctor/otherChains.ts'
import { readConfig } from '../../router/config/config.ts'
import { SUBGRAPHS } from '../../router/services.ts'
import { s3rverGround } from '../kit/blobs/grounds/s3rverGround.ts'
import { freePorts } from '../support/ports.ts'
import { startSolana, type TestSolana } from '../support/solana/solana.ts'
import { startTempo, TEMPO_MAINNET, TEMPO_TESTNET, type TestTempo } from '../support/tempo/startTempo.ts'

// What doctor says of what lies beside the machine, its database and its EVM chain.

let deadUrl: string
beforeAll(async () => {
  deadUrl = `http://127.0.0.1:${(await freePorts(1))[0]}/key-of-the-node`
})

const settings = (given: Readonly<Record<string, string>>) =>
  readConfig({ PUBLIC_URL: 'https://api.example.com', ...given }, SUBGRAPHS).router

/** A key pair as wallets write it to a file. */
const text = (key: Uint8Array) => JSON.stringify([...key])

describe('payments on Solana', () => {
  let solana: TestSolana
  beforeAll(async () => {
    solana = await startSolana()
  })
  afterAll(() => solana?.stop())

  it('are not spoken of where they are not configured', async () => {
    expect(await checkSolana(settings({}))).toEqual([])
  })

  it('are well where their keys have money, and else come with what to do', async () => {
    const rich = await solana.makeWallet(1n, 1_000_000_000n)
    const given = { SOLANA_RPC_URL: solana.rpcUrl, SOLANA_PAYEE: rich.address, SOLANA_FACILITATOR_KEY: text(rich.key) }
    const well = { level: 'good', subject: 'solana', text: expect.stringContaining(rich.address) }
    expect(await checkSolana(settings(given))).toEqual([well])
    const poor = await solana.makeWallet(0n)
    expect(await checkSolana(settings({ ...given, SOLANA_REFUND_KEY: text(poor.key) }))).toEqual([
      well,
      { level: 'warning', subject: 'solana', text: expect.stringContaining('low on SOL'), advice: 'send it some' },
      { level: 'warning', subject: 'solana', text: expect.stringContaining('no USDC'), advice: 'send it some' },
    ])
  })

  it('are told to be broken without the secrets of the node’s URL', async () => {
    const { key, address } = await solana.makeWallet()
    const given = { SOLANA_RPC_URL: deadUrl, SOLANA_PAYEE: address, SOLANA_FACILITATOR_KEY: text(key) }
    const findings = await checkSolana(settings(given))
    expect(findings).toMatchObject([{ level: 'bad', subject: 'solana' }])
    expect(JSON.stringify(findings)).not.toContain('key-of-the-node')
  })
})

describe('payments on Tempo', () => {
  let tempo: TestTempo
  let given: Record<string, string>
  const payee = privateKeyToAddress(generatePrivateKey())
  beforeAll(async () => {
    tempo = await startTempo()
    given = {
      TEMPO_RPC_URL: tempo.rpcUrl,
      TEMPO_CHAIN_ID: String(TEMPO_TESTNET),
      TEMPO_CURRENCY: tempo.currency,
      TEMPO_PAYEE: payee,
    }
  })
  afterAll(() => tempo?.stop())

  it('are not spoken of where they are not configured', async () => {
    expect(await checkTempo(settings({}))).toEqual([])
  })

  it('are well where their keys have money, and else come with what to do', async () => {
    const key = generatePrivateKey()
    const address = privateKeyToAddress(key)
    const well = { level: 'good', subject: 'tempo', text: expect.stringContaining(payee) }
    expect(await checkTempo(settings(given))).toEqual([well])
    const asked = settings({ ...given, TEMPO_REFUND_KEY: key })
    expect(await checkTempo(asked)).toEqual([
      well,
      {
        level: 'warning',
        subject: 'tempo',
        text: `${address}, of TEMPO_REFUND_KEY, holds nothing`,
        advice: `send some of ${tempo.currency} to it`,
      },
    ])
    await tempo.give(address as never, 1n)
    expect(await checkTempo(asked)).toEqual([well])
  })

  it.each<[what: string, change: () => Record<string, string>, text: string]>([
    ['another chain', () => ({ TEMPO_CHAIN_ID: String(TEMPO_MAINNET) }), `is chain ${TEMPO_TESTNET}`],
    ['no token', () => ({ TEMPO_CURRENCY: privateKeyToAddress(generatePrivateKey()) }), 'is no token there'],
    ['a node that does not answer', () => ({ TEMPO_RPC_URL: deadUrl }), 'does not answer'],
  ])('are told to be broken with %s', async (_what, change, text) => {
    const findings = await checkTempo(settings({ ...given, ...change() }))
    expect(findings).toMatchObject([{ level: 'bad', subject: 'tempo', text: expect.stringContaining(text) }])
    expect(JSON.stringify(findings)).not.toContain('key-of-the-node')
  })
})

describe('files', () => {
  it('are in the data folder, which is well for one process', async () => {
    expect(await checkFiles(settings({}))).toMatchObject({ level: 'good' })
    const shared = { DATABASE_URL: 'postgres://somebody@127.0.0.1/nowhere' }
    expect(await checkFiles(settings(shared))).toMatchObject({
      level: 'warning',
      advice: expect.stringMatching(/S3_BUCKET/),
    })
  })

  it('are in a bucket that was tried, or it is told what to mend', async () => {
    const ground = await s3rverGround()
    try {
      const given = {
        S3_BUCKET: ground.settings.bucket,
        S3_ENDPOINT: ground.settings.endpoint ?? '',
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
      }
      expect(await checkFiles(settings(given))).toMatchObject({ level: 'good', text: 'kept in the bucket files' })
      const missing = await checkFiles(settings({ ...given, S3_BUCKET: 'missing' }))
      expect(missing).toMatchObject({ level: 'bad', text: expect.stringContaining('correct S3_BUCKET') })
    } finally {
      await ground.end()
    }
  })
})
