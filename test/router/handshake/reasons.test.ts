import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../router/config/config.ts'
import { factsOf } from '../../../router/handshake/facts.ts'
import { reasonsAgainst } from '../../../router/handshake/reasons.ts'
import { PurposeKeys } from '../../../router/keys/purposeKeys.ts'
import { SUBGRAPHS } from '../../../router/services.ts'

const [OLD, NEW] = ['the secret that all processes have had', 'the secret that all processes will have']
const BASE = {
  NETWORK: 'base',
  PUBLIC_URL: 'https://api.example.com',
  PAYEE: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
}

interface Place {
  readonly settings?: Readonly<Record<string, string>>
  readonly secrets?: readonly string[]
  readonly store?: { readonly kind: 'filesystem' | 's3'; readonly id: string }
  readonly database?: string
  readonly service?: string
}

/** The facts of a service in a process with these settings. */
function factsAt({ settings = {}, secrets = [OLD], store, database = 'one', service = 'data' }: Place) {
  const declared = SUBGRAPHS.find(({ name }) => name === service) ?? expect.fail(service)
  const config = readConfig(settings, SUBGRAPHS)
  const keys = new PurposeKeys(secrets)
  return factsOf(declared, { config, keys, database, store: store ?? { kind: 'filesystem', id: 'one' } })
}

const reasons = (there: Place, here: Place, areStandInsAllowed = false) =>
  reasonsAgainst(factsAt(there), factsAt(here), areStandInsAllowed)

describe('a service in another process', () => {
  it('fits a router with the same settings', () => {
    expect(reasons({}, {})).toEqual([])
    expect(reasons({ settings: BASE }, { settings: BASE })).toEqual([])
  })

  it.each<[string, Place, Place, RegExp]>([
    ['another service', { service: 'travel' }, {}, /It is the service travel: correct DATA_SUBGRAPH_URL/],
    [
      'another store',
      { store: { kind: 's3', id: 'one' } },
      {},
      /\(an S3 bucket, here a folder\): set the same S3_BUCKET/,
    ],
    ['another folder', { store: { kind: 'filesystem', id: 'two' } }, {}, /or the same FILES_DIR/],
    ['another database', { database: 'two' }, {}, /DATABASE_URL lead to the same database/],
    ['another secret', { secrets: [NEW] }, {}, /SECRET_PREVIOUS/],
    ['a secret that the router does not accept yet', { secrets: [NEW, OLD] }, {}, /SECRET_PREVIOUS/],
    ['links of another host', { settings: { PUBLIC_URL: 'https://one.example' } }, {}, /PUBLIC_URL is https:\/\/one/],
  ])('is refused for %s', (_what, there, here, reason) => {
    expect(reasons(there, here)).toEqual([expect.stringMatching(reason)])
  })

  it('on the devnet is refused by a router for real money, for each reason', () => {
    const found = reasons({ settings: { PUBLIC_URL: BASE.PUBLIC_URL } }, { settings: BASE })
    expect(found).toEqual([
      'Its network is devnet (eip155:84532), here it is base (eip155:8453): set the same NETWORK in both processes.',
      expect.stringContaining('By NETWORK=base this router takes payments outside the devnet, and it does not'),
    ])
  })

  it('on the devnet is refused by a router on Base Sepolia, whose id is the same', () => {
    const settings = { ...BASE, NETWORK: 'base-sepolia' }
    expect(reasons({ settings: { PUBLIC_URL: BASE.PUBLIC_URL } }, { settings })[0]).toMatch(/Its network is devnet/)
  })

  it('with stand-ins for real money is refused unless the router allows them', () => {
    const there = { settings: { ...BASE, ALLOW_STAND_INS: 'true' } }
    expect(reasons(there, { settings: BASE })).toEqual([
      expect.stringMatching(/Stand-ins serve its ports marketdata, /),
    ])
    expect(reasons(there, { settings: BASE }, true)).toEqual([])
  })

  it('may change over to a new secret while each process accepts both', () => {
    expect(reasons({ secrets: [NEW, OLD] }, { secrets: [OLD, NEW] })).toEqual([])
  })

  it('shows no secret', () => {
    const told = JSON.stringify(factsAt({ settings: { ...BASE, COINGECKO_KEY: 'the key of a company' } }))
    expect(told).not.toContain(OLD)
    expect(told).not.toContain('the key of a company')
    expect(told).toContain('CoinGecko')
  })
})
