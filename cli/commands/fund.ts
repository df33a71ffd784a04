import { type Command, Option } from 'commander'
import { parseUsd } from '../../schema/money.ts'
import { newCommand, withExamples } from '../command.ts'
import type { Gift } from '../fund/give.ts'
import { usdAmount, weiAmount } from '../options.ts'
import type { Terminal } from '../terminal.ts'

/** `fund`: mints test money. */
export function fundCommand(terminal: Terminal): Command {
  const fund = newCommand(terminal, 'fund', 'Gives test money to an address on the devnet.')
    .argument('<address>', 'who gets it')
    .addOption(new Option('--usdc <amount>', 'how much USDC').argParser(usdAmount).default(parseUsd('10'), '10'))
    .addOption(new Option('--eth <amount>', 'how much ETH').argParser(weiAmount).default(0n, '0'))
    .action(async (address: string, gift: Gift) => {
      const { give } = await import('../fund/give.ts')
      await give(address, gift, terminal)
    })
  return withExamples(fund, 'tollgraph fund 0x00000000000000000000000000000000000000A1 --usdc 25')
}
