import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import solc from 'solc'
import { type Abi, encodeAbiParameters, type Hex, keccak256, toHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ArtifactUnusable, readArtifact } from '../../../../subgraphs/data/providers/node/explorer/verified/artifact.ts'
import { loadContracts } from '../../../../subgraphs/data/providers/node/explorer/verified/load.ts'
import {
  codeHashOf,
  contentAddressOf,
  splitCode,
} from '../../../../subgraphs/data/providers/node/explorer/verified/runtimeCode.ts'
import { ALICE } from '../node/support/chain.ts'
import { NOW, startExplorer, type TestExplorer } from './support/explorer.ts'

const VAULT = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;
import "./Owned.sol";
contract Vault is Owned {
    uint256 public immutable limit;
    constructor(uint256 limit_, address owner_) Owned(owner_) { limit = limit_; }
    function within(uint256 amount) external view returns (bool) { return amount <= limit; }
}
`
const OWNED = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;
contract Owned {
    address public immutable owner;
    constructor(address owner_) { owner = owner_; }
}
`

interface Compiled {
  readonly abi: Abi
  readonly metadata: string
  readonly evm: {
    readonly bytecode: { readonly object: string }
    readonly deployedBytecode: { readonly object: string; readonly immutableReferences: object }
  }
}

let folder: string
let vault: Compiled
let explorer: TestExplorer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'contracts-'))
  vault = compile({ 'src/Vault.sol': VAULT, 'src/Owned.sol': OWNED }, 'src/Vault.sol', 'Vault')
  write('src/Vault.sol', VAULT)
  write('src/Owned.sol', OWNED)
  write('out/Vault.sol/Vault.json', JSON.stringify(built(vault)))
  explorer = await startExplorer()
})
afterAll(async () => {
  await explorer?.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('a contract with immutables, that came out of several files', () => {
  it('is verified under its own values, with what its constructor was given', async () => {
    const { chain, db, askFor } = explorer
    const { kept, unusable } = await loadContracts(folder, db.pool, NOW)
    expect({ kept, unusable }).toEqual({ kept: 1, unusable: [] })
    const given = [1_000n, 77n].map((limit) =>
      encodeAbiParameters([{ type: 'uint256' }, { type: 'address' }], [limit, ALICE]),
    )
    const deployed: string[] = []
    for (const args of given) {
      const data = `0x${vault.evm.bytecode.object}${args.slice(2)}` as Hex
      const hash = await chain.send(ALICE, { data })
      deployed.push(String((await chain.client.getTransactionReceipt({ hash })).contractAddress))
    }
    for (const [position, address] of deployed.entries()) {
      const [source] = await askFor<Record<string, string>[]>('contract.getsourcecode', { address })
      expect(source).toMatchObject({
        ContractName: 'Vault',
        ConstructorArguments: given[position]?.slice(2),
        OptimizationUsed: '1',
        Runs: '999',
        EVMVersion: 'cancun',
        LicenseType: 'MIT',
        SwarmSource: expect.stringMatching(/^ipfs:\/\/f01701220[0-9a-f]{64}$/),
      })
      // Several files are the compiler's input, in braces of its own.
      const input = JSON.parse(String(source?.SourceCode).slice(1, -1))
      expect(input.sources).toEqual({ 'src/Vault.sol': { content: VAULT }, 'src/Owned.sol': { content: OWNED } })
      expect(JSON.parse(String(source?.ABI))).toEqual(vault.abi)
    }
  })

  it('is found again by whoever changed nothing but comments', async () => {
    const { chain, askFor } = explorer
    const commented = compile(
      { 'src/Vault.sol': `${VAULT}// The end.\n`, 'src/Owned.sol': OWNED },
      'src/Vault.sol',
      'Vault',
    )
    expect(commented.evm.bytecode.object).not.toBe(vault.evm.bytecode.object)
    const args = encodeAbiParameters([{ type: 'uint256' }, { type: 'address' }], [5n, ALICE])
    const hash = await chain.send(ALICE, { data: `0x${commented.evm.bytecode.object}${args.slice(2)}` })
    const { contractAddress } = await chain.client.getTransactionReceipt({ hash })
    const [source] = await askFor<Record<string, string>[]>('contract.getsourcecode', {
      address: String(contractAddress),
    })
    expect(source).toMatchObject({ ContractName: 'Vault' })
  })

  it('is not taken for one that differs in its code', async () => {
    const { chain, ask } = explorer
    const other = VAULT.replace('amount <= limit', 'amount < limit')
    const { evm } = compile({ 'src/Vault.sol': other, 'src/Owned.sol': OWNED }, 'src/Vault.sol', 'Vault')
    const args = encodeAbiParameters([{ type: 'uint256' }, { type: 'address' }], [5n, ALICE])
    const hash = await chain.send(ALICE, { data: `0x${evm.bytecode.object}${args.slice(2)}` })
    const { contractAddress } = await chain.client.getTransactionReceipt({ hash })
    expect(await ask('contract.getabi', { address: String(contractAddress) })).toMatchObject({
      result: 'Contract source code not verified',
    })
  })
})

describe('an artifact', () => {
  it('whose sources are not the ones it was compiled from is not used, and said so', async () => {
    const apart = mkdtempSync(join(tmpdir(), 'contracts-'))
    mkdirSync(join(apart, 'src'))
    writeFileSync(join(apart, 'src/Vault.sol'), `${VAULT}// changed`)
    writeFileSync(join(apart, 'src/Owned.sol'), OWNED)
    writeFileSync(join(apart, 'Vault.json'), JSON.stringify(built(vault)))
    writeFileSync(join(apart, 'Broken.json'), '{"abi": [')
    writeFileSync(join(apart, 'package.json'), '{"name": "contracts"}')
    const single = { contractName: 'Owned', abi: [], runtimeBytecode: '0x00', sourceSha256: sha256(VAULT) }
    writeFileSync(join(apart, 'Owned.sol'), OWNED)
    const compiler = { version: '0.8.28', settings: {} }
    writeFileSync(join(apart, 'Owned.artifact.json'), JSON.stringify({ ...single, compiler }))
    const { kept, unusable } = await loadContracts(apart, explorer.db.pool, NOW)
    rmSync(apart, { recursive: true })
    expect(kept).toBe(0)
    expect(unusable).toEqual([
      { file: 'Broken.json', reason: expect.any(String) },
      { file: 'Owned.artifact.json', reason: 'Owned.sol has another SHA-256 than the artifact names' },
      { file: 'Vault.json', reason: 'src/Vault.sol has another Keccak-256 than the metadata names' },
    ])
  })

  it('cannot lead out of its folder', () => {
    const metadata = JSON.parse(vault.metadata)
    const sources = { '../../secret.sol': { keccak256: keccak256(toHex('secret')) } }
    write('Leading.json', JSON.stringify({ ...built(vault), metadata: { ...metadata, sources } }))
    const read = () => readArtifact(join(folder, 'Leading.json'), folder)
    expect(read).toThrow(ArtifactUnusable)
    expect(read).toThrow('lies outside the folder')
    rmSync(join(folder, 'Leading.json'))
  })

  it('that has no code is not used', () => {
    write('Interface.json', JSON.stringify({ ...built(vault), deployedBytecode: { object: '0x' } }))
    expect(() => readArtifact(join(folder, 'Interface.json'), folder)).toThrow('has no code')
    rmSync(join(folder, 'Interface.json'))
  })
})

describe('the name of a code', () => {
  const code = fc.uint8Array({ minLength: 8, maxLength: 200 }).map((bytes) => Buffer.from(bytes))
  const digest = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes))

  it('does not depend on the metadata behind it', () => {
    fc.assert(
      fc.property(code, digest, digest, (bytes, one, other) => {
        // What a compiler appends has its own length at the end.
        const [a, b] = [one, other].map((hash) => splitCode(Buffer.concat([bytes, metadataOf(hash)])))
        expect(a?.code.equals(bytes)).toBe(true)
        expect(b?.code.equals(bytes)).toBe(true)
        expect(contentAddressOf(a!.metadata)).toBe(`ipfs://f01701220${one.toString('hex')}`)
      }),
    )
  })

  it('does not depend on immutables, but on every other byte', () => {
    fc.assert(
      fc.property(
        code,
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        fc.integer({ min: 1, max: 4 }),
        (bytes, at, change, length) => {
          const position = at % bytes.length
          const changed = Buffer.from(bytes)
          changed[position] = (changed[position]! + change) % 256
          const start = (at * 7) % (bytes.length - 4)
          const ranges = [{ start, length }]
          const isInside = position >= start && position < start + length
          expect(codeHashOf(changed, ranges) === codeHashOf(bytes, ranges)).toBe(isInside)
        },
      ),
    )
  })

  it('takes no ordinary code for metadata', () => {
    fc.assert(
      fc.property(code, (bytes) => {
        fc.pre(!bytes.includes('ipfs') && !bytes.includes('solc') && !bytes.includes('bzzr'))
        expect(splitCode(bytes).code.equals(bytes)).toBe(true)
      }),
    )
  })
})

/** The compiler's CBOR for a hash and its own version, and its length. */
function metadataOf(hash: Buffer): Buffer {
  const cbor = Buffer.concat([
    Buffer.from('a264', 'hex'),
    Buffer.from('ipfs'),
    Buffer.from('58221220', 'hex'),
    hash,
    Buffer.from('64', 'hex'),
    Buffer.from('solc'),
    Buffer.from('4300081c', 'hex'),
  ])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(cbor.length)
  return Buffer.concat([cbor, length])
}

function compile(sources: Readonly<Record<string, string>>, file: string, name: string): Compiled {
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(Object.entries(sources).map(([path, content]) => [path, { content }])),
    settings: {
      optimizer: { enabled: true, runs: 999 },
      evmVersion: 'cancun',
      outputSelection: { '*': { '*': ['abi', 'metadata', 'evm.bytecode', 'evm.deployedBytecode'] } },
    },
  }
  return JSON.parse(solc.compile(JSON.stringify(input))).contracts[file][name]
}

/** A contract as build tools write it down. */
function built({ abi, metadata, evm }: Compiled) {
  return {
    abi,
    bytecode: { object: `0x${evm.bytecode.object}`, linkReferences: {} },
    deployedBytecode: {
      object: `0x${evm.deployedBytecode.object}`,
      linkReferences: {},
      immutableReferences: evm.deployedBytecode.immutableReferences,
    },
    metadata: JSON.parse(metadata),
  }
}

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
