/** USDC on the networks that can be paid on, by CAIP-2 id. The devnet has the id of Base Sepolia. */
const USDC = {
  'eip155:8453': '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  'eip155:84532': '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
} as const

/** A network that can be paid on, by its CAIP-2 id: Base, or Base Sepolia and the devnet. */
export type PayableNetwork = keyof typeof USDC

/** All networks that can be paid on. */
export const NETWORKS = Object.keys(USDC) as readonly PayableNetwork[]

/** Whether an asset is USDC on a network: only then one atomic unit is 10⁻⁶ USD. */
export function isUsdc(network: string, asset: string): boolean {
  const known: string | undefined = USDC[network as PayableNetwork]
  return known?.toLowerCase() === asset.toLowerCase()
}
