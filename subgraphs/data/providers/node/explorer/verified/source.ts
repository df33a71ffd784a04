import type { CodeRange } from './runtimeCode.ts'

/** The published source of a contract, and how it was compiled. */
export interface ContractSource {
  readonly name: string
  /** One file as it is, several as the compiler's standard JSON input in a second pair of braces. */
  readonly sourceCode: string
  readonly abi: readonly unknown[]
  /** `v0.8.28+commit.7893614a` and the like. */
  readonly compilerVersion: string
  readonly optimizer: boolean
  /** Runs that the optimizer was set to. */
  readonly runs: number
  readonly evmVersion: string
  /** Linked libraries: `name:address`, separated by semicolons. */
  readonly libraries: string
  /** SPDX identifier; empty when the source names none. */
  readonly license: string
  /** Where the source can be had by content; empty when the code does not say. */
  readonly contentAddress: string
  /** Code that deploys it, without constructor arguments; null when it is not known. */
  readonly creationCode: Buffer | null
}

/** A source together with the code that it compiles to. */
export interface CompiledSource extends ContractSource {
  /** Of the runtime code, without its metadata and with zeros in `immutables`. */
  readonly codeHash: string
  /** Bytes of that code. */
  readonly codeLength: number
  readonly immutables: readonly CodeRange[]
}
