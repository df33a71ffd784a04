import { z } from 'zod'
import { LEAST_MONTHS_KEPT } from '../../prisma/ledger/archive/month.ts'
import { type Address, parseAddress } from '../../schema/address.ts'
import { SERVICES, subgraphPort } from '../../schema/services.ts'
import { MAIL_RELAY_SETTINGS } from '../../subgraphs/kit/mailer/mailRelay.ts'
import { DNS_SETTINGS } from '../../subgraphs/kit/net/dns/settings.ts'
import { OUTBOUND_SETTINGS } from '../../subgraphs/kit/net/outbound/settings.ts'
import {
  baseUrlSetting,
  booleanSetting,
  integerSetting,
  listSetting,
  optionalIntegerSetting,
  optionalPortSetting,
  portSetting,
  urlSetting,
  usdSetting,
} from '../../subgraphs/kit/settings.ts'
import { BLOB_SETTINGS } from '../../subgraphs/kit/storage/blobs/settings.ts'
import { LIMIT_SETTINGS } from '../limits/settings.ts'
import { addressSetting, privateKeySetting, privateKeysSetting } from '../payments/evm/settings.ts'
import { FACILITATOR_SETTINGS } from '../payments/facilitator/settings.ts'
import { SOLANA_SETTINGS } from '../payments/rails/solana/settings.ts'
import { TEMPO_SETTINGS } from '../payments/rails/tempo/settings.ts'
import { signerSetting, signersSetting } from '../payments/signing/signerSetting.ts'
import { parseSigningKey } from '../receipts/signingKey.ts'
import { TRACING_SETTINGS } from '../tracing/settings.ts'
import { DATABASE_SETTINGS } from './databaseSettings.ts'
import { FOREIGN_SETTINGS } from './foreignSettings.ts'
import { GRAPHQL_SETTINGS } from './graphqlSettings.ts'
import { KEY_FILE_SETTINGS } from './keyFiles.ts'
import { isPlaceholder } from './placeholder.ts'
import { MOST_OFFSET } from './portOffset.ts'
import { providerSettings } from './providerSettings.ts'

/** Factory of the Coinbase Smart Wallet; same address on every chain where it is deployed. */
const COINBASE_SMART_WALLET_FACTORY = '0x0BA5ED0c6AA8c49038F819E587E2633c4A9F428a'

const addressList = z
  .string()
  .default(COINBASE_SMART_WALLET_FACTORY)
  .transform((text, context) => {
    const items = text.split(',').map((item) => item.trim())
    const parsed = items.filter((item) => item !== '').map(parseAddress)
    if (!parsed.includes(null)) return parsed as Address[]
    context.addIssue({ code: 'custom', message: 'must be EVM addresses with right checksums, separated by commas' })
    return z.NEVER
  })

/** A secret of our own making. */
const randomSecret = z
  .string()
  .min(32, 'must have at least 32 characters')
  .refine((text) => !isPlaceholder(text), 'must be random, and not a placeholder: `openssl rand -hex 32` makes one')
  .optional()

const signingKey = z
  .string()
  .transform((text, context) => {
    try {
      return parseSigningKey(text)
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message })
      return z.NEVER
    }
  })
  .optional()

const siblings = SERVICES.filter((service) => service !== 'gateway')

const siblingUrls = Object.fromEntries(
  siblings.map((service) => [
    `${service.toUpperCase()}_URL`,
    baseUrlSetting().describe(
      `Public base URL of the ${service} service on a host name of its own; unset: \`<gateway>/${service}\`.`,
    ),
  ]),
) as Record<`${Uppercase<(typeof siblings)[number]>}_URL`, ReturnType<typeof baseUrlSetting>>

const subgraphUrls = Object.fromEntries(
  SERVICES.map((service) => [
    `${service.toUpperCase()}_SUBGRAPH_URL`,
    urlSetting().describe(
      `Where the ${service} subgraph runs in a process of its own (\`npm start -- subgraph ${service}\`); unset: in this process.`,
    ),
  ]),
) as Record<`${Uppercase<(typeof SERVICES)[number]>}_SUBGRAPH_URL`, ReturnType<typeof urlSetting>>

/** The router's own settings; each service declares its own. */
export const ROUTER_SETTINGS = {
  PORT: portSetting(4000).describe('Port of the HTTP server.'),
  PORT_OFFSET: integerSetting(0, 0, MOST_OFFSET).describe(
    'Added to every port of this process that is not set itself, so that several installations run on one machine.',
  ),
  WORKERS: integerSetting(1, 1, 64).describe(
    'Router processes that `npm start` runs and that share its ports, so that it uses several cores; the first of them runs the jobs. Each has a database pool of its own. A subgraph in a process of its own has one.',
  ),
  HOST: z.string().default('127.0.0.1').describe('Address the HTTP server listens on.'),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe(
      'Folder for everything that is kept outside the database: the embedded Postgres, the devnet, secrets, files.',
    ),
  ...DATABASE_SETTINGS,
  PROVIDER_TIMEOUT_MS: integerSetting(10_000, 100, 60_000).describe(
    'How long one attempt at an upstream company may take.',
  ),
  PROVIDER_MAX_IN_FLIGHT: integerSetting(256, 1, 10_000).describe(
    'Requests to one upstream company at once, for each port; further ones fail with 503.',
  ),
  ...providerSettings,
  STAND_IN_SEED: z
    .string()
    .min(1)
    .default('tollgraph')
    .describe('Seed of the data that stand-ins invent: the same text gives the same data in every process.'),
  NETWORK: z
    .enum(['devnet', 'base-sepolia', 'base'], 'must be devnet, base-sepolia or base')
    .default('devnet')
    .describe('Where payments are settled: the embedded devnet, Base Sepolia, or Base (real money).'),
  DEVNET_PORT: portSetting(8545).describe('Port of the embedded chain; only with NETWORK=devnet.'),
  DEVNET_ANVIL: z
    .string()
    .optional()
    .describe('Path of an anvil of your own for the devnet; unset: the one that npm installed.'),
  PAYEE: addressSetting().describe('Address that is paid. Needed on a real network; the devnet makes one.'),
  RPC_URL: urlSetting().describe(
    'JSON-RPC of the network; unset: the devnet, or the public endpoint of the real network.',
  ),
  ...FACILITATOR_SETTINGS,
  FACILITATOR_KEY: privateKeysSetting().describe(
    'Key of the embedded facilitator, which pays the gas of settlements. Several, comma-separated: payers are spread over them, and each sends for itself; the first settles payments with a ceiling, so keep its place. Secret.',
  ),
  FACILITATOR_SIGNER: signersSetting().describe(
    'In the place of FACILITATOR_KEY, a secp256k1 key in a key management service, or several: `aws-kms:<key id, ARN or alias/name>` or `gcp-kms:projects/…/cryptoKeyVersions/1`.',
  ),
  FACILITATOR_TIMEOUT_MS: integerSetting(20_000, 100, 180_000).describe('How long a facilitator may take to answer.'),
  FACILITATOR_MAX_IN_FLIGHT: integerSetting(16, 1, 1_000).describe(
    'Settlements that a remote facilitator is asked for at once; more wait.',
  ),
  SETTLEMENT_BATCH_MS: integerSetting(20, 0, 1_000).describe(
    'Longest that the embedded facilitator waits for more payments to settle in one transaction; without any on their way, it waits 3 ms at most.',
  ),
  SETTLEMENT_BATCH_SIZE: integerSetting(128, 1, 500).describe(
    'Most payments that the embedded facilitator settles in one transaction.',
  ),
  SMART_WALLET_FACTORIES: addressList.describe(
    "Factories, comma-separated, that may be called to deploy a smart wallet (EIP-6492): by the embedded facilitator for a payer's, and within the check of a sign-in; unset: Coinbase Smart Wallet's.",
  ),
  REFUND_KEY: privateKeySetting().describe(
    'Key that refunds are sent from; unset on a real network: nothing is refunded, and bills are all or nothing. Secret.',
  ),
  REFUND_SIGNER: signerSetting().describe(
    'In the place of REFUND_KEY, a key in a key management service, as for FACILITATOR_SIGNER.',
  ),
  KMS_ENDPOINT: urlSetting().describe(
    "URL of the key management service of FACILITATOR_SIGNER and REFUND_SIGNER; unset: the company's own for the region.",
  ),
  ...KEY_FILE_SETTINGS,
  ...SOLANA_SETTINGS,
  ...TEMPO_SETTINGS,
  REFUND_MINIMUM_USD: usdSetting('0').describe(
    'Smallest refund that is sent, in USD; a smaller one is written down and declined.',
  ),
  REFUND_CAP_HOUR_USD: usdSetting('500').describe(
    'Most that leaves as refunds and payouts in one clock hour (UTC) without approval, over all networks and routers, in USD; what is above waits for `tollgraph refund approve`.',
  ),
  REFUND_CAP_DAY_USD: usdSetting('2000').describe('The same for one day (UTC).'),
  REFUND_LOW_BALANCE_USD: usdSetting('50').describe(
    'A refund key that holds less than this, in USD, is reported in the log once an hour; not on the devnet.',
  ),
  REFUSED_ADDRESSES_FILE: z
    .string()
    .optional()
    .describe('Text file of wallets that neither pay nor are paid here, one address a line; read at each start.'),
  PUBLIC_URL: baseUrlSetting().describe(
    'Public base URL of the gateway service; wallets sign in to this host name and those of the services. Needed outside the devnet; unset: taken from the request, and wallets sign in under loopback names only.',
  ),
  ...siblingUrls,
  ...subgraphUrls,
  ...FOREIGN_SETTINGS,
  SERVICE_MAX_IN_FLIGHT: integerSetting(200, 1, 10_000).describe(
    'Requests of this router to one service in another process at once; further ones fail with 503. Less than MAX_IN_FLIGHT, so that one service that hangs takes no other with it.',
  ),
  SUBGRAPH_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address that a subgraph in a process of its own listens on; only routers need to reach it.'),
  SUBGRAPH_PORT: optionalPortSetting().describe(
    `Port that a subgraph in a process of its own listens on; unset: ${subgraphPort('gateway')} for the first service to ${subgraphPort('enrich')} for the last.`,
  ),
  ...BLOB_SETTINGS,
  ...DNS_SETTINGS,
  ...MAIL_RELAY_SETTINGS,
  ...OUTBOUND_SETTINGS,
  ALLOW_STAND_INS: booleanSetting(false).describe(
    'Let stand-ins serve on a network other than the embedded devnet, where their ports are off: customers then pay real money for invented data.',
  ),
  TRUST_PROXY: booleanSetting(false).describe(
    'Believe X-Forwarded-Proto, X-Forwarded-Host and X-Forwarded-For, and take over X-Request-ID and traceparent; only behind a proxy that sets or removes them.',
  ),
  SECRET: randomSecret.describe(
    'What signs and seals everything that this installation makes; the same in all its processes. Unset: made once and kept under DATA_DIR. Secret.',
  ),
  SECRET_PREVIOUS: listSetting()
    .pipe(z.array(z.string().min(32, 'each must have at least 32 characters')))
    .describe(
      'Other secrets that hold beside SECRET, by comma: those before it, and the next one while several processes change over. What is made under them is accepted; this process makes nothing under them. Secret.',
    ),
  RECEIPT_SIGNING_KEY: signingKey.describe(
    'Signs offers and receipts: an Ed25519 private key, PKCS8 PEM or JWK. Unset: made once and kept under DATA_DIR. Secret.',
  ),
  CRON_SECRET: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('Opens the endpoints of scheduled jobs; unset: they stay closed. Secret.'),
  OPERATOR_SECRET: randomSecret.describe(
    'Opens the page `/operator` and `/operator.json`: what the ledger earned, and the state of payments, keys, providers and jobs. Unset: neither exists. Secret.',
  ),
  METRICS_PORT: optionalPortSetting().describe('Port of `/metrics` for Prometheus; unset: there are none.'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('Address that `/metrics` is served on.'),
  ...TRACING_SETTINGS,
  RUN_JOBS: booleanSetting(true).describe('Run background jobs and schedules in this process.'),
  LEDGER_MONTHS: z.coerce
    .number('must be a number of months')
    .int('must be a whole number of months')
    .refine(
      (months) => months === 0 || (months >= LEAST_MONTHS_KEPT && months <= 1_200),
      `must be 0, or from ${LEAST_MONTHS_KEPT} to 1200`,
    )
    .default(0)
    .describe(
      `Whole months of payments that stay in the database besides the present one, at least ${LEAST_MONTHS_KEPT}. The job \`ledger.archive\` writes older months to Parquet files where files are kept, and drops their rows. 0: all months stay.`,
    ),
  SHUTDOWN_DELAY_MS: optionalIntegerSetting(0, 120_000).describe(
    'How long requests are still accepted after SIGTERM, while `/ready` is red (`/health` of a subgraph in a process of its own): longer than a balancer takes to notice. Unset: 0 where HOST, or SUBGRAPH_HOST, is a loopback address, else 5000.',
  ),
  SHUTDOWN_DRAIN_MS: integerSetting(25_000, 0, 600_000).describe(
    'How long running requests and jobs may take after that before they are cut off; interrupted payments are then finished by another process, or at the next start.',
  ),
  ACCESS_LOG: booleanSetting(false).describe(
    'Log a JSON line for each request: method, path template, status, milliseconds, bytes, request id, trace id, payment; no query strings, headers or bodies. `/health` and `/ready` are left out when they answer 200.',
  ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('Least severe log lines that are written.'),
  QUOTE_TTL_SECONDS: integerSetting(300, 10, 3_600).describe('How long a quoted dynamic price holds.'),
  PAYMENT_TIMEOUT_SECONDS: integerSetting(300, 30, 3_600).describe(
    '`maxTimeoutSeconds` of payment offers: how long a signed payment can be settled.',
  ),
  EXECUTION_TIMEOUT_MS: integerSetting(60_000, 100, 600_000).describe('How long one operation may run.'),
  DUPLICATE_WINDOW_SECONDS: integerSetting(60, 0, 3_600).describe(
    "How long a wallet's unsettled payment holds up another one of it for the same request; 0: never.",
  ),
  SETTLEMENT_WAIT_MS: integerSetting(8_000, 100, 60_000).describe(
    'How long a client waits for its payment to settle. After that it is answered 202 and the settlement goes on: the same request with the same payment is answered with what came of it.',
  ),
  REPLAY_WAIT_MS: integerSetting(5_000, 0, 60_000).describe(
    'How long a repeated credential waits for the first request to finish, in milliseconds, before it is refused as in progress.',
  ),
  MAX_BODY_BYTES: integerSetting(33_554_432, 1_024, 67_108_864).describe(
    'Largest request body; 32 MiB hold a mail with five attachments.',
  ),
  LARGE_BODIES_BYTES: integerSetting(268_435_456, 1_048_576, 68_719_476_736).describe(
    'Memory for request bodies above 64 KiB, all together, by what has come of them; above it they are answered 503 with Retry-After.',
  ),
  BODIES_BY_ADDRESS: integerSetting(64, 1, 100_000).describe(
    'Request bodies that one client address sends at once; more are answered 429 with Retry-After. Loopback counts with LIMIT_LOOPBACK.',
  ),
  BODY_BYTES_PER_SECOND: integerSetting(1_024, 0, 1_048_576).describe(
    'Least pace of a request body, on average since it began; a slower one is answered 408. 0: none.',
  ),
  BODY_GRACE_SECONDS: integerSetting(5, 1, 120).describe('How long a request body may come at any pace.'),
  MAX_IN_FLIGHT: integerSetting(1_000, 1, 100_000).describe('Requests served at once; more hear 503 with Retry-After.'),
  MAX_ANSWER_BYTES: integerSetting(16_777_216, 1_024, 268_435_456).describe(
    'Largest answer to an operation; a larger one is refused as ANSWER_TOO_LARGE, and only what a mutation made is charged.',
  ),
  MAX_QUERY_DEPTH: integerSetting(15, 1, 100).describe('Deepest selection of a GraphQL operation.'),
  MAX_QUERY_FIELDS: integerSetting(1_000, 1, 100_000).describe(
    'Most fields of a GraphQL operation, fragments spread; and most fragments that it spreads.',
  ),
  MAX_QUERY_FETCHES: integerSetting(40, 1, 1_000).describe(
    'Most fetches from services that a GraphQL operation may take, counted from its selection before it is planned.',
  ),
  MAX_QUERY_ALIASES: integerSetting(50, 0, 10_000).describe('Most aliases of a GraphQL operation.'),
  ...GRAPHQL_SETTINGS,
  ...LIMIT_SETTINGS,
} as const satisfies Record<string, z.ZodType>

export type RouterSettings = z.output<z.ZodObject<typeof ROUTER_SETTINGS>>
