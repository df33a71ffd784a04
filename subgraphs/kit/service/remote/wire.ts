import type { FormattedExecutionResult } from 'graphql'
import { parseWalletAddress, type WalletAddress } from '../../../../schema/address.ts'
import { type ErrorCode, type ErrorFields, STATUS_OF_CODE, TollgraphError } from '../../../../schema/errors.ts'
import { atomicUsdc } from '../../../../schema/money.ts'
import type { PaidLine } from '../context.ts'
import type { FetchRequest } from '../executor.ts'
import { type RequestEnd, type RequestReport, type RequestScope, requestScope, type ScopedLine } from '../scope.ts'
import type { Quoted, UsdcNetwork } from '../subgraph.ts'

/** A router's request to a subgraph in another process; amounts are decimal strings of atomic units. */
export type Question =
  | { readonly ask: 'execute'; readonly request: FetchRequest; readonly scope: WireScope }
  | { readonly ask: 'quote'; readonly field: string; readonly args: Args; readonly scope: WireScope }
  | {
      readonly ask: 'hold'
      readonly field: string
      readonly args: Args
      readonly line: WireLine
      readonly scope: WireScope
    }
  | { readonly ask: 'release'; readonly field: string; readonly actId: string }
  | { readonly ask: 'outcome'; readonly field: string; readonly actId: string }

/** The response: the value with the resolvers' report, or the typed error that was thrown. */
export type Reply =
  | { readonly value: unknown; readonly report?: WireReport }
  | { readonly error: { readonly code: string; readonly message: string; readonly fields: ErrorFields } }

type Args = Readonly<Record<string, unknown>>
type WireLine = Omit<ScopedLine, 'amount'> & { readonly amount: string }

interface WireScope {
  readonly requestId: string
  readonly clientAddress: string | null
  readonly caller: string | null
  readonly payment: {
    readonly id: string
    readonly payer: string
    readonly transaction: string | null
    readonly lines: readonly WireLine[]
  } | null
}

export interface WireReport {
  readonly waivers: RequestReport['waivers']
  readonly sources: readonly ('live' | 'sandbox')[]
  readonly ageSeconds: number
}

export interface WireQuote {
  readonly amount: string
  readonly payTo: string | null
  readonly network: UsdcNetwork | null
}

/** The result type of `execute`. */
export type WireResult = FormattedExecutionResult

export function writeLine(line: PaidLine | ScopedLine): WireLine {
  return { ...(line as ScopedLine), amount: line.amount.toString() }
}

export function readLine(line: WireLine): ScopedLine {
  return { ...line, amount: atomicUsdc(BigInt(line.amount)) }
}

export function writeScope({ requestId, clientAddress, caller, payment }: RequestScope): WireScope {
  return { requestId, clientAddress, caller, payment: payment && { ...payment, lines: payment.lines.map(writeLine) } }
}

export function readScope({ requestId, clientAddress, caller, payment }: WireScope, end?: RequestEnd): RequestScope {
  return requestScope({
    requestId,
    clientAddress,
    caller: caller === null ? null : address(caller),
    ...(end ? { end } : {}),
    payment: payment && { ...payment, payer: address(payment.payer), lines: payment.lines.map(readLine) },
  })
}

export function writeQuote({ amount, payTo, network }: Quoted): WireQuote {
  return { amount: amount.toString(), payTo: payTo ?? null, network: network ?? null }
}

export function readQuote({ amount, payTo, network }: WireQuote): Quoted {
  return {
    amount: atomicUsdc(BigInt(amount)),
    ...(payTo === null ? {} : { payTo: address(payTo) }),
    ...(network === null ? {} : { network }),
  }
}

export function writeError({ code, message, fields }: TollgraphError): Reply {
  return { error: { code, message, fields } }
}

/** Rebuilds the error that the subgraph threw. */
export function readError({ code, message, fields }: Extract<Reply, { error: unknown }>['error']): TollgraphError {
  return new TollgraphError(code in STATUS_OF_CODE ? (code as ErrorCode) : 'INTERNAL', message, fields)
}

function address(text: string): WalletAddress {
  const parsed = parseWalletAddress(text)
  if (!parsed) throw new TypeError(`Not an address on the wire between router and subgraph: ${text}`)
  return parsed
}
