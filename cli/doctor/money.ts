import { pino } from 'pino'
import { formatEther } from 'viem'
import { remoteAccesses } from '../../router/config/facilitators.ts'
import type { RouterSettings } from '../../router/config/settings.ts'
import type { Chain } from '../../router/payments/evm/chain.ts'
import type { Network } from '../../router/payments/evm/network.ts'
import { facilitatorClient } from '../../router/payments/facilitator/client.ts'
import { FacilitatorFault } from '../../router/payments/facilitator/fault.ts'
import type { FacilitatorAccess } from '../../router/payments/facilitator/settings.ts'
import { supportedSchemes } from '../../router/payments/facilitator/supported.ts'
import { KmsError } from '../../router/payments/signing/kms.ts'
import type { Address } from '../../schema/address.ts'
import { formatUsd } from '../../schema/money.ts'
import { reasonOf } from '../errors.ts'
import { bad, type Finding, good, warning } from './finding.ts'
import { type Parties, readParties } from './keys.ts'

/** Gas of one settlement, with a margin. */
const SETTLEMENT_GAS = 120_000n
/** The balance, in settlements, below which the doctor warns that gas runs out. */
const FEW_SETTLEMENTS = 200n

/** Timeout of a request to a remote facilitator, in milliseconds. */
const LIMIT_MS = 10_000

const SILENT = pino({ level: 'silent' })

/** Checks payee, facilitator and refunder: whether each can do its part. */
export async function checkMoney(settings: RouterSettings, network: Network, chain: Chain | null): Promise<Finding[]> {
  const remotes = remoteAccesses(settings)
  const parties = await readParties(settings, network.name === 'devnet' && chain !== null).catch(signerTrouble)
  if ('level' in parties) return [parties]
  const checks = await Promise.all([checkPayee(parties, chain), checkRefunds(parties, network, chain)])
  const facilitators =
    remotes.length > 0
      ? await Promise.all(remotes.map((remote) => checkRemoteFacilitator(remote, network)))
      : await checkFacilitatorKeys(parties, chain)
  return [...keysElsewhere(settings), ...checks, ...facilitators]
}

function signerTrouble(error: unknown): Finding {
  if (!(error instanceof KmsError)) throw error
  return bad(
    'signing keys',
    reasonOf(error),
    'see FACILITATOR_SIGNER and REFUND_SIGNER, and what this machine may do there',
  )
}

function keysElsewhere({ FACILITATOR_SIGNER = [], REFUND_SIGNER }: RouterSettings): Finding[] {
  const names = [...FACILITATOR_SIGNER, ...(REFUND_SIGNER ? [REFUND_SIGNER] : [])].map(
    ({ kind, key }) => `${kind}:${key}`,
  )
  return names.length > 0 ? [good('signing keys', `a trial signature was made with ${names.join(' and ')}`)] : []
}

async function checkPayee({ payee }: Parties, chain: Chain | null): Promise<Finding> {
  if (!payee) return good('payee', 'the devnet makes one')
  if (!chain) return warning('payee', `${payee} could not be looked at without the chain`, 'mend the chain first')
  return asked('payee', async () => {
    const code = await chain.client.getCode({ address: payee })
    if (!code) return good('payee', payee)
    return warning('payee', `${payee} is a contract`, 'make sure that it can send USDC on, as a multisig can')
  })
}

async function checkRemoteFacilitator(access: FacilitatorAccess, network: Network): Promise<Finding> {
  const client = facilitatorClient(access, LIMIT_MS, SILENT)
  try {
    const schemes = await supportedSchemes(client, network.id)
    if (schemes.includes('exact')) return good('facilitator', `${client.name} settles exact payments on ${network.id}`)
    return bad(
      'facilitator',
      `${client.name} does not settle exact payments on ${network.id}`,
      'set FACILITATOR_URLS to one that does',
    )
  } catch (error) {
    if (error instanceof FacilitatorFault && error.isKeyRefused)
      return bad(
        'facilitator',
        access.key ? `the key is refused: ${error.message}` : `a key is needed: ${error.message}`,
        access.key
          ? 'check CDP_API_KEY_ID and CDP_API_KEY_SECRET'
          : 'name a facilitator in FACILITATOR_URLS that needs none',
      )
    return bad('facilitator', reasonOf(error), 'see FACILITATOR_URLS, and whether this machine reaches it')
  }
}

async function checkFacilitatorKeys({ facilitators }: Parties, chain: Chain | null): Promise<readonly Finding[]> {
  if (facilitators.length === 0) return [good('facilitator', 'embedded; the devnet makes its key')]
  return Promise.all(facilitators.map((facilitator) => checkFacilitatorKey(facilitator, chain)))
}

async function checkFacilitatorKey(facilitator: Address, chain: Chain | null): Promise<Finding> {
  if (!chain)
    return warning(
      'facilitator',
      `the gas of ${facilitator} could not be looked at without the chain`,
      'mend the chain first',
    )
  return asked('facilitator', async () => {
    const [balance, price] = await Promise.all([
      chain.client.getBalance({ address: facilitator }),
      chain.client.getGasPrice(),
    ])
    const settlements = balance / (price * SETTLEMENT_GAS || 1n)
    const text = `${facilitator} holds ${formatEther(balance)} ETH for gas`
    if (settlements >= FEW_SETTLEMENTS) return good('facilitator', `embedded; ${text}`)
    const advice = `send ETH to ${facilitator}`
    const enough = `${text}, enough for ${settlements} settlements`
    return settlements > 0n ? warning('facilitator', enough, advice) : bad('facilitator', enough, advice)
  })
}

/** Refunds are signed transfers that the facilitator settles: the refund key needs USDC, and no gas. */
async function checkRefunds({ refunder }: Parties, network: Network, chain: Chain | null): Promise<Finding> {
  if (!refunder) {
    if (network.name === 'devnet') return good('refunds', 'the devnet makes their key')
    return warning(
      'refunds',
      'nothing can be given back, and bills are all or nothing',
      'set REFUND_KEY or REFUND_SIGNER',
    )
  }
  if (!chain)
    return warning('refunds', `what ${refunder} holds could not be looked at without the chain`, 'mend the chain first')
  return asked('refunds', async () => {
    const balance = await chain.balanceOf(refunder)
    const text = `${refunder} holds ${formatUsd(balance)} USDC, and needs no gas`
    // The devnet refunds from the payee's own balance.
    if (balance > 0n || network.name === 'devnet') return good('refunds', text)
    return warning('refunds', text, `send some USDC to ${refunder}`)
  })
}

async function asked(subject: string, question: () => Promise<Finding>): Promise<Finding> {
  return question().catch((error: unknown) => bad(subject, `the chain does not say: ${reasonOf(error)}`, 'see RPC_URL'))
}
