import { type Command, Option } from 'commander'
import { parseUsd } from '../../schema/money.ts'
import { newCommand, withExamples } from '../command.ts'
import type { Gift } from '../fund/give.ts'
import { jsonOption, usdAmount, weiAmount } from '../options.ts'
import type { Terminal } from '../terminal.ts'

/** `wallet`: the wallet that `call` and `mcp` pay with. */
export function walletCommand(terminal: Terminal): Command {
  const wallet = newCommand(terminal, 'wallet', 'Shows, makes and funds the wallet that "call" and "mcp" pay with.')
    .addCommand(showCommand(terminal), { isDefault: true })
    .addCommand(makeCommand(terminal))
    .addCommand(fundCommand(terminal))
  return withExamples(wallet, 'tollgraph wallet', 'tollgraph wallet fund --usdc 5')
}

function showCommand(terminal: Terminal): Command {
  const show = newCommand(terminal, 'show', 'Shows its address, where its key is, and what it holds.')
    .addOption(jsonOption())
    .action(async (options: { readonly json?: true }) => {
      const { showWallet } = await import('../wallet/show.ts')
      await showWallet(options, terminal)
    })
  return withExamples(show, 'tollgraph wallet show --json')
}

function makeCommand(terminal: Terminal): Command {
  const make = newCommand(terminal, 'make', 'Makes a wallet for the devnet, kept in the data folder.').action(
    async () => {
      const { makeWallet } = await import('../wallet/make.ts')
      await makeWallet(terminal)
    },
  )
  return withExamples(make, 'tollgraph wallet make')
}

function fundCommand(terminal: Terminal): Command {
  const fund = newCommand(terminal, 'fund', 'Gives it test money on the devnet.')
    .addOption(new Option('--usdc <amount>', 'how much USDC').argParser(usdAmount).default(parseUsd('10'), '10'))
    .addOption(new Option('--eth <amount>', 'how much ETH').argParser(weiAmount).default(0n, '0'))
    .action(async (gift: Gift) => {
      const [{ give }, { ownWallet }, { readSettings }] = await Promise.all([
        import('../fund/give.ts'),
        import('../wallet/show.ts'),
        import('../settings.ts'),
      ])
      await give(ownWallet(readSettings().router).account.address, gift, terminal)
    })
  return withExamples(fund, 'tollgraph wallet fund --usdc 5')
}
