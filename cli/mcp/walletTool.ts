import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js'
import { formatUsd } from '../../schema/money.ts'
import type { Wallet } from '../call/wallet.ts'
import type { Purse } from './purse.ts'

/** The tool that the local server has beside those of the remote one. */
export const WALLET_TOOL: Tool = {
  name: 'wallet',
  title: 'Wallet and budget',
  description: 'The wallet that pays and signs in, the networks that it pays on, and what it may still spend. Free.',
  inputSchema: { type: 'object', properties: {}, additionalProperties: false },
  annotations: { title: 'Wallet and budget', readOnlyHint: true },
}

/** The result of the tool; sums in decimal USD. */
export async function walletResult(purse: Purse, { account, networks }: Wallet): Promise<CallToolResult> {
  const { budget, maxPrice } = purse.limits
  const facts = {
    address: account.address,
    networks: networks.map(({ id, name }) => ({ id, name })),
    budgetUsd: formatUsd(budget),
    maxPriceUsd: formatUsd(maxPrice),
    spentUsd: formatUsd(purse.spent),
    leftUsd: formatUsd(purse.left),
  }
  return { content: [{ type: 'text', text: JSON.stringify(facts) }], structuredContent: facts }
}
