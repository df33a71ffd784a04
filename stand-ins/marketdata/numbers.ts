/** As the company rounds amounts: cents from 1 on, six digits below. */
export function amount(value: number): number {
  if (Math.abs(value) >= 1) return Math.round(value * 100) / 100
  return Number(value.toPrecision(6))
}

/** Large sums: whole units. */
export function whole(value: number): number {
  return Math.round(value)
}

/** Percent with five decimals. */
export function percent(value: number): number {
  return Math.round(value * 100_000) / 100_000
}

/** From one price to another, in percent. 0 where there was none before. */
export function change(from: number, to: number): number {
  return from > 0 ? (to / from - 1) * 100 : 0
}

/** With so many decimals, `full` for all of them, and as amounts are rounded where nothing is asked for. */
export function toPrecision(value: number, precision: string | null): number {
  if (precision === null) return amount(value)
  return precision === 'full' ? value : Number(value.toFixed(Number(precision)))
}

/** A number in plain digits: never with an exponent. */
export function decimal(value: number): string {
  const text = String(value)
  if (!text.includes('e')) return text.includes('.') ? text : `${text}.0`
  const digits = Math.max(1, Math.min(100, 16 - Math.floor(Math.log10(Math.abs(value)))))
  return value.toFixed(digits).replace(/0+$/, '')
}

/** Percent as texts with two or three decimals. */
export function percentText(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
