import type { Catalogue } from '../../schema/catalogue.ts'
import { formatUsd } from '../../schema/money.ts'
import { withTimeout } from '../../subgraphs/kit/async/timeout.ts'
import { facilitatorUrl } from '../config/facilitatorUrl.ts'
import type { RouterSettings } from '../config/settings.ts'
import { supportedSchemes } from '../payments/facilitator/supported.ts'
import type { Backend } from './boot.ts'

/** Timeout of each call to chain or facilitator during this check, in milliseconds. */
const PATIENCE_MS = 10_000

/**
 * Reports, before the first request is served, prices, payee and facilitator; nothing on the devnet, whose money is
 * worthless. Throws when the facilitator does not settle on the configured network; one that does not answer may come
 * up later.
 */
export async function moneyCheck(backend: Pick<Backend, 'config' | 'money' | 'offer'>): Promise<string[]> {
  const { config, money, offer } = backend
  const { catalogue } = offer
  const { network } = money
  if (network.name === 'devnet') return []
  const kind = network.name === 'base' ? 'REAL MONEY' : 'Test money'
  return [
    `${kind}: USDC ${network.usdc} on ${network.name} (${network.id})`,
    `  prices     ${prices(catalogue)}`,
    `  paid to    ${money.payee}${await codeNote(backend)}`,
    `  through    ${await settlerLine(config.router, backend)}`,
    `  refunds    ${await refundLine(backend)}`,
  ]
}

function prices(catalogue: Catalogue): string {
  const amounts = catalogue.endpoints.flatMap(({ price }) => {
    if (!price) return []
    return [price.min, price.max]
  })
  const sorted = amounts.sort((one, other) => (one < other ? -1 : 1))
  const [least] = sorted
  const most = sorted.at(-1)
  if (least === undefined || most === undefined) return 'nothing has a price'
  const paid = catalogue.endpoints.filter(({ access }) => access === 'paid').length
  return `${paid} paths have one, from ${formatUsd(least)} to ${formatUsd(most)} USD`
}

type Parts = Pick<Backend, 'config' | 'money'>

async function codeNote({ money }: Parts): Promise<string> {
  const code = await ask(money.chain.client.getCode({ address: money.payee }))
  if (code === null) return ' (THE CHAIN DOES NOT ANSWER)'
  return code === undefined || code === '0x' ? '' : ' (a contract: make sure that it can send USDC on)'
}

async function settlerLine(settings: RouterSettings, { money }: Parts): Promise<string> {
  const url = facilitatorUrl(settings)
  if (url) {
    const schemes = await ask(supportedSchemes(url, money.network.id, PATIENCE_MS))
    if (schemes === null) return `${url} (IT DOES NOT ANSWER: payments are refused until it does)`
    if (!schemes.includes('exact'))
      throw new Error(
        `The facilitator ${url} does not settle on ${money.network.name} (${money.network.id}): set FACILITATOR_URL to one that does, or FACILITATOR_KEY or FACILITATOR_SIGNER for the embedded one.`,
      )
    return `${url}, which settles ${schemes.join(' and ')}`
  }
  const address = money.signers.facilitator?.address
  const gas = address && (await ask(money.chain.client.getBalance({ address })))
  const note = gas === 0n ? ' (IT HOLDS NO ETH FOR GAS: nothing can be settled)' : ''
  return `the embedded facilitator, with transactions of ${address}${note}`
}

async function refundLine({ money }: Parts): Promise<string> {
  const address = money.signers.refund?.address
  if (!address) return 'NONE: set REFUND_KEY or REFUND_SIGNER; until then bills are all or nothing'
  const balance = await ask(money.chain.balanceOf(address))
  return `from ${address}${balance === null ? '' : `, which holds ${formatUsd(balance)} USDC`}`
}

/** The value; null when there is no answer in time. */
function ask<Value>(question: Promise<Value>): Promise<Value | null> {
  return withTimeout(PATIENCE_MS, question).catch(() => null)
}
