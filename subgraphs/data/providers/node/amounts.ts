/** An amount in the smallest unit as a decimal string: 1500000 with 6 decimals is `1.5`. */
export function decimalAmount(value: bigint, decimals: number): string {
  const digits = value.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction ? `${whole}.${fraction}` : whole
}

/** The exact product of two non-negative decimal strings. */
export function timesDecimal(one: string, other: string): string {
  const [left, right] = [split(one), split(other)]
  return decimalAmount(left.digits * right.digits, left.decimals + right.decimals)
}

function split(text: string): { readonly digits: bigint; readonly decimals: number } {
  const [whole = '0', fraction = ''] = text.split('.')
  return { digits: BigInt(whole + fraction), decimals: fraction.length }
}
