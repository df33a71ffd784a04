/** Parses a decimal USD string to millionths of a USD: `0.01` is 10000n. Throws a RangeError for anything else. */
export function parseUsd(text: string): bigint {
  const match = /^(\d+)(?:\.(\d{1,6}))?$/.exec(text.trim())
  if (!match) throw new RangeError(`${text} is no sum of USD`)
  return BigInt(match[1] ?? '0') * 1_000_000n + BigInt((match[2] ?? '').padEnd(6, '0'))
}

/** Formats millionths of a USD without trailing zeros: 10000n is `0.01`. */
export function formatUsd(micro: bigint): string {
  const sign = micro < 0n ? '-' : ''
  const digits = (micro < 0n ? -micro : micro).toString().padStart(7, '0')
  const fraction = digits.slice(-6).replace(/0+$/, '')
  return `${sign}${digits.slice(0, -6)}${fraction ? `.${fraction}` : ''}`
}
