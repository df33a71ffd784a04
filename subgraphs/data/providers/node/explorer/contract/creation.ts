import { z } from 'zod'
import type { Hex } from '../../hex.ts'
import type { ContractCreationRow } from '../../index/rows.ts'
import { readAs, resultOf } from '../../rpc.ts'
import { answered, Refusal } from '../envelope.ts'
import { Bytes } from '../forms.ts'
import { untracedGap } from '../gaps.ts'
import type { Action, Explorer } from '../ground.ts'
import { reachOf } from '../place.ts'
import { addressesIn } from '../query.ts'

/** Maximum contracts per request. */
const MOST_CONTRACTS = 5

/**
 * `getcontractcreation`: creator and creation transaction of contracts. Unknown ones are left out; where all are, the refusal
 * names blocks of which creations by contracts are unknown, because the node did not trace them.
 */
export const creation: Action = async (query, explorer) => {
  const contracts = addressesIn(query, 'contractaddresses', MOST_CONTRACTS)
  const rows = await explorer.index.contractCreations(contracts)
  if (rows.length === 0) {
    const [untraced] = await Promise.all([explorer.index.untraced({}), reachOf(explorer)])
    const gaps = untracedGap('Contracts created by contracts', untraced)
    throw new Refusal(['Error! Contract creation not found', ...gaps].join('. '))
  }
  const codes = await creationCodes(rows, explorer)
  const byContract = new Map(rows.map((row) => [row.contract, row]))
  return answered(
    contracts.flatMap((contract) => {
      const row = byContract.get(contract)
      return row ? [creationOf(row, codes.get(row.transactionHash) ?? '')] : []
    }),
  )
}

function creationOf(row: ContractCreationRow, code: string) {
  return {
    contractAddress: row.contract,
    contractCreator: row.creator,
    txHash: row.transactionHash,
    blockNumber: String(row.blockNumber),
    timestamp: String(row.minedAt.getTime() / 1000),
    contractFactory: row.factory ?? '',
    creationBytecode: code,
  }
}

const Transaction = z.object({ input: Bytes })

/** Creation code of each contract, by transaction; none for contracts created by another contract. */
async function creationCodes(rows: readonly ContractCreationRow[], { node }: Explorer): Promise<Map<Hex, Hex>> {
  const hashes = rows.filter(({ factory }) => !factory).map(({ transactionHash }) => transactionHash)
  const outcomes = await node.batch(hashes.map((hash) => ({ method: 'eth_getTransactionByHash', params: [hash] })))
  return new Map(
    outcomes.map((outcome, position) => [
      hashes[position]!,
      readAs('eth_getTransactionByHash', Transaction, resultOf(outcome)).input,
    ]),
  )
}
