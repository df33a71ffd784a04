import { describe, expect, it } from 'vitest'
import { checkProviders } from '../../cli/doctor/providers.ts'
import { withoutStandIns } from '../../router/boot/standIns.ts'
import { type Config, readConfig } from '../../router/config/config.ts'
import { SUBGRAPHS } from '../../router/services.ts'

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const PUBLIC_URL = 'https://api.example.com'
const TEMPO = {
  TEMPO_RPC_URL: 'https://rpc.tempo.example',
  TEMPO_CURRENCY: '0x20c0000000000000000000000000000000000001',
  TEMPO_PAYEE: ADDRESS,
}
const SOLANA = {
  SOLANA_RPC_URL: 'https://rpc.solana.example',
  SOLANA_PAYEE: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
  FACILITATOR_URLS: 'https://facilitator.example',
}

const NETWORKS: [string, Record<string, string>][] = [
  ['Base', { NETWORK: 'base', PAYEE: ADDRESS }],
  ['Base Sepolia', { NETWORK: 'base-sepolia', PAYEE: ADDRESS }],
  ['the main net of Tempo beside the devnet', TEMPO],
  ['the test net of Tempo beside the devnet', { ...TEMPO, TEMPO_CHAIN_ID: '42431' }],
  ['Solana beside the devnet', { ...SOLANA, SOLANA_NETWORK: 'solana' }],
  ['the devnet of Solana beside the devnet', SOLANA],
]

const configOf = (given: Record<string, string>) => readConfig(given, SUBGRAPHS)
const registrar = { name: 'registrar', kind: 'sandbox' } as const
const started = { engines: {}, stop: async () => {}, providers: [registrar] }
const findingOf = (config: Config) => checkProviders(config).find(({ subject }) => subject === 'domains: registrar')

it('ports of one name in two services have different names in the findings', () => {
  const subjects = checkProviders(configOf({})).map(({ subject }) => subject)
  expect(subjects).toContain('social: forum')
  expect(subjects).toContain('enrich: forum')
  expect(new Set(subjects).size).toBe(subjects.length)
})

describe('a port that a stand-in would serve', () => {
  it.each(NETWORKS)('on %s is off, unless stand-ins are allowed; the doctor says so', (_network, given) => {
    const config = configOf({ ...given, PUBLIC_URL })
    expect(withoutStandIns(started, config.router).providers).toEqual([{ name: 'registrar', kind: 'off' }])
    expect(findingOf(config)).toMatchObject({
      level: 'warning',
      text: expect.stringContaining('provider_not_configured'),
    })
    const allowed = configOf({ ...given, PUBLIC_URL, ALLOW_STAND_INS: 'true' })
    expect(withoutStandIns(started, allowed.router).providers).toEqual([registrar])
    expect(findingOf(allowed)).toMatchObject({ level: 'warning', text: 'stand-in for real money' })
  })

  it('on the embedded devnet is play money', () => {
    const config = configOf({})
    expect(withoutStandIns(started, config.router).providers).toEqual([registrar])
    expect(checkProviders(config).every(({ level }) => level === 'good')).toBe(true)
  })
})

it('a company without the key that some of its paths want leaves these off, and the doctor says so', () => {
  const findings = checkProviders(readConfig({ PROVIDERS: 'defillama' }, SUBGRAPHS))
  expect(findings.find(({ subject }) => subject === 'data: protocolstats-pro')).toMatchObject({
    level: 'warning',
    text: expect.stringMatching(/^off/),
    advice: 'set DEFILLAMA_KEY',
  })
})
