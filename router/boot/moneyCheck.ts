import type { Catalogue } from '../../schema/catalogue.ts'
import { formatUsd } from '../../schema/money.ts'
import { withTimeout } from '../../subgraphs/kit/async/timeout.ts'
import { remoteAccesses } from '../config/facilitators.ts'
import type { Network } from '../payments/evm/network.ts'
import { type FacilitatorClient, facilitatorClient } from '../payments/facilitator/client.ts'
import { FacilitatorFault } from '../payments/facilitator/fault.ts'
import { supportedSchemes } from '../payments/facilitator/supported.ts'
import type { Backend } from './boot.ts'

/** Timeout of each call to chain or facilitator during this check, in milliseconds. */
const PATIENCE_MS = 10_000

/**
 * Reports, before the first request is served, prices, payee and facilitator; nothing on the devnet, whose money is
 * worthless. Throws when every facilitator refuses our key or does not settle on the configured network; one that does
 * not answer may come up later.
 */
export async function moneyCheck(
  backend: Pick<Backend, 'config' | 'log' | 'money' | 'offer' | 'remotes'>,
): Promise<string[]> {
  const { money, offer, remotes } = backend
  const { catalogue } = offer
  const { network } = money
  if (network.name === 'devnet') return []
  const kind = network.name === 'base' ? 'REAL MONEY' : 'Test money'
  return [
    `${kind}${remotes.canServe ? '' : ', NOT READY: no service is verified yet, and /ready is 503'}: USDC ${network.usdc} on ${network.name} (${network.id})`,
    `  prices     ${prices(catalogue)}`,
    `  paid to    ${money.payee}${await codeNote(backend)}`,
    `  through    ${await settlerLine(backend)}`,
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

type Parts = Pick<Backend, 'config' | 'log' | 'money'>

async function codeNote({ money }: Parts): Promise<string> {
  const code = await ask(money.chain.client.getCode({ address: money.payee }))
  if (code === null) return ' (THE CHAIN DOES NOT ANSWER)'
  return code === undefined || code === '0x' ? '' : ' (a contract: make sure that it can send USDC on)'
}

async function settlerLine({ config, money, log }: Parts): Promise<string> {
  const accesses = remoteAccesses(config.router)
  if (accesses.length > 0) {
    const reports = await Promise.all(
      accesses.map((access) => reportOn(facilitatorClient(access, PATIENCE_MS, log), money.network)),
    )
    if (reports.every(({ isUseless }) => isUseless)) throw new Error(reports.map(({ remedy }) => remedy).join(' '))
    return reports.map(({ line }) => line).join(', then ')
  }
  const keys = await Promise.all(
    money.signers.facilitators.map(async ({ address }) => {
      const gas = await ask(money.chain.client.getBalance({ address }))
      return `${address}${gas === 0n ? ' (IT HOLDS NO ETH FOR GAS: nothing can be settled)' : ''}`
    }),
  )
  const settler = config.router.SETTLEMENT === 'queue' ? 'processes with SETTLEMENT=worker' : 'the embedded facilitator'
  return `${settler}, with transactions of ${keys.join(', ')}`
}

interface Report {
  readonly line: string
  /** Whether the facilitator cannot be used as configured. */
  readonly isUseless: boolean
  readonly remedy: string
}

async function reportOn(client: FacilitatorClient, { id, name }: Network): Promise<Report> {
  try {
    const schemes = await supportedSchemes(client, id)
    const line = `${client.name}, which settles ${schemes.join(' and ') || 'NOTHING HERE'}`
    const remedy = `The facilitator ${client.name} does not settle on ${name} (${id}): name one in FACILITATOR_URLS that does, or set FACILITATOR_KEY or FACILITATOR_SIGNER for the embedded one.`
    return { line, isUseless: !schemes.includes('exact'), remedy }
  } catch (error) {
    if (!(error instanceof FacilitatorFault)) throw error
    const isUseless = error.isKeyRefused
    const what = isUseless ? 'IT REFUSES THE KEY' : 'IT DOES NOT ANSWER: payments are refused until it does'
    const remedy = `The facilitator refuses the key (${error.message}): check CDP_API_KEY_ID and CDP_API_KEY_SECRET.`
    return { line: `${client.name} (${what})`, isUseless, remedy }
  }
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
