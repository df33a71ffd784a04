import type { Pool } from '../../../../../../prisma/database.ts'
import { affected, allRows, excluded, firstRow, tables } from '../../../../../../prisma/sql.ts'
import { type CodeRange, codeHashOf, splitCode } from './runtimeCode.ts'
import type { CompiledSource, ContractSource } from './source.ts'

const DESCRIPTION = [
  'name',
  'sourceCode',
  'abi',
  'compilerVersion',
  'optimizer',
  'runs',
  'evmVersion',
  'libraries',
  'license',
  'creationCode',
  'contentAddress',
] as const

/** Stores a source; replaces one of the same code. */
export async function keepSource(pool: Pool, source: CompiledSource, now: Date): Promise<void> {
  const { immutables, abi, codeHash, ...rest } = source
  const content = { ...rest, immutables: JSON.stringify(immutables), abi: JSON.stringify(abi) }
  const insert = tables.insertInto('data.verifiedContract').values({ ...content, codeHash, addedAt: now })
  await affected(
    pool,
    insert.onConflict((conflict) =>
      conflict.column('codeHash').doUpdateSet(excluded<'data.verifiedContract'>(['immutables', ...DESCRIPTION])),
    ),
  )
}

/** The source that compiles to the code of a deployed contract; null if none was published. */
export async function findSource(pool: Pool, runtimeCode: Buffer): Promise<ContractSource | null> {
  const { code } = splitCode(runtimeCode)
  if (code.length === 0) return null
  const candidates = tables
    .selectFrom('data.verifiedContract')
    .select(['codeHash', 'immutables'])
    .where('codeLength', '=', code.length)
    .$narrowType<{ immutables: readonly CodeRange[] }>()
  const found = (await allRows(pool, candidates)).find(
    ({ codeHash, immutables }) => codeHashOf(code, immutables) === codeHash,
  )
  if (!found) return null
  const source = tables.selectFrom('data.verifiedContract').select(DESCRIPTION).where('codeHash', '=', found.codeHash)
  return await firstRow(pool, source.$narrowType<{ abi: readonly unknown[] }>())
}

/** The ABIs of all verified contracts, latest first. */
export async function readAbis(pool: Pool): Promise<unknown[]> {
  const abis = tables.selectFrom('data.verifiedContract').select('abi').orderBy('addedAt', 'desc')
  return (await allRows(pool, abis)).flatMap(({ abi }) => abi)
}
