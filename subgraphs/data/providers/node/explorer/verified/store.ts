import type { Pool } from '../../../../../../prisma/database.ts'
import { type CodeRange, codeHashOf, splitCode } from './runtimeCode.ts'
import type { CompiledSource, ContractSource } from './source.ts'

/** Stores a source; replaces one of the same code. */
export async function keepSource(pool: Pool, source: CompiledSource, now: Date): Promise<void> {
  await pool.query(
    `INSERT INTO data.verified_contract
       (code_hash, code_length, immutables, name, source_code, abi, compiler_version, optimizer, runs, evm_version,
        libraries, license, creation_code, content_address, added_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     ON CONFLICT (code_hash) DO UPDATE SET
       immutables = excluded.immutables, name = excluded.name, source_code = excluded.source_code, abi = excluded.abi,
       compiler_version = excluded.compiler_version, optimizer = excluded.optimizer, runs = excluded.runs,
       evm_version = excluded.evm_version, libraries = excluded.libraries, license = excluded.license,
       creation_code = excluded.creation_code, content_address = excluded.content_address`,
    [
      source.codeHash,
      source.codeLength,
      JSON.stringify(source.immutables),
      source.name,
      source.sourceCode,
      JSON.stringify(source.abi),
      source.compilerVersion,
      source.optimizer,
      source.runs,
      source.evmVersion,
      source.libraries,
      source.license,
      source.creationCode,
      source.contentAddress,
      now,
    ],
  )
}

interface Candidate {
  readonly codeHash: string
  readonly immutables: readonly CodeRange[]
}

/** The source that compiles to the code of a deployed contract; null if none was published. */
export async function findSource(pool: Pool, runtimeCode: Buffer): Promise<ContractSource | null> {
  const { code } = splitCode(runtimeCode)
  if (code.length === 0) return null
  const candidates = await pool.query<Candidate>({
    name: 'explorer-candidates',
    text: `SELECT code_hash AS "codeHash", immutables FROM data.verified_contract WHERE code_length = $1`,
    values: [code.length],
  })
  const found = candidates.rows.find(({ codeHash, immutables }) => codeHashOf(code, immutables) === codeHash)
  if (!found) return null
  const { rows } = await pool.query<ContractSource>({
    name: 'explorer-source',
    text: `SELECT name, source_code AS "sourceCode", abi, compiler_version AS "compilerVersion", optimizer, runs,
                  evm_version AS "evmVersion", libraries, license, creation_code AS "creationCode",
                  content_address AS "contentAddress"
           FROM data.verified_contract WHERE code_hash = $1`,
    values: [found.codeHash],
  })
  return rows[0] ?? null
}
