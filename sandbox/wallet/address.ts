/** A shortened address: `0x542A…c744`. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}

/** A balance with at least two decimals: `4.5` is `4.50`. */
export function shownBalance(usd: string): string {
  const [whole, fraction = ''] = usd.split('.')
  return `${whole}.${fraction.padEnd(2, '0')}`
}
