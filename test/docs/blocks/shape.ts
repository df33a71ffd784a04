/** How what a block shows differs from what was answered, by path; empty when their shapes are the same. */
export function differences(answered: unknown, shown: unknown, path = ''): string[] {
  if (shown === null || answered === null) return []
  if (Array.isArray(shown)) {
    if (!Array.isArray(answered)) return [`${path} is no list`]
    if (shown.length === 0) return []
    return answered.length === 0 ? [`${path} is empty`] : differences(answered[0], shown[0], `${path}[0]`)
  }
  if (typeof shown !== typeof answered) return [`${path} is ${typeof answered}, shown as ${typeof shown}`]
  if (typeof shown !== 'object' || typeof answered !== 'object') return []
  const [is, says] = [Object(answered), Object(shown)] as [Record<string, unknown>, Record<string, unknown>]
  const isShort = ELIDED in says
  const missing = Object.keys(says).filter((key) => key !== ELIDED && !(key in is))
  const extra = isShort ? [] : Object.keys(is).filter((key) => !(key in says))
  return [
    ...missing.map((key) => `${path}.${key} is shown and not answered`),
    ...extra.map((key) => `${path}.${key} is answered and not shown`),
    ...Object.keys(says).flatMap((key) => (key in is ? differences(is[key], says[key], `${path}.${key}`) : [])),
  ]
}

/** The member that stands for members which a page leaves out. */
export const ELIDED = '…'

/** The values of a `json` block: one, or one on each line. `, …` before the end of an object leaves out the rest of it. */
export function jsonValues(text: string): unknown[] {
  const whole = text.replace(/,\s*…(?= *\})/g, `, "${ELIDED}": true`)
  try {
    return [JSON.parse(whole)]
  } catch {
    return whole
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
  }
}

/** The names of members in what Node prints of objects, in their order. */
export function printedNames(text: string): string[] {
  return [...text.matchAll(/(?:^|[\s{])(\w+|'[\w-]+'): /g)].map((match) => match[1] ?? '')
}

/** The lines of bills in a text, each with its path and its field. */
export function rows(text: string): string[] {
  return [...text.matchAll(/^([\w.]+) +([A-Z]\w+\.\w+)\b/gm)].map(([, path, field]) => `${path} ${field}`)
}
