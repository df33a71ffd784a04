import type { CodeRange } from './runtimeCode.ts'

/** The published source of a contract, with its compiler settings. */
export interface ContractSource {
  readonly name: string
  /** One file verbatim; several as standard JSON input in an extra pair of braces. */
  readonly sourceCode: string
  readonly abi: readonly unknown[]
  /** For example `v0.8.28+commit.7893614a`. */
  readonly compilerVersion: string
  readonly optimizer: boolean
  /** Optimizer runs. */
  readonly runs: number
  readonly evmVersion: string
  /** Linked libraries: `name:address`, separated by semicolons. */
  readonly libraries: string
  /** SPDX identifier; empty if the source has none. */
  readonly license: string
  /** Content address of the source; empty if the code has none. */
  readonly contentAddress: string
  /** Creation code without constructor arguments; null if unknown. */
  readonly creationCode: Buffer | null
}

/** A source with the identity of its compiled code. */
export interface CompiledSource extends ContractSource {
  /** Hash of the runtime code, without metadata and with zeros in `immutables`. */
  readonly codeHash: string
  /** Length of that code, in bytes. */
  readonly codeLength: number
  readonly immutables: readonly CodeRange[]
}
