import { readFileSync } from 'node:fs'
import type { Hex } from 'viem'
import { z } from 'zod'
import { type Address, parseAddress } from '../schema/address.ts'
import { EXACT_PERMIT2_PROXY, PERMIT2, UPTO_PERMIT2_PROXY } from '../schema/permit2Contracts.ts'

/** A contract that exists on the devnet from the first block, at its address on public chains. */
export interface Predeploy {
  readonly name: string
  readonly address: Address
  readonly runtimeBytecode: Hex
}

/** USDC's address on Base Sepolia, so that stock x402 clients pay the devnet with their default asset. */
export const USDC = parseAddress('0x036CbD53842c5426634e7929541eC2318f3dCF7e')!

/** Multicall3, which viem uses to batch reads and x402 facilitators to diagnose a failed payment. */
export const MULTICALL3 = parseAddress('0xcA11bde05977b3631167028862bE2a173976CA11')!

/** Every predeployed contract. Their code is set again at each start, so that a newer release brings newer code. */
export const PREDEPLOYS: readonly Predeploy[] = [
  { name: 'TestUsdc', address: USDC, runtimeBytecode: artifactCode('TestUsdc') },
  { name: 'TestMulticall3', address: MULTICALL3, runtimeBytecode: artifactCode('TestMulticall3') },
  { name: 'TestPermit2', address: PERMIT2, runtimeBytecode: artifactCode('TestPermit2') },
  {
    name: 'TestExactPermit2Proxy',
    address: EXACT_PERMIT2_PROXY,
    runtimeBytecode: artifactCode('TestExactPermit2Proxy'),
  },
  { name: 'TestUptoPermit2Proxy', address: UPTO_PERMIT2_PROXY, runtimeBytecode: artifactCode('TestUptoPermit2Proxy') },
]

/** The runtime code of one of our contracts, from the artifact written by `scripts/contracts.mjs`. */
function artifactCode(contractName: string): Hex {
  const path = new URL(`./contracts/${contractName}.artifact.json`, import.meta.url)
  const Artifact = z.object({ runtimeBytecode: z.custom<Hex>((code) => /^0x([0-9a-f]{2})+$/.test(String(code))) })
  return Artifact.parse(JSON.parse(readFileSync(path, 'utf8'))).runtimeBytecode
}
