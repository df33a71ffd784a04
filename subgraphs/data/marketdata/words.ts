/**
 * The company's spelling of a duration, from an enum value that cannot start with a digit: `H24` is `24h`, `Y1` is
 * `1y`, `DAYS_30` is `30`, `MAX` is `max`.
 */
export function wordOf(value: string): string {
  const [, unit = '', count = ''] = /^([A-Z])(\d+)$/.exec(value) ?? []
  if (count) return `${count}${unit.toLowerCase()}`
  return value.replace(/^(DAYS|TOP|BY)_(?=\d)/, '').toLowerCase()
}
