import type { Command } from 'commander'
import type { Pool } from '../../prisma/database.ts'
import type { RouterSettings } from '../../router/config/settings.ts'
import type { Audit, Finding } from '../../router/payments/audit/index.ts'
import type { Chain } from '../../router/payments/evm/chain.ts'
import type { Network } from '../../router/payments/evm/network.ts'
import type { Facilitator } from '../../router/payments/protocol/facilitator.ts'
import type { Address } from '../../schema/address.ts'
import { newCommand, withExamples } from '../command.ts'
import { reasonOf, Trouble } from '../errors.ts'
import { jsonOption } from '../options.ts'
import { jsonText } from '../output/json.ts'
import { printable } from '../output/printable.ts'
import { withLedger } from '../payments/open.ts'
import type { Terminal } from '../terminal.ts'

/** How long past its due time a payment may be in progress before the audit reports it, in milliseconds. */
const GRACE_MS = 60_000

/** An audit neither verifies nor settles payments. */
const NO_FACILITATOR: Facilitator = {
  name: 'none',
  verify: () => Promise.reject(new Error('An audit checks no payment')),
  settle: () => Promise.reject(new Error('An audit settles no payment')),
}
const NO_PAYEE = '0x0000000000000000000000000000000000000000' as Address

/** `audit`: checks the whole ledger against its invariants and the chain. */
export function auditCommand(terminal: Terminal): Command {
  const audit = newCommand(
    terminal,
    'audit',
    'Holds the whole ledger against the chain and against itself; changes nothing.',
  )
    .addOption(jsonOption())
    .action(async ({ json }: { readonly json?: true }) => {
      const { readSettings } = await import('../settings.ts')
      const settings = readSettings().router
      const ground = await openGround(settings)
      const result = await withLedger((pool) => audited(pool, settings, ground))
      if (result.findings.length > 0) terminal.fail()
      await terminal.print(json ? jsonText(result) : text(result, terminal))
    })
  return withExamples(audit, 'tollgraph audit', 'tollgraph audit --json')
}

/** The chain to check the ledger against. */
interface Ground {
  readonly network: Network
  readonly chain: Chain
  readonly rpcUrl: string
}

/**
 * Connects to the chain. Throws Trouble when it is unreachable. Imports are dynamic because they are slow and `--help`
 * needs none.
 */
async function openGround(settings: RouterSettings): Promise<Ground> {
  const [{ NETWORKS }, { openChain }, { findRpcUrl }] = await Promise.all([
    import('../../router/payments/evm/network.ts'),
    import('../../router/payments/evm/chain.ts'),
    import('../rpcUrl.ts'),
  ])
  const network = NETWORKS[settings.NETWORK]
  const rpcUrl = await findRpcUrl(settings, network)
  if (!rpcUrl)
    throw new Trouble('The ledger is held against the chain, which does not run: start it with "npx tollgraph start".')
  const chain = openChain(network, rpcUrl, settings.FACILITATOR_TIMEOUT_MS)
  await chain.height().catch((error: unknown) => {
    throw new Trouble(`The chain cannot be asked (${reasonOf(error)}): see whether it runs, and RPC_URL.`)
  })
  return { network, chain, rpcUrl }
}

async function audited(pool: Pool, settings: RouterSettings, ground: Ground): Promise<Audit> {
  const [{ auditLedger }, { openRails }, { pino }] = await Promise.all([
    import('../../router/payments/audit/index.ts'),
    import('../../router/boot/openRails.ts'),
    import('pino'),
  ])
  const { network, chain } = ground
  const signers = { facilitator: null, refund: null }
  const money = { ...ground, signers, payee: settings.PAYEE ?? NO_PAYEE, devnet: null }
  const rails = await openRails(settings, money, pool, pino({ level: 'silent' }), NO_FACILITATOR)
  return auditLedger({ pool, rails, chain, network, now: new Date(), grace: GRACE_MS })
}

function text({ payments, refunds, withoutBasis, findings }: Audit, { paint }: Terminal): string {
  const older =
    withoutBasis > 0 ? `, of which ${withoutBasis} have no stored operation to draw the bill up again from` : ''
  const counts = `payments ${payments}${older}, refunds ${refunds}, findings ${findings.length}`
  const lines = findings.map((finding) => `${paint.red('✗')} ${printable(sentence(finding))}\n`)
  return `${lines.join('')}${findings.length === 0 ? `${paint.green('✓')} ` : ''}${counts}\n`
}

function sentence({ payment, refund, mutation, invariant, message }: Finding): string {
  const subject = payment ? `payment ${payment}` : `signed mutation ${mutation}`
  return `${invariant}: ${subject}${refund ? `, refund ${refund}` : ''}: ${message}`
}
