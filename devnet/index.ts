// The devnet: a local chain that survives restarts, with a test USDC at the address that stock x402 clients use.

export { type Devnet, type DevnetOptions, startDevnet } from './devnet.ts'
export { AnvilUnusable, ChainUnreadable, DevnetBusy, DevnetFailed, DevnetPortInUse } from './errors.ts'
export type { Funds } from './fund.ts'
export { MULTICALL3, USDC } from './predeploys.ts'
export { savedBlockNumber } from './savedBlock.ts'
export { usdcAbi } from './usdcAbi.ts'
