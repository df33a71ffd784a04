import { InvalidArgumentError, Option } from 'commander'
import { parseWalletAddress, type WalletAddress } from '../schema/address.ts'
import { isCalendarDate } from '../schema/calendarDate.ts'
import { type AtomicUsdc, parseUsd } from '../schema/money.ts'
import { SERVICES } from '../schema/services.ts'

/** `--service`: one of the ten services. */
export function serviceOption(description: string): Option {
  return new Option('-s, --service <name>', description).choices(SERVICES)
}

/** `--json`: output for programs. */
export function jsonOption(description = 'write JSON, for programs'): Option {
  return new Option('--json', description)
}

/** Parses a decimal amount of USD. */
export function usdAmount(text: string): AtomicUsdc {
  try {
    return parseUsd(text)
  } catch {
    throw new InvalidArgumentError('Give a decimal amount with at most 6 decimals, such as 0.50.')
  }
}

/** Parses a decimal amount of ETH into wei. */
export function weiAmount(text: string): bigint {
  const [, whole = '', decimals = ''] = /^(\d{1,9})(?:\.(\d{1,18}))?$/.exec(text) ?? []
  if (whole) return BigInt(whole + decimals.padEnd(18, '0'))
  throw new InvalidArgumentError('Give a decimal amount of ETH, such as 0.5.')
}

/** Parses a base URL, without its trailing slash. */
export function urlArgument(text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text.replace(/\/+$/, '')
  throw new InvalidArgumentError('Give an http or https URL, such as http://127.0.0.1:4000.')
}

/** Parses a date or time; without a zone it is UTC. */
export function momentArgument(text: string): Date {
  const isIso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/.test(text)
  const hasZone = /(Z|[+-]\d{2}:\d{2})$/.test(text) || !text.includes('T')
  const at = new Date(hasZone ? text : `${text}Z`)
  if (isIso && isCalendarDate(text.slice(0, 10)) && !Number.isNaN(at.getTime())) return at
  throw new InvalidArgumentError('Give a day or a moment, such as 2026-01-31 or 2026-01-31T12:00:00Z.')
}

/** Parses the reason of a refund, which the payer is shown. */
export function refundReason(text: string): string {
  if (text.trim() !== '') return text.trim()
  throw new InvalidArgumentError('Say why: it is shown to the payer and kept in the ledger.')
}

/** Parses the address of a wallet into its canonical spelling, which the database has. */
export function walletArgument(text: string): WalletAddress {
  const wallet = parseWalletAddress(text)
  if (wallet) return wallet
  throw new InvalidArgumentError('Give an EVM address (0x and 40 hexadecimal digits) or a Solana address.')
}

/** Parses a whole number from 1 to `most`. */
export function countArgument(most: number): (text: string) => number {
  return (text) => {
    const count = Number(text)
    if (/^\d+$/.test(text) && count >= 1 && count <= most) return count
    throw new InvalidArgumentError(`Give a whole number from 1 to ${most}.`)
  }
}
