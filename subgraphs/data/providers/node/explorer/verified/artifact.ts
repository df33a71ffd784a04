import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { z } from 'zod'
import { type CodeRange, codeHashOf, contentAddressOf, libraryGuard, splitCode } from './runtimeCode.ts'
import type { CompiledSource } from './source.ts'

/** An unusable compiler artifact, with the reason. */
export class ArtifactUnusable extends Error {}

const Hex = z.string().regex(/^0x([0-9a-fA-F]{2})*$/)
const Settings = z.object({
  optimizer: z.object({ enabled: z.boolean().default(false), runs: z.number().default(200) }).prefault({}),
  evmVersion: z.string().default('default'),
  libraries: z.record(z.string(), z.unknown()).default({}),
})

/** A contract whose only source file is next to the artifact, as `<contractName>.sol`. */
const Single = z.object({
  contractName: z.string().min(1),
  abi: z.array(z.unknown()),
  runtimeBytecode: Hex,
  creationBytecode: Hex.optional(),
  sourceSha256: z.string(),
  compiler: z.object({ version: z.string(), settings: Settings }),
})

const References = z
  .record(z.string(), z.unknown())
  .default({})
  .transform((references) => z.array(Range).parse(rangesWithin(references)))
const Range = z.object({ start: z.number().int().nonnegative(), length: z.number().int().positive() })
// Placeholders of unlinked libraries are text in the code; they count as zeros.
const Code = z.string().transform((text) => text.replace(/__.{38}/g, '0'.repeat(40)))

const Metadata = z.object({
  compiler: z.object({ version: z.string() }),
  settings: Settings.extend({ compilationTarget: z.record(z.string(), z.string()) }),
  sources: z.record(
    z.string(),
    z.object({ keccak256: z.string(), license: z.string().optional(), content: z.string().optional() }),
  ),
})

/** A build tool's artifact with the compiler's metadata, which gives the paths of its sources. */
const Built = z.object({
  abi: z.array(z.unknown()),
  bytecode: z.object({ object: Code }).optional(),
  deployedBytecode: z.object({
    object: Code.pipe(Hex),
    immutableReferences: References,
    linkReferences: References,
  }),
  metadata: Metadata,
})

/**
 * Reads a compiler artifact and its source files, which must have the hashes that it declares. Source paths are
 * relative to `folder`. Null if the file is not an artifact; throws ArtifactUnusable if it cannot be used.
 */
export function readArtifact(path: string, folder: string): CompiledSource | null {
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (typeof json !== 'object' || json === null || !('abi' in json)) return null
  if ('runtimeBytecode' in json) return single(parsed(Single, json), path)
  if ('deployedBytecode' in json) return built(parsed(Built, json), folder)
  return null
}

function parsed<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(json)
  if (!success) throw new ArtifactUnusable(z.prettifyError(error))
  return data
}

function single(artifact: z.output<typeof Single>, path: string): CompiledSource {
  const file = `${artifact.contractName}.sol`
  const sourceCode = readSource(dirname(path), file)
  if (createHash('sha256').update(sourceCode).digest('hex') !== artifact.sourceSha256)
    throw new ArtifactUnusable(`${file} has another SHA-256 than the artifact names`)
  const { version, settings } = artifact.compiler
  return {
    ...compiled(artifact.runtimeBytecode, []),
    ...compilation(version, settings),
    name: artifact.contractName,
    sourceCode,
    abi: artifact.abi,
    license: /SPDX-License-Identifier:\s*([^\s*]+)/.exec(sourceCode)?.[1] ?? '',
    creationCode: artifact.creationBytecode ? bytes(artifact.creationBytecode) : null,
  }
}

function built({ abi, bytecode, deployedBytecode, metadata }: z.output<typeof Built>, folder: string): CompiledSource {
  const [target] = Object.entries(metadata.settings.compilationTarget)
  if (!target) throw new ArtifactUnusable('The metadata names no contract')
  if (deployedBytecode.object.length <= 2) throw new ArtifactUnusable('An interface or abstract contract has no code')
  const [file, name] = target
  const contents = Object.entries(metadata.sources).map(([path, { keccak256, content }]) => {
    const text = content ?? readSource(folder, path)
    if (`0x${Buffer.from(keccak_256(Buffer.from(text))).toString('hex')}` !== keccak256)
      throw new ArtifactUnusable(`${path} has another Keccak-256 than the metadata names`)
    return [path, { content: text }] as const
  })
  const { compilationTarget: _, ...settings } = metadata.settings
  const input = { language: 'Solidity', sources: Object.fromEntries(contents), settings }
  const [only] = contents
  return {
    ...compiled(deployedBytecode.object, [...deployedBytecode.immutableReferences, ...deployedBytecode.linkReferences]),
    ...compilation(metadata.compiler.version, metadata.settings),
    name,
    sourceCode: only && contents.length === 1 ? only[1].content : `{${JSON.stringify(input)}}`,
    abi,
    license: metadata.sources[file]?.license ?? '',
    creationCode: bytecode && Hex.safeParse(bytecode.object).success ? bytes(bytecode.object) : null,
  }
}

function compiled(runtimeBytecode: string, references: readonly CodeRange[]) {
  const { code, metadata } = splitCode(bytes(runtimeBytecode))
  const immutables = [...references, ...libraryGuard(code)]
  return {
    codeHash: codeHashOf(code, immutables),
    codeLength: code.length,
    immutables,
    contentAddress: contentAddressOf(metadata),
  }
}

function compilation(version: string, { optimizer, evmVersion, libraries }: z.output<typeof Settings>) {
  return {
    compilerVersion: `v${/^\d+\.\d+\.\d+(\+commit\.[0-9a-f]+)?/.exec(version)?.[0] ?? version}`,
    optimizer: optimizer.enabled,
    runs: optimizer.runs,
    evmVersion,
    libraries: Object.entries(libraries)
      .flatMap(([name, at]) => (typeof at === 'string' ? [[name, at]] : Object.entries(at ?? {})))
      .map(([name, at]) => `${String(name).split(':').at(-1)}:${String(at)}`)
      .join(';'),
  }
}

/** Reads a source file inside `folder`; rejects a path that leads out of it. */
function readSource(folder: string, path: string): string {
  const file = resolve(folder, path)
  if (!file.startsWith(resolve(folder) + sep)) throw new ArtifactUnusable(`${path} lies outside the folder`)
  try {
    return readFileSync(join(folder, path), 'utf8')
  } catch (error) {
    throw new ArtifactUnusable(`${path} cannot be read`, { cause: error })
  }
}

/** The ranges in references by file and name, or by number, at any depth. */
function rangesWithin(references: unknown): unknown[] {
  if (Array.isArray(references)) return references
  return Object.values(references as Record<string, unknown>).flatMap(rangesWithin)
}

const bytes = (hex: string) => Buffer.from(hex.slice(2), 'hex')
