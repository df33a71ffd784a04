// Compiles the devnet's contracts: every `<Name>.sol` of a folder to `<Name>.artifact.json` beside it. The artifacts
// are committed, so that running Tollgraph needs no compiler; `--check` fails when one does not match its source.
//
//   node scripts/contracts.mjs [--check] [folder]

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import solc from 'solc'

const HOME = fileURLToPath(new URL('../devnet/contracts', import.meta.url))

// Without the metadata hash the bytecode does not depend on the source's path.
const SETTINGS = {
  optimizer: { enabled: true, runs: 200 },
  evmVersion: 'cancun',
  metadata: { bytecodeHash: 'none', appendCBOR: false },
}

/** The artifact's text for one source. Throws with the compiler's own output when the source does not compile. */
function artifactOf(contractName, source) {
  const input = {
    language: 'Solidity',
    sources: { [contractName]: { content: source } },
    settings: { ...SETTINGS, outputSelection: { '*': { [contractName]: ['abi', 'evm.deployedBytecode'] } } },
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input)))
  if (output.errors?.length) throw new Error(output.errors.map((error) => error.formattedMessage).join('\n'))
  const compiled = output.contracts[contractName]?.[contractName]
  if (!compiled) throw new Error(`${contractName}.sol holds no contract of that name`)
  const { object, immutableReferences } = compiled.evm.deployedBytecode
  if (Object.keys(immutableReferences ?? {}).length > 0) {
    throw new Error(`${contractName} has immutables; its runtime code could not be set without running a constructor`)
  }
  const artifact = {
    contractName,
    abi: compiled.abi,
    runtimeBytecode: `0x${object}`,
    sourceSha256: createHash('sha256').update(source).digest('hex'),
    compiler: { version: solc.version(), settings: SETTINGS },
  }
  return `${JSON.stringify(artifact, null, 2)}\n`
}

const args = process.argv.slice(2)
const isCheck = args.includes('--check')
const folder = args.find((arg) => !arg.startsWith('--')) ?? HOME

let stale = 0
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.sol'))
  .sort()) {
  const contractName = basename(file, '.sol')
  const path = join(folder, `${contractName}.artifact.json`)
  const text = artifactOf(contractName, readFileSync(join(folder, file), 'utf8'))
  const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === text
  if (isCurrent) continue
  if (isCheck) {
    stale += 1
    console.error(`${contractName}.artifact.json does not follow from ${file}. Run: node scripts/contracts.mjs`)
  } else {
    writeFileSync(path, text)
    console.log(`wrote ${contractName}.artifact.json`)
  }
}
process.exitCode = stale > 0 ? 1 : 0
