/** Characters that XML 1.0 (2.2) cannot represent, not even as a reference. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const PREDEFINED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Normalizes a text for EPP: removes characters that XML forbids, replaces lone surrogates, turns line breaks and tabs
 * into spaces, and trims (XML Schema's `normalizedString` and `token`, the types of every EPP value).
 */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[\t\n\r]/g, ' ')
    .trim()
}

/**
 * Replaces the five predefined entities and character references, in one pass: the output is not decoded again. Throws an
 * Error for any other entity, because no DTD could define it.
 */
export function decodeReferences(text: string): string {
  return text.replace(/&([^;&\s]{0,16};?)/g, (_, reference: string) => {
    const name = reference.endsWith(';') ? reference.slice(0, -1) : ''
    const predefined = Object.hasOwn(PREDEFINED, name) ? PREDEFINED[name] : undefined
    if (predefined !== undefined) return predefined
    const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? []
    const codePoint = hex ? Number.parseInt(hex, 16) : Number.parseInt(decimal ?? '', 10)
    if (!isXmlCharacter(codePoint)) throw new Error('A reference to no character')
    return String.fromCodePoint(codePoint)
  })
}

function isXmlCharacter(codePoint: number): boolean {
  if (codePoint === 0x9 || codePoint === 0xa || codePoint === 0xd) return true
  if (codePoint >= 0x20 && codePoint <= 0xd7ff) return true
  if (codePoint >= 0xe000 && codePoint <= 0xfffd) return true
  return codePoint >= 0x10000 && codePoint <= 0x10ffff
}
