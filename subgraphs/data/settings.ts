import { z } from 'zod'
import { perMinuteSetting, type StandIns, urlSetting } from '../kit/settings.ts'

/** Operator settings. Without them the service runs entirely on one machine. */
export const dataSettings = {
  MARKETDATA_URL: urlSetting().describe('Base URL of the market data API; unset: a stand-in.'),
  MARKETDATA_KEY: z
    .string()
    .optional()
    .describe('Key of the market data API, sent as x-api-key; as `name: key` in the header of that name. Secret.'),
  MARKETDATA_PER_MINUTE: perMinuteSetting('market data'),
  PROTOCOLSTATS_URL: urlSetting().describe('Base URL of the protocol statistics API; unset: a stand-in.'),
  PROTOCOLSTATS_KEY: z.string().optional().describe('Key of the protocol statistics API. Secret.'),
  PROTOCOLSTATS_PER_MINUTE: perMinuteSetting('protocol statistics'),
  NODEDATA_URL: urlSetting().describe(
    'Base URL of a node data API, for prices and portfolios; unset: the node of RPC_URL (or the devnet) with an index of our own answers, and prices are those of a stand-in.',
  ),
  NODEDATA_RPC_URL: urlSetting().describe(
    'Base URL of the JSON-RPC of a node data API for the network of this installation, without the `/v2` at its end; unset: like NODEDATA_URL.',
  ),
  NODEDATA_METHOD_PREFIX: z
    .string()
    .regex(/^[a-z]+$/, 'must be lower-case letters')
    .default('nodedata')
    .describe(
      "How the names of the node data API's own JSON-RPC methods begin, before `_getTokenBalances` and the like.",
    ),
  NODEDATA_KEY: z.string().optional().describe('Key of the node data API. Secret.'),
  NODEDATA_PER_MINUTE: perMinuteSetting('node data'),
  EXPLORER_URL: urlSetting().describe(
    'Base URL of a block explorer API; unset: the node of RPC_URL (or the devnet) with an index of our own answers, and prices are those of MARKETDATA_URL.',
  ),
  EXPLORER_KEY: z.string().optional().describe('Key of the block explorer API. Secret.'),
  EXPLORER_PER_MINUTE: perMinuteSetting('block explorer'),
  CONTRACTS_DIR: z
    .string()
    .optional()
    .describe(
      "Folder of compilers' artifacts with their sources: contracts that run such code count as verified. Ours, or those that Foundry writes.",
    ),
  INDEX_START_BLOCK: z
    .string()
    .regex(/^\d{1,18}$/, 'must be a block number')
    .transform(BigInt)
    .optional()
    .describe(
      'The first block that a new index of the chain reads; nothing is known of addresses and tokens before. Unset: the first of a short chain, the newest of a long one.',
    ),
}

/** The stand-ins, each with the settings that replace it. */
export const dataStandIns: StandIns = {
  marketdata: 'MARKETDATA_URL',
  protocolstats: 'PROTOCOLSTATS_URL',
  'explorer prices': ['MARKETDATA_URL', 'EXPLORER_URL'],
  'nodedata prices': 'NODEDATA_URL',
}

export type DataSettings = z.output<z.ZodObject<typeof dataSettings>>
