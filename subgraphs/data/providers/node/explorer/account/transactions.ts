import type { TransactionRow } from '../../index/rows.ts'
import type { Action } from '../ground.ts'
import { confirmations, placeMembers, type Reach, reachOf } from '../place.ts'
import { addressIn, windowIn } from '../query.ts'
import { activity } from './answer.ts'

/** `txlist`: transactions sent from or to an address, and the one that created it. */
export const transactions: Action = async (query, explorer) => {
  const address = addressIn(query, 'address')
  const window = windowIn(query)
  const [rows, reach, names] = await Promise.all([
    explorer.index.transactions({ address, ...window }),
    reachOf(explorer),
    explorer.signatures.names(),
  ])
  return activity(
    rows.map((row) => transactionOf(row, reach, names)),
    window,
    reach,
  )
}

function transactionOf(row: TransactionRow, reach: Reach, names: ReadonlyMap<string, string>) {
  const methodId = row.input.slice(0, 10)
  return {
    ...placeMembers(row),
    nonce: String(row.nonce),
    blockHash: row.blockHash,
    transactionIndex: String(row.transactionIndex),
    from: row.from,
    to: row.to ?? '',
    value: String(row.value),
    gas: String(row.gas),
    gasPrice: String(row.gasPrice),
    isError: row.succeeded ? '0' : '1',
    txreceipt_status: row.succeeded ? '1' : '0',
    input: row.input,
    contractAddress: row.createdContract ?? '',
    cumulativeGasUsed: String(row.cumulativeGasUsed),
    gasUsed: String(row.gasUsed),
    confirmations: confirmations(row, reach),
    methodId,
    functionName: row.to ? (names.get(methodId) ?? '') : '',
  }
}
