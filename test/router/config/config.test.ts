import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../../../router/config/config.ts'
import { describeSettings, envExample, settingsPage } from '../../../router/config/describe.ts'
import { remoteAccesses } from '../../../router/config/facilitators.ts'
import { ROUTER_SETTINGS } from '../../../router/config/settings.ts'
import { SUBGRAPHS } from '../../../router/services.ts'
import { edwardsKey } from '../../support/cdpKeys.ts'

const PUBLIC_URL = 'https://api.example.com'
const PAYEE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const TEMPO_CURRENCY = '0x20c0000000000000000000000000000000000001'

/** The problems that a set of settings has. */
function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment, SUBGRAPHS)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('settings', () => {
  it('are those of every service that a folder declares', () => {
    const declared = readdirSync('subgraphs').filter((folder) => existsSync(`subgraphs/${folder}/service.ts`))
    expect(SUBGRAPHS.map(({ name }) => name).sort()).toEqual(declared.sort())
  })

  it('need nothing on the devnet', () => {
    const { router } = readConfig({}, SUBGRAPHS)
    expect(router).toMatchObject({
      PORT: 4000,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      NETWORK: 'devnet',
      DEVNET_PORT: 8545,
    })
    expect(router.DATABASE_URL).toBeUndefined()
  })

  it('refuse SECRET among the other secrets', () => {
    const [secret, other] = ['the secret of this installation now', 'the secret of this installation before']
    expect(problemsOf({ SECRET: secret, SECRET_PREVIOUS: `${other},${secret}` })).toEqual([
      'SECRET_PREVIOUS must not name SECRET itself: it is for the other secrets that still hold.',
    ])
    expect(problemsOf({ SECRET: secret, SECRET_PREVIOUS: other })).toEqual([])
  })

  it('take an empty variable as one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }, SUBGRAPHS).router.PORT).toBe(4000)
  })

  it('refuse a misspelt one whose right one is not set, and say that', () => {
    expect(problemsOf({ DATABASE_ULR: 'postgres://a/b', FACILITATR_KEY: '0x1' })).toEqual([
      'DATABASE_ULR is not a setting: did you mean DATABASE_URL? Rename it, or unset it.',
      'FACILITATR_KEY is not a setting: did you mean FACILITATOR_KEY? Rename it, or unset it.',
    ])
    expect(problemsOf({ DATABASE_URI: 'postgres://a/b', DATABASE_URL: 'postgres://a/b' })).toEqual([])
  })

  it('warn of a name that looks like one, and ignore the variables of other programs', () => {
    const { warnings } = readConfig(
      {
        SETTLEMENT_SPEED: '3',
        DATABASE_PORT: 'tcp://10.0.0.1:5432',
        RUN_JOBSS: 'true',
        RUN_JOBS: 'true',
        HOME: '/root',
        HOSTNAME: 'one',
        PATH: '/bin',
        NODE_OPTIONS: '-r x',
        npm_config_port: '1',
        NODE_ENV: 'test',
        KUBERNETES_SERVICE_PORT: '443',
        AWS_REGION: 'eu-central-1',
        GOOGLE_APPLICATION_CREDENTIALS: '/key.json',
      },
      SUBGRAPHS,
    )
    expect(warnings).toEqual([
      'SETTLEMENT_SPEED is not a setting and is ignored; docs/settings.md lists all',
      'DATABASE_PORT is not a setting and is ignored; did you mean DATABASE_POOL?',
    ])
  })

  it.each([
    ['a placeholder', 'change-me-change-me-change-me-change-me'],
    ['one letter', 'x'.repeat(40)],
    ['a few letters', 'abcabcabcabcabcabcabcabcabcabcabcabc'],
  ])('refuse %s as SECRET', (_, secret) => {
    expect(problemsOf({ SECRET: secret })).toEqual([expect.stringContaining('SECRET must be random')])
  })

  it('refuse database servers that cannot be written to', () => {
    const url = 'postgres://u@a,b/db?target_session_attrs=standby'
    expect(problemsOf({ DATABASE_URL: url })).toEqual([
      expect.stringContaining('DATABASE_URL must have target_session_attrs=read-write'),
    ])
  })

  it('refuse an old name, and say the new one', () => {
    expect(problemsOf({ ALLOW_SANDBOX: 'true', SANDBOX_SEED: 'tollgraph', SANDBOX_REGISTRY_PORT: '7700' })).toEqual([
      'ALLOW_SANDBOX is now ALLOW_STAND_INS: rename it.',
      'SANDBOX_SEED is now STAND_IN_SEED: rename it.',
      'SANDBOX_REGISTRY_PORT is now STAND_IN_REGISTRY_PORT: rename it.',
    ])
  })

  it('do not repeat an entry of SUBGRAPHS, whose URL may hold a password', () => {
    const entries = ['https://me:hidden@a.example/?x=1', 'reviews=hidden', 'Mail=https://me:hidden@b.example']
    const problems = problemsOf({ SUBGRAPHS: entries.join(' ') })
    expect(problems).toEqual([
      expect.stringContaining(
        'must name subgraphs by lower-case letters and digits, such as name=https://… (entry 1 of 3)',
      ),
      expect.stringContaining('names no URL for reviews (entry 2 of 3)'),
      expect.stringContaining('(entry 3 of 3)'),
    ])
    expect(problems.join()).not.toContain('hidden')
  })

  it('are named in their messages, which do not repeat a value that may be a secret', () => {
    // What is no secret wherever it is put, and is repeated.
    const open = ['NETWORK', 'PROVIDERS']
    const names = [ROUTER_SETTINGS, ...SUBGRAPHS.map(({ settings }) => settings)].flatMap(Object.keys)
    const values = ['hidden', '0xhidden', 'https://me:hidden@a.example/?key=hidden', `-----BEGIN KEY-----\nhidden`]
    for (const name of names.filter((name) => !open.includes(name)))
      for (const value of values) {
        const problems = problemsOf({ [name]: value })
        expect(problems.join('\n')).not.toContain('hidden')
        expect(problems.join('\n')).not.toMatch(/Invalid|undefined|expected/)
      }
  })

  it.each([
    ['LOG_LEVEL', 'loud', 'must be one of trace, debug, info, warn, error, fatal, silent'],
    ['SMTP_URL', 'http://relay.example', 'must be an smtp or smtps URL'],
    ['SMTP_URL', 'relay.example', 'must be an smtp or smtps URL'],
    ['DNS_RESOLVERS', '9.9.9.9,dns.example', 'must be IP addresses'],
    ['MAIL_FROM', 'Domains', 'must be an address, such as "Shop <shop@example.com>"'],
    ['MERCH_MAIL_FROM', 'Shop <shop@a.example', 'must have both angle brackets or none'],
    ['MERCH_MAIL_FROM', 'a@a.example, b@a.example', 'must be an address, such as "Shop <shop@example.com>"'],
  ])('refuse %s=%s', (name, value, rule) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(`^${name} ${rule}\\. `)])
  })

  it('take servers and senders in all their forms', () => {
    for (const DNS_RESOLVERS of ['9.9.9.9', '9.9.9.9:53,1.1.1.1', '::1', '[2620:fe::fe]:53'])
      expect(problemsOf({ DNS_RESOLVERS })).toEqual([])
    for (const MAIL_FROM of ['a@b.example', '<a@b.example>', 'The Shop <a+b@c.example>', '"Shop, Inc." <a@b.example>'])
      expect(problemsOf({ MAIL_FROM })).toEqual([])
    expect(problemsOf({ SMTP_URL: 'smtps://user:secret@relay.example' })).toEqual([])
  })

  it('report all mistakes at once, each with its name, its rule and what it is for', () => {
    const problems = problemsOf({
      PORT: 'many',
      PAYEE: '0x12',
      DATABASE_URL: 'mysql://x',
      DNS_PORT: '-1',
      SECRET: 'short',
    })
    expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual([
      'DATABASE_URL',
      'DNS_PORT',
      'PAYEE',
      'PORT',
      'SECRET',
    ])
    expect(problems.find((problem) => problem.startsWith('PORT'))).toBe(
      'PORT must be a port number. Port of the HTTP server.',
    )
    expect(problems.find((problem) => problem.startsWith('SECRET'))).toContain('at least 32 characters')
  })

  it('say which bound a number is beyond', () => {
    const problems = problemsOf({ UNCHARGED_PERCENT: '0', UNCHARGED_LINES: '1001', SHUTDOWN_DELAY_MS: '120001' })
    expect(problems.map((problem) => problem.split('. ')[0])).toEqual([
      'SHUTDOWN_DELAY_MS must be at most 120000',
      'UNCHARGED_LINES must be at most 1000',
      'UNCHARGED_PERCENT must be at least 1',
    ])
  })

  it('refuse a real network without a payee; who settles there is known', () => {
    expect(problemsOf({ NETWORK: 'base', PUBLIC_URL, FACILITATOR_URLS: 'https://facilitator.example' })).toEqual([
      'PAYEE is needed with NETWORK=base: set it to the address that shall be paid.',
    ])
    expect(problemsOf({ NETWORK: 'base', PUBLIC_URL, PAYEE })).toEqual([])
    expect(problemsOf({ NETWORK: 'base', PUBLIC_URL, PAYEE, FACILITATOR_URLS: 'https://facilitator.example' })).toEqual(
      [],
    )
  })

  it.each([
    ['NETWORK=base', { NETWORK: 'base', PAYEE }],
    ['NETWORK=base-sepolia', { NETWORK: 'base-sepolia', PAYEE }],
    ['TEMPO_RPC_URL', { TEMPO_RPC_URL: 'https://rpc.tempo.example', TEMPO_CURRENCY, TEMPO_PAYEE: PAYEE }],
    [
      'SOLANA_RPC_URL',
      {
        SOLANA_RPC_URL: 'https://rpc.solana.example',
        SOLANA_PAYEE: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
        FACILITATOR_URLS: 'https://facilitator.example',
      },
    ],
  ])('refuse payments by %s without the URL that wallets sign in to', (network, environment) => {
    expect(problemsOf(environment)).toEqual([
      `PUBLIC_URL is needed with ${network}: set it to the URL that wallets sign in to, such as https://api.example.com.`,
    ])
    expect(problemsOf({ ...environment, PUBLIC_URL })).toEqual([])
  })

  it('refuse users’ files under a host name of the API, where their scripts would have its rights', () => {
    expect(problemsOf({ PUBLIC_URL, FILES_URL: `${PUBLIC_URL}:8443` })).toEqual([
      `FILES_URL must have a host name of its own: ${new URL(PUBLIC_URL).hostname} is the one of PUBLIC_URL.`,
    ])
    const mail = { MAIL_URL: 'https://mail.example.com', MAIL_FILES_URL: 'https://mail.example.com' }
    expect(problemsOf(mail)).toHaveLength(1)
    expect(problemsOf({ PUBLIC_URL, FILES_URL: 'https://files.example.net' })).toEqual([])
  })

  it('refuse a payee whose checksum is wrong', () => {
    expect(problemsOf({ PAYEE: PAYEE.replace('dc79', 'Dc79') })).toHaveLength(1)
  })
})

describe('a payee that could never pay out', () => {
  const FIX = 'Set it to the address of a wallet of your own.'
  const USDC = {
    base: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    test: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
  }
  const tempo = { TEMPO_RPC_URL: 'https://rpc.tempo.example', TEMPO_CURRENCY, PUBLIC_URL }
  const solana = {
    SOLANA_RPC_URL: 'https://rpc.solana.example',
    FACILITATOR_URLS: 'https://facilitator.example',
    PUBLIC_URL,
  }

  it.each([
    ['a burn address', '0x000000000000000000000000000000000000dEaD'],
    ['another one', '0xdEAD000000000000000042069420694206942069'],
    ['digits that repeat', '0xdeaddeaddeaddeaddeaddeaddeaddeaddeaddead'],
    ['all ones', `0x${'f'.repeat(40)}`],
    ['a precompile', '0x0000000000000000000000000000000000000001'],
    ['a genesis contract', '0x4200000000000000000000000000000000000006'],
    ['Permit2', '0x000000000022D473030F116dDEE9F6B43aC78BA3'],
    ['the proxy for exact payments', '0x402085c248EeA27D92E8b30b2C58ed07f9E20001'],
    ['the proxy for payments with a ceiling', '0x4020A4f3b7b90ccA423B9fabCc0CE57C6C240002'],
    ['USDC of another network', USDC.base],
  ])('is refused: %s', (_what, address) => {
    const payee = new RegExp(`^PAYEE=${address} is no wallet: .*\\. ${FIX}$`, 'i')
    expect(problemsOf({ PAYEE: address })).toEqual([expect.stringMatching(payee)])
    const onTempo = new RegExp(`^TEMPO_PAYEE=${address} is no wallet: .*\\. ${FIX}$`, 'i')
    expect(problemsOf({ ...tempo, TEMPO_PAYEE: address })).toEqual([expect.stringMatching(onTempo)])
  })

  it('is the zero address', () => {
    const zero = `0x${'0'.repeat(40)}`
    const rule = 'is the zero address: USDC sent there cannot be recovered'
    expect(problemsOf({ PAYEE: zero })).toEqual([`PAYEE=${zero} ${rule}. ${FIX}`])
    expect(problemsOf({ ...tempo, TEMPO_PAYEE: zero })).toEqual([`TEMPO_PAYEE=${zero} ${rule}. ${FIX}`])
    const SOLANA_PAYEE = '1'.repeat(32)
    expect(problemsOf({ ...solana, SOLANA_PAYEE })).toEqual([`SOLANA_PAYEE=${SOLANA_PAYEE} ${rule}. ${FIX}`])
  })

  it('is the token that it would be paid in', () => {
    const rule = 'is the contract of the token itself, which keeps what it is sent'
    expect(problemsOf({ PAYEE: USDC.test })).toEqual([`PAYEE=${USDC.test} ${rule}. ${FIX}`])
    const onBase = { NETWORK: 'base', PUBLIC_URL, PAYEE: USDC.base.toLowerCase() }
    expect(problemsOf(onBase)).toEqual([`PAYEE=${USDC.base} ${rule}. ${FIX}`])
    const TEMPO_PAYEE = TEMPO_CURRENCY
    expect(problemsOf({ ...tempo, TEMPO_PAYEE })).toEqual([
      expect.stringMatching(new RegExp(`^TEMPO_PAYEE=${TEMPO_PAYEE} ${rule}\\. ${FIX}$`, 'i')),
    ])
  })

  it.each([
    ['the incinerator', '1nc1nerator11111111111111111111111111111111'],
    ['a native program', 'Vote111111111111111111111111111111111111111'],
    ['the token program', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
    ['the mint of USDC', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
  ])('is refused on Solana: %s', (_what, SOLANA_PAYEE) => {
    expect(problemsOf({ ...solana, SOLANA_PAYEE })).toEqual([
      `SOLANA_PAYEE=${SOLANA_PAYEE} is no wallet: what is sent there can never be moved again. ${FIX}`,
    ])
  })

  it('is no wallet with many zeros or ones, which a key can have', () => {
    for (const address of [
      `0x${'0'.repeat(12)}${PAYEE.slice(14).toLowerCase()}`,
      `0x${'1'.repeat(20)}${'a9'.repeat(10)}`,
    ])
      expect(problemsOf({ PAYEE: address }), address).toEqual([])
  })
})

describe('who settles', () => {
  const urlsOf = (environment: Record<string, string>) =>
    remoteAccesses(readConfig(environment, SUBGRAPHS).router).map(({ url }) => url)
  const key = `0x${'11'.repeat(32)}`

  it('is the embedded facilitator on the devnet, and wherever it has a key', () => {
    expect(urlsOf({})).toEqual([])
    expect(urlsOf({ NETWORK: 'base', PUBLIC_URL, PAYEE, FACILITATOR_KEY: key })).toEqual([])
  })

  it('is a public facilitator on a real network, until another one is named', () => {
    expect(urlsOf({ NETWORK: 'base', PUBLIC_URL, PAYEE })).toEqual(['https://facilitator.payai.network'])
    expect(urlsOf({ NETWORK: 'base-sepolia', PUBLIC_URL, PAYEE })).toEqual(['https://x402.org/facilitator'])
    const urls = 'https://other.example/, https://next.example/x402'
    expect(urlsOf({ NETWORK: 'base', PUBLIC_URL, PAYEE, FACILITATOR_URLS: urls })).toEqual([
      'https://other.example',
      'https://next.example/x402',
    ])
  })
})

describe('facilitators that need a key', () => {
  const cdp = 'https://api.cdp.coinbase.com/platform/v2/x402'
  const { id: CDP_API_KEY_ID, secret: CDP_API_KEY_SECRET } = edwardsKey()
  const base = { NETWORK: 'base', PUBLIC_URL, PAYEE }

  it('get it, and no other facilitator does', () => {
    const FACILITATOR_URLS = `${cdp}/ https://other.example`
    const { router } = readConfig({ ...base, FACILITATOR_URLS, CDP_API_KEY_ID, CDP_API_KEY_SECRET }, SUBGRAPHS)
    expect(remoteAccesses(router)).toMatchObject([
      { url: cdp, key: { id: CDP_API_KEY_ID } },
      { url: 'https://other.example', key: null },
    ])
  })

  it('are refused beside a queue for settlements, which needs addresses, no key and a shared database', () => {
    const queue = { ...base, SETTLEMENT: 'queue', DATABASE_URL: 'postgres://127.0.0.1/tollgraph' }
    const settler = '0x0000000000000000000000000000000000000002'
    const key = `0x${'22'.repeat(32)}`
    expect(problemsOf({ ...queue, SETTLERS: settler })).toEqual([])
    expect(problemsOf({ ...queue, SETTLERS: settler, FACILITATOR_URLS: 'https://settle.example' })).toEqual([
      expect.stringMatching(/^FACILITATOR_URLS and SETTLEMENT=queue are both set/),
    ])
    expect(problemsOf(queue)).toEqual([expect.stringMatching(/^SETTLERS is needed with SETTLEMENT=queue/)])
    expect(problemsOf({ ...queue, SETTLERS: `${settler},0x1` })).toEqual([
      expect.stringMatching(/^SETTLERS must be EVM addresses/),
    ])
    expect(problemsOf({ ...queue, SETTLERS: settler, FACILITATOR_KEY: key })).toEqual([
      expect.stringMatching(/^SETTLEMENT=queue is for processes without FACILITATOR_KEY/),
    ])
    expect(problemsOf({ ...base, SETTLERS: settler })).toEqual([expect.stringMatching(/^SETTLERS does nothing/)])
    expect(problemsOf({ ...base, SETTLEMENT: 'worker' })).toEqual([
      expect.stringMatching(/^DATABASE_URL is needed with SETTLEMENT=worker/),
      expect.stringMatching(/^FACILITATOR_KEY or FACILITATOR_SIGNER is needed with SETTLEMENT=worker/),
    ])
  })

  it('are refused without it, and the key without them', () => {
    expect(problemsOf({ ...base, FACILITATOR_URLS: cdp, CDP_API_KEY_ID })).toEqual([
      expect.stringMatching(/^CDP_API_KEY_ID and CDP_API_KEY_SECRET are needed/),
    ])
    expect(problemsOf({ ...base, CDP_API_KEY_ID, CDP_API_KEY_SECRET })).toEqual([
      expect.stringMatching(/^The CDP key does nothing without its facilitator/),
    ])
  })

  it('are refused with a secret that cannot be used, which is not quoted', () => {
    const problems = problemsOf({ ...base, FACILITATOR_URLS: cdp, CDP_API_KEY_ID, CDP_API_KEY_SECRET: 'c2VjcmV0' })
    expect(problems).toEqual([expect.stringMatching(/^CDP_API_KEY_SECRET must be the secret of a CDP API key/)])
    expect(problems.join()).not.toContain('c2VjcmV0')
  })

  it('are listed by URLs, each once', () => {
    for (const FACILITATOR_URLS of ['ftp://x.example', 'x.example', 'https://x.example, https://x.example/'])
      expect(problemsOf({ FACILITATOR_URLS }), FACILITATOR_URLS).toHaveLength(1)
    expect(problemsOf({ FACILITATOR_URL: 'https://x.example' })).toEqual([
      'FACILITATOR_URL is now FACILITATOR_URLS: rename it.',
    ])
  })
})

describe('the lists of settings', () => {
  const groups = describeSettings(SUBGRAPHS)
  const file = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')

  it('are the same in the code, in .env.example and in the docs', () => {
    expect(file('.env.example')).toBe(envExample(groups))
    expect(file('docs/settings.md')).toBe(settingsPage(groups))
  })

  it('describe every setting, and name none twice', () => {
    const all = groups.flatMap((group) => group.settings)
    for (const setting of all) expect(setting.description, setting.name).toMatch(/\w+.*\.$/)
    expect(new Set(all.map((setting) => setting.name)).size).toBe(all.length)
  })
})

it.each(['PUBLIC_URL', 'DOMAINS_URL', 'FILES_URL', 'MAIL_FILES_URL'])('paths can be put behind %s', (name) => {
  const own = 'https://files.example.net/base'
  expect(problemsOf({ [name]: `${own}/` })).toEqual([])
  for (const rest of ['?tenant=1', '#top'])
    expect(problemsOf({ [name]: own + rest })[0]).toMatch(`${name} must have no query`)
  expect(problemsOf({ [name]: 'https://user:secret@files.example.net' }).join()).toMatch(
    /must have no query, no fragment and no user/,
  )
})
