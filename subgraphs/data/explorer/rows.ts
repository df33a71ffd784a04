import type { ChainId } from '../../../schema/chains/chainId.ts'
import type { ChainChoice, OnChain } from '../chains/onChain.ts'
import { tokenAt } from '../chains/token.ts'

/** A raw row of a response. */
export type Row = Readonly<Record<string, unknown>>

/** Applies a row conversion to a whole response. A value without a list of rows is unchanged, so that the reader rejects it. */
export function eachRow<Given>(respell: (row: Row, given: Given) => Row): (body: unknown, given: Given) => unknown {
  return (body, given) => {
    if (!isRow(body)) return body
    const { result } = body
    return Array.isArray(result) && result.every(isRow)
      ? { ...body, result: result.map((row) => respell(row, given)) }
      : body
  }
}

/** The key of the transaction that a row names, for the reader of `Transaction`. */
export const transactionIn = (hash: unknown, given: OnChain | ChainChoice) => ({ chainId: chainOf(given), hash })

/** The key of the token that a row names, for the reader of `Token`; null where its contract has no address. */
export const tokenIn = (address: unknown, given: OnChain) => tokenAt(given.chainId, String(address))

/** The chain of a question. */
export const chainOf = (given: OnChain | ChainChoice): ChainId => ('chainId' in given ? given.chainId : given.chain)

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}
