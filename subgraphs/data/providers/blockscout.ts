import { BadInput, NotFound, ProviderNotConfigured } from '../../../schema/errors.ts'
import type { QueryMembers, UpstreamRequest } from '../../kit/upstream/request.ts'
import type { Translation } from '../../kit/upstream/translated.ts'
import { NOT_VERIFIED } from './node/explorer/contract/code.ts'

type Row = Readonly<Record<string, unknown>>

/** Blockscout spells the chain otherwise, and some members of rows. */
export const BLOCKSCOUT: Translation = {
  request: asBlockscout,
  answer: (body, asked) => {
    const call = callOf(asked)
    const translated = eachRow(body, ROWS[call] ?? ((row) => [row]))
    return call === LOGS ? pageOf(translated, asked) : translated
  },
}

/** Modules and actions that it has, by its overview of endpoints. */
const HAS: ReadonlySet<string> = new Set([
  'account.balance',
  'account.balancemulti',
  'account.txlist',
  'account.txlistinternal',
  'account.tokentx',
  'account.tokennfttx',
  'account.token1155tx',
  'contract.getabi',
  'contract.getsourcecode',
  'contract.getcontractcreation',
  'transaction.getstatus',
  'transaction.gettxreceiptstatus',
  'block.getblockreward',
  'logs.getLogs',
  'stats.tokensupply',
  'stats.ethprice',
  'stats.ethsupply',
])
const LOGS = 'logs.getLogs'
/** Logs that one query returns; there are no pages. */
const MOST_LOGS = 1_000

const callOf = ({ query = {} }: UpstreamRequest): string => `${String(query.module)}.${String(query.action)}`

function asBlockscout(asked: UpstreamRequest): UpstreamRequest {
  const call = callOf(asked)
  const { chainid, tag, ...query } = asked.query ?? {}
  // It has balances of the newest block alone.
  if (!HAS.has(call) || (tag ?? 'latest') !== 'latest') throw new ProviderNotConfigured('explorer')
  return { ...asked, query: { chain_id: chainid, ...(call === LOGS ? withoutPage(query) : query) } }
}

function withoutPage({ page, offset, ...query }: QueryMembers): QueryMembers {
  if (Number(page) * Number(offset) > MOST_LOGS) {
    const message = `times the entries of a page must be at most ${MOST_LOGS} here; narrow the blocks instead`
    throw new BadInput([{ path: ['page'], code: 'too_big', message }])
  }
  return query
}

/** The asked page of a whole answer. */
function pageOf(body: unknown, { query = {} }: UpstreamRequest): unknown {
  if (!isRow(body) || !Array.isArray(body.result)) return body
  const [page, size] = [Number(query.page), Number(query.offset)]
  return { ...body, result: body.result.slice((page - 1) * size, page * size) }
}

/** What rows have otherwise, by module and action; a row may stand for several. */
const ROWS: Readonly<Record<string, (row: Row) => readonly Row[]>> = {
  'account.txlist': (row) => [
    {
      ...row,
      methodId: row.methodId ?? String(row.input ?? '0x').slice(0, 10),
      functionName: row.functionName ?? '',
    },
  ],
  'account.txlistinternal': (row) => [
    { ...row, hash: row.hash ?? row.transactionHash, traceId: row.traceId ?? row.index },
  ],
  'account.token1155tx': eachOfBatch,
  'contract.getsourcecode': (row) => [sourceIn(row)],
  'block.getblockreward': (row) => [
    { ...row, uncles: row.uncles ?? [], uncleInclusionReward: row.uncleInclusionReward ?? '0' },
  ],
  [LOGS]: (row) => [
    {
      blockHash: '',
      ...row,
      // Always four, of which the log has the first.
      topics: Array.isArray(row.topics) ? row.topics.filter((topic) => topic !== null) : row.topics,
    },
  ],
}

/** A batch of multi-tokens is one row with two lists, and several transfers. */
function eachOfBatch(row: Row): readonly Row[] {
  const { tokenIDs, values, ...transfer } = row
  if (!Array.isArray(tokenIDs)) return [row]
  const amounts: readonly unknown[] = Array.isArray(values) ? values : []
  return tokenIDs.map((tokenID: unknown, position) => ({ ...transfer, tokenID, tokenValue: amounts[position] }))
}

function sourceIn(row: Row): Row {
  // An unverified contract has an address alone.
  if (row.SourceCode === undefined) throw new NotFound(NOT_VERIFIED)
  return {
    OptimizationUsed: false,
    ConstructorArguments: '',
    EVMVersion: '',
    Library: librariesIn(row.ExternalLibraries),
    LicenseType: '',
    SwarmSource: '',
    ...row,
    Runs: row.Runs ?? row.OptimizationRuns ?? '0',
    Proxy: row.Proxy ?? row.IsProxy ?? false,
    Implementation: row.Implementation ?? row.ImplementationAddress ?? '',
  }
}

/** Linked libraries, as `name:address` with semicolons between. */
function librariesIn(libraries: unknown): string {
  const rows = Array.isArray(libraries) ? libraries.filter(isRow) : []
  return rows.map(({ name, address_hash: address }) => `${String(name)}:${String(address)}`).join(';')
}

/** Changes the rows of a result, or the one that it is. */
function eachRow(body: unknown, change: (row: Row) => readonly Row[]): unknown {
  if (!isRow(body)) return body
  const { result } = body
  if (Array.isArray(result))
    return { ...body, result: result.flatMap((row: unknown): readonly unknown[] => (isRow(row) ? change(row) : [row])) }
  return isRow(result) ? { ...body, result: change(result)[0] } : body
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
