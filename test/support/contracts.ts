import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Hex } from 'viem'
import { DATA_PLACE_VARIABLE } from './dataFolder.ts'

const COMPILER = fileURLToPath(new URL('../../scripts/contracts.mjs', import.meta.url))

/**
 * The runtime code of a contract, of which `source` is the Solidity file. The compiler takes a second of processor time,
 * so all test files of a run share its output.
 */
export function compiledContract(source: URL): Hex {
  const place = join(process.env[DATA_PLACE_VARIABLE] ?? tmpdir(), 'contracts')
  const artifact = join(place, `${createHash('sha256').update(readFileSync(source)).digest('hex')}.json`)
  if (!existsSync(artifact)) compile(source, place, artifact)
  return JSON.parse(readFileSync(artifact, 'utf8')).runtimeBytecode
}

/** Compiles in a folder of its own, because several workers may compile the same contract. */
function compile(source: URL, place: string, artifact: string): void {
  mkdirSync(place, { recursive: true })
  const folder = mkdtempSync(join(place, 'new-'))
  try {
    const name = basename(source.pathname, '.sol')
    cpSync(source, join(folder, `${name}.sol`))
    execFileSync(process.execPath, [COMPILER, folder])
    renameSync(join(folder, `${name}.artifact.json`), artifact)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
