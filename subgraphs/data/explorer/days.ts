import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { QueryMembers } from '../../kit/upstream/request.ts'
import type { DataGraph } from '../types.gen.ts'
import { asksOf } from './ask.ts'
import { eachRow, type Row } from './rows.ts'
import { type SortOrder, wordOf } from './window.ts'

interface Days {
  readonly from: string
  readonly to: string
  readonly order: SortOrder
}

interface Sizes extends Days {
  readonly client: 'CLIENT_A' | 'CLIENT_B'
  readonly mode: 'DEFAULT' | 'ARCHIVE'
}

/** Daily statistics of a network. */
export const days: Topic<DataGraph> = {
  resolvers: {
    Chain: {
      sizes: asksOf('stats.chainsize', sizeMembers, { respell: eachRow(respellSize) }),
      dailyTransactions: asksOf('stats.dailytx', dayMembers),
    },
  },
}

/** Node software in the explorers' names, and in ours. */
const CLIENTS = { CLIENT_A: 'geth', CLIENT_B: 'parity' } as const
const CLIENT_WORDS: Readonly<Record<string, string>> = { geth: 'client-a', parity: 'client-b' }

function sizeMembers(args: Sizes): QueryMembers {
  return { ...dayMembers(args), clienttype: CLIENTS[args.client], syncmode: args.mode.toLowerCase() }
}

function dayMembers({ from, to, order }: Days): QueryMembers {
  if (to < from)
    throw new BadInput([{ path: ['to'], code: 'invalid_range', message: 'must not come before the first day' }])
  return { startdate: from, enddate: to, sort: wordOf(order) }
}

function respellSize(row: Row): Row {
  const client = String(row.clientType).toLowerCase()
  return { ...row, clientType: CLIENT_WORDS[client] ?? client, syncMode: String(row.syncMode).toLowerCase() }
}
