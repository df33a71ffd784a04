import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { QueryMembers } from '../../kit/upstream/request.ts'
import type { OnChain } from '../chains/onChain.ts'
import type { DataGraph } from '../types.gen.ts'
import { asksOf } from './ask.ts'
import { eachRow, type Row, transactionIn } from './rows.ts'
import { type Paging, pageMembers, refuseBackwards } from './window.ts'

type Operator = 'AND' | 'OR'

/** Pairs of topics that an operator can combine. */
const PAIRS = ['0_1', '0_2', '0_3', '1_2', '1_3', '2_3'] as const
type Pair = (typeof PAIRS)[number]

interface LogQuery extends Paging {
  readonly address: string
  readonly fromBlock: number
  readonly toBlock?: number | null
  readonly topic0?: string | null
  readonly topic1?: string | null
  readonly topic2?: string | null
  readonly topic3?: string | null
  readonly operator0_1?: Operator | null
  readonly operator0_2?: Operator | null
  readonly operator0_3?: Operator | null
  readonly operator1_2?: Operator | null
  readonly operator1_3?: Operator | null
  readonly operator2_3?: Operator | null
}

/** Event logs of contracts. */
export const eventLogs: Topic<DataGraph> = {
  resolvers: { Contract: { logs: asksOf('logs.getLogs', logMembers, { respell: eachRow(respellLog) }) } },
}

function logMembers(query: LogQuery): QueryMembers {
  const { address, fromBlock, toBlock, topic0, topic1, topic2, topic3 } = query
  refuseBackwards(fromBlock, toBlock)
  const operators = PAIRS.flatMap((pair): [string, string][] => {
    const operator = query[`operator${pair}`]
    if (!operator) return []
    refuseLoneOperator(query, pair)
    return [[`topic${pair}_opr`, operator.toLowerCase()]]
  })
  return {
    address,
    fromBlock,
    toBlock: toBlock ?? 'latest',
    topic0,
    topic1,
    topic2,
    topic3,
    ...Object.fromEntries(operators),
    ...pageMembers(query),
  }
}

/** Rejects an operator between topics that are not both given: the explorer would ignore it silently. */
function refuseLoneOperator(query: LogQuery, pair: Pair): void {
  const missing = pair.split('_').find((position) => !query[`topic${position}` as 'topic0'])
  if (missing === undefined) return
  const message = `joins two topics, and topic${missing} is not given`
  throw new BadInput([{ path: [`operator${pair}`], code: 'missing_topic', message }])
}

/** Members of a log that explorers return in hexadecimal. */
const HEXADECIMAL = ['blockNumber', 'timeStamp', 'gasPrice', 'gasUsed', 'logIndex', 'transactionIndex']

/** Converts a log's numbers to decimal, as in all other responses. */
function respellLog(row: Row, contract: OnChain): Row {
  const numbers = Object.fromEntries(HEXADECIMAL.map((member) => [member, decimalOf(row[member])]))
  return { ...row, ...numbers, transaction: transactionIn(row.transactionHash, contract) }
}

/** A hexadecimal number in decimal; a bare `0x` is zero. An invalid value is unchanged, so that the reader rejects it. */
function decimalOf(value: unknown): unknown {
  if (value === '0x') return '0'
  return typeof value === 'string' && /^0x[0-9a-fA-F]+$/.test(value) ? String(BigInt(value)) : value
}
