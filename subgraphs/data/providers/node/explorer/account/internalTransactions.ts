import type { InternalTransferRow } from '../../index/rows.ts'
import { untracedGap } from '../gaps.ts'
import type { Action } from '../ground.ts'
import { placeMembers, reachOf } from '../place.ts'
import { addressIn, windowIn } from '../query.ts'
import { activity } from './answer.ts'

/**
 * `txlistinternal`: value moved by contracts from or to an address, and contracts created by contracts. The message names
 * blocks of which they are unknown, because the node did not trace them.
 */
export const internalTransactions: Action = async (query, explorer) => {
  const address = addressIn(query, 'address')
  const window = windowIn(query)
  const [rows, reach, untraced] = await Promise.all([
    explorer.index.internalTransfers({ address, ...window }),
    reachOf(explorer),
    explorer.index.untraced(window),
  ])
  return activity(rows.map(internalOf), window, reach, untracedGap('Internal transactions', untraced))
}

function internalOf(row: InternalTransferRow) {
  const isCreation = row.kind.startsWith('create')
  return {
    ...placeMembers(row),
    from: row.from,
    to: isCreation ? '' : (row.to ?? ''),
    value: String(row.value),
    contractAddress: isCreation ? (row.to ?? '') : '',
    // The index stores no call data of inner calls.
    input: '',
    type: row.kind,
    gas: String(row.gas),
    gasUsed: String(row.gasUsed),
    traceId: row.tracePath,
    isError: row.failure === null ? '0' : '1',
    errCode: row.failure ?? '',
  }
}
