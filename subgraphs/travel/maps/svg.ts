import { escapeXml } from '../../kit/net/content/escapeXml.ts'

/** Attributes of an SVG element; numbers are written with two decimals, undefined ones are omitted. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** One SVG element around `children`, which must be SVG already. */
export function element(name: string, attributes: Attributes, children = ''): string {
  let written = `<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) written += ` ${key}="${typeof value === 'number' ? decimal(value) : escapeXml(value)}"`
  }
  return children ? `${written}>${children}</${name}>` : `${written}/>`
}

/** Two decimals are below visibility, and give the same text on every machine. */
export function decimal(value: number): string {
  return String(Math.round(value * 100) / 100)
}
