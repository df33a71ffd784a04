import { z } from 'zod'
import { bytesOf, type Hex } from '../../hex.ts'
import { answered } from '../envelope.ts'
import { Bytes } from '../forms.ts'
import type { Action, Explorer } from '../ground.ts'
import { addressIn } from '../query.ts'
import type { ContractSource } from '../verified/source.ts'
import { contractAt, NOT_VERIFIED } from './code.ts'
import { implementationOf } from './implementation.ts'

/** Response for a contract without published source. */
const UNVERIFIED = {
  SourceCode: '',
  ABI: NOT_VERIFIED,
  ContractName: '',
  CompilerVersion: '',
  OptimizationUsed: '',
  Runs: '',
  ConstructorArguments: '',
  EVMVersion: 'Default',
  Library: '',
  LicenseType: 'Unknown',
  Proxy: '0',
  Implementation: '',
  SwarmSource: '',
}

/** `getsourcecode`: the source of a verified contract and how it was compiled. */
export const sourceCode: Action = async (query, explorer) => {
  const address = addressIn(query, 'address')
  const { code, source } = await contractAt(address, explorer)
  if (!source) return answered([UNVERIFIED])
  const [implementation, constructorArguments] = await Promise.all([
    implementationOf(address, code, explorer.node),
    constructorArgumentsOf(address, source, explorer),
  ])
  return answered([
    {
      SourceCode: source.sourceCode,
      ABI: JSON.stringify(source.abi),
      ContractName: source.name,
      CompilerVersion: source.compilerVersion,
      OptimizationUsed: source.optimizer ? '1' : '0',
      Runs: String(source.runs),
      ConstructorArguments: constructorArguments,
      EVMVersion: source.evmVersion,
      Library: source.libraries,
      LicenseType: source.license || 'None',
      Proxy: implementation ? '1' : '0',
      Implementation: implementation ?? '',
      SwarmSource: source.contentAddress,
    },
  ])
}

const Transaction = z.object({ input: Bytes })

/**
 * Constructor arguments as hexadecimal without `0x`: the input of the creating transaction after the creation code.
 * Empty if another contract created it, or the creation code is unknown.
 */
async function constructorArgumentsOf(address: Hex, { creationCode }: ContractSource, { index, node }: Explorer) {
  if (!creationCode) return ''
  const [creation] = await index.contractCreations([address])
  if (!creation || creation.factory) return ''
  const { input } = await node.read('eth_getTransactionByHash', [creation.transactionHash], Transaction)
  const deployed = bytesOf(input)
  const isSame = deployed.subarray(0, creationCode.length).equals(creationCode)
  return isSame ? deployed.toString('hex', creationCode.length) : ''
}
