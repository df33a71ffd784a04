import { z } from 'zod'
import { urlSetting } from '../kit/settings.ts'

/** Operator settings. Without them the service runs entirely on one machine. */
export const dataSettings = {
  ALCHEMY_RPC_URL: urlSetting().describe(
    'Base URL of the JSON-RPC of Alchemy for the network of this installation, without the `/v2` at its end; unset: the node of RPC_URL (or the devnet) with an index of our own answers.',
  ),
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

export type DataSettings = z.output<z.ZodObject<typeof dataSettings>>
