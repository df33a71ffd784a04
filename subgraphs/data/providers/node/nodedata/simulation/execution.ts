import { RpcRefused } from '../../rpcErrors.ts'
import type { Method } from '../method.ts'
import type { AbiBook } from './abiBook.ts'
import { type Frame, failureOf, inOrder, logsIn, type SimulatedLog, traceTransaction } from './frames.ts'
import { isWithoutFunds, transactionOf } from './transaction.ts'

/** All calls that a transaction would make if it were mined now, in execution order. Nothing is sent. */
export const simulateExecution: Method = async ({ node, abis }, params) => {
  const transaction = transactionOf(params)
  try {
    const root = await traceTransaction(node, transaction)
    const book = await abis.read()
    return {
      calls: inOrder(root).map((frame) => callOf(frame, book)),
      logs: logsIn(root).map((log) => logOf(log, book)),
      error: failureOf(root),
    }
  } catch (error) {
    if (!(error instanceof RpcRefused) || !isWithoutFunds(error)) throw error
    return { calls: [], logs: [], error: { message: error.message } }
  }
}

function callOf({ type, from, to, value, gas, gasUsed, input, output, error }: Frame, book: AbiBook) {
  return {
    type,
    from,
    to: to ?? null,
    value: value ?? '0x0',
    gas,
    gasUsed,
    input,
    output: output ?? '0x',
    decoded: book.decodeCall(input),
    ...(error ? { error } : {}),
  }
}

function logOf({ address, topics, data }: SimulatedLog, book: AbiBook) {
  return { address, topics, data, decoded: book.decodeLog(topics, data) }
}
