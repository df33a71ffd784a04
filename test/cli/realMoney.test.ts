import { describe, expect, it } from 'vitest'
import { checkProviders } from '../../cli/doctor/providers.ts'
import { checkStandIns, StandInWithRealMoney } from '../../router/boot/standIns.ts'
import { readConfig } from '../../router/config/config.ts'
import { SUBGRAPHS } from '../../router/services.ts'

const ADDRESS = '0x000000000000000000000000000000000000dEaD'
const PUBLIC_URL = 'https://api.example.com'
const TEMPO = { TEMPO_RPC_URL: 'https://rpc.tempo.example', TEMPO_CURRENCY: ADDRESS, TEMPO_PAYEE: ADDRESS }
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
const started = new Map([['domains', { providers: [{ name: 'registrar', kind: 'sandbox' }] }]]) as never

describe('a stand-in that is sold', () => {
  it.each(NETWORKS)('on %s stops the start and the doctor, unless it is allowed', (_network, given) => {
    const config = configOf({ ...given, PUBLIC_URL })
    expect(() => checkStandIns(config.router, started)).toThrow(StandInWithRealMoney)
    expect(checkProviders(config).filter(({ subject }) => subject === 'registrar')).toMatchObject([{ level: 'bad' }])
    const allowed = configOf({ ...given, PUBLIC_URL, ALLOW_STAND_INS: 'true' })
    expect(() => checkStandIns(allowed.router, started)).not.toThrow()
    expect(checkProviders(allowed).filter(({ subject }) => subject === 'registrar')).toMatchObject([
      { level: 'warning' },
    ])
  })

  it('on the embedded devnet is play money', () => {
    const config = configOf({})
    expect(() => checkStandIns(config.router, started)).not.toThrow()
    expect(checkProviders(config).every(({ level }) => level === 'good')).toBe(true)
  })
})
