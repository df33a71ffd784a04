import { type Address, parseAddress } from './address.ts'

/** Permit2, which moves tokens by one-time signatures; at the same address on every chain. */
export const PERMIT2 = parseAddress('0x000000000022D473030F116dDEE9F6B43aC78BA3') as Address

/** Settles fixed-sum x402 payments through Permit2; at the same address on every chain. */
export const EXACT_PERMIT2_PROXY = parseAddress('0x402085c248EeA27D92E8b30b2C58ed07f9E20001') as Address

/** Settles x402 payments with a ceiling through Permit2; at the same address on every chain. */
export const UPTO_PERMIT2_PROXY = parseAddress('0x4020A4f3b7b90ccA423B9fabCc0CE57C6C240002') as Address
