import { type Hex, numberToHex, pad } from 'viem'

// A contract in the token's place that logs as many transfers as its input names: signing 100,000 of them takes minutes.

/** Wallets that the transfers come from. */
export const PAYERS = 1_000
/** The first of them, as a number; the others follow. */
const FIRST_PAYER = 0x10000

const AUTHORIZATION_USED = '98de503528ee59b575ef0c0a2576a82497bfc029a5685b209e9ec333479b10a5'
const TRANSFER = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/**
 * For i from the first word of the input to the second: logs AuthorizationUsed(payer, i) and Transfer(payer, third word,
 * fourth word), as the token does for an authorization; payer is FIRST_PAYER + i % PAYERS.
 */
export const EMITTER: Hex = `0x${[
  '606035600052', // memory = amount
  '600035', // i = first
  '5b', // loop:
  '8060203511601357', // if (last > i) goto body
  '00', // stop
  '5b', // body:
  '6103e88106', // i % PAYERS
  '6201000001', // + FIRST_PAYER
  `81817f${AUTHORIZATION_USED}60006000a3`, // log(AuthorizationUsed, payer, i)
  `604035817f${TRANSFER}60206000a3`, // log(Transfer, payer, payee) of amount
  '50', // forget the payer
  '600101', // i + 1
  '600956', // goto loop
].join('')}`

/** The input that logs the transfers from `first` to before `end`. */
export function emitInput(first: number, end: number, payee: Hex, amount: bigint): Hex {
  const words = [numberToHex(first), numberToHex(end), payee, numberToHex(amount)]
  return `0x${words.map((word) => pad(word).slice(2)).join('')}`
}

/** The wallets, in order. */
export function payerAddresses(): Hex[] {
  return Array.from({ length: PAYERS }, (_, index) => numberToHex(FIRST_PAYER + index, { size: 20 }))
}
