/** USDC contracts and mints by network. Amounts of other assets are no prices in USD. */
const USDC_ASSETS = new Set(
  [
    '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', // Base
    '0x036CbD53842c5426634e7929541eC2318f3dCF7e', // Base Sepolia
    '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', // Polygon
    '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E', // Avalanche
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', // Solana
    '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU', // Solana devnet
  ].map((asset) => asset.toLowerCase()),
)

/** Whether an asset is USDC, with 6 decimals. */
export function isUsdc(asset: string): boolean {
  return USDC_ASSETS.has(asset.toLowerCase())
}
