import { NotFound, ProviderNotConfigured } from '../../../schema/errors.ts'
import type { UpstreamRequest } from '../../kit/upstream/request.ts'
import type { Translation } from '../../kit/upstream/translated.ts'
import { NOT_VERIFIED } from './node/explorer/contract/code.ts'

type Row = Readonly<Record<string, unknown>>

/** Blockscout spells the chain otherwise, and some members of rows. */
export const BLOCKSCOUT: Translation = {
  request: asBlockscout,
  answer: (body, asked) => eachResult(body, ROWS[callOf(asked)] ?? unchanged),
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

const callOf = ({ query = {} }: UpstreamRequest): string => `${String(query.module)}.${String(query.action)}`

function asBlockscout(asked: UpstreamRequest): UpstreamRequest {
  if (!HAS.has(callOf(asked))) throw new ProviderNotConfigured('explorer')
  const { chainid, ...query } = asked.query ?? {}
  return { ...asked, query: { chain_id: chainid, ...query } }
}

/** What rows lack, by module and action. */
const ROWS: Readonly<Record<string, (row: Row) => Row>> = {
  'account.txlist': (row) => ({
    ...row,
    methodId: row.methodId ?? String(row.input ?? '0x').slice(0, 10),
    functionName: row.functionName ?? '',
  }),
  'account.txlistinternal': (row) => ({
    ...row,
    hash: row.hash ?? row.transactionHash,
    traceId: row.traceId ?? row.index,
  }),
  'contract.getsourcecode': sourceIn,
}

function sourceIn(row: Row): Row {
  // An unverified contract has an address alone.
  if (row.SourceCode === undefined) throw new NotFound(NOT_VERIFIED)
  return {
    OptimizationUsed: false,
    ConstructorArguments: '',
    EVMVersion: '',
    Library: '',
    LicenseType: '',
    SwarmSource: '',
    ...row,
    Runs: row.Runs ?? row.OptimizationRuns ?? '0',
    Proxy: row.Proxy ?? row.IsProxy ?? false,
    Implementation: row.Implementation ?? row.ImplementationAddress ?? '',
  }
}

const unchanged = (row: Row): Row => row

function eachResult(body: unknown, change: (row: Row) => Row): unknown {
  if (typeof body !== 'object' || body === null || !('result' in body) || !Array.isArray(body.result)) return body
  return { ...body, result: body.result.map((row: unknown) => (isRow(row) ? change(row) : row)) }
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}
