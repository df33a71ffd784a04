/** Rounds an amount as the company does: cents from 1 on, six digits below. */
export function amount(value: number): number {
  if (Math.abs(value) >= 1) return Math.round(value * 100) / 100
  return Number(value.toPrecision(6))
}

/** Rounds a large sum to whole units. */
export function whole(value: number): number {
  return Math.round(value)
}

/** Rounds percent to five decimals. */
export function percent(value: number): number {
  return Math.round(value * 100_000) / 100_000
}

/** Change from one price to another, in percent; 0 without an earlier price. */
export function change(from: number, to: number): number {
  return from > 0 ? (to / from - 1) * 100 : 0
}

/** Rounds to that many decimals; `full` keeps all, null rounds like an amount. */
export function toPrecision(value: number, precision: string | null): number {
  if (precision === null) return amount(value)
  return precision === 'full' ? value : Number(value.toFixed(Number(precision)))
}

/** A number in plain digits, never with an exponent. */
export function decimal(value: number): string {
  const text = String(value)
  if (!text.includes('e')) return text.includes('.') ? text : `${text}.0`
  const digits = Math.max(1, Math.min(100, 16 - Math.floor(Math.log10(Math.abs(value)))))
  return value.toFixed(digits).replace(/0+$/, '')
}

/** Percent as text with two or three decimals. */
export function percentText(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
