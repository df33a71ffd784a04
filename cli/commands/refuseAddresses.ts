import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import { parseWalletAddress } from '../../schema/address.ts'
import { allowAddress, refuseAddresses } from '../../subgraphs/kit/abuse/actions.ts'
import { readAddresses } from '../../subgraphs/kit/abuse/addressFile.ts'
import { byOption, type CauseOptions, causeOf, reasonOption } from '../abuse/options.ts'
import { newCommand, withExamples } from '../command.ts'
import { reasonOf, Trouble, UsageError } from '../errors.ts'
import { withLedger } from '../payments/open.ts'
import type { Terminal } from '../terminal.ts'

/** `refuse-addresses`: wallets that may neither pay nor be paid here. */
export function refuseAddressesCommand(terminal: Terminal): Command {
  const command = newCommand(
    terminal,
    'refuse-addresses',
    'Keeps the list of wallets that neither pay nor are paid here.',
  )
  for (const one of [importCommand, removeCommand]) command.addCommand(one(terminal))
  return withExamples(command, 'tollgraph refuse-addresses import sanctions.txt --reason "OFAC list of 2026-11-20"')
}

function importCommand(terminal: Terminal): Command {
  const command = newCommand(terminal, 'import', 'Adds the addresses of a file; those that are listed stay.')
    .argument('<file>', 'one EVM or Solana address a line; what follows # does not count')
    .addOption(reasonOption())
    .addOption(byOption())
    .action(async (file: string, options: CauseOptions) => {
      const text = await readFile(resolve(terminal.cwd, file), 'utf8').catch((error: unknown) => {
        throw new Trouble(`The file cannot be read: ${reasonOf(error)}.`)
      })
      const addresses = addressesIn(text, file)
      const added = await withLedger((pool) => refuseAddresses(pool, addresses, causeOf(options)))
      await terminal.print(`Refused: ${added.length} more of the ${addresses.length} in the file\n`)
    })
  return withExamples(command, 'tollgraph refuse-addresses import sanctions.txt --reason "OFAC list of 2026-11-20"')
}

function removeCommand(terminal: Terminal): Command {
  const command = newCommand(terminal, 'remove', 'Takes one address off the list.')
    .argument('<address>', 'an EVM or Solana address')
    .addOption(reasonOption())
    .addOption(byOption())
    .action(async (given: string, options: CauseOptions) => {
      const address = parseWalletAddress(given)
      if (!address) throw new UsageError(`${given} is no address: give an EVM or a Solana address.`)
      const isDone = await withLedger((pool) => allowAddress(pool, address, causeOf(options)))
      if (!isDone) throw new Trouble(`${address} is not on the list: nothing was changed.`)
      await terminal.print(`No longer refused: ${address}\n`)
    })
  return withExamples(
    command,
    'tollgraph refuse-addresses remove 0x000000000000000000000000000000000000dEaD --reason "Taken off the OFAC list"',
  )
}

function addressesIn(text: string, file: string) {
  try {
    return readAddresses(text, file)
  } catch (error) {
    throw new Trouble(`${reasonOf(error)}: nothing was imported.`)
  }
}
