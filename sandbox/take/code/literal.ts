/** A text as a JavaScript template literal, keeping its lines. */
export function templateLiteral(text: string): string {
  return `\`${text.replaceAll('\r\n', '\n').replace(/[`\\]|\$(?=\{)/g, '\\$&')}\``
}

/** A value as a JavaScript literal: JSON with unquoted names where possible. */
export function valueLiteral(value: unknown, indent = ''): string {
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]'
    return `[\n${value.map((item: unknown) => `${inner}${valueLiteral(item, inner)},\n`).join('')}${indent}]`
  }
  if (typeof value !== 'object' || value === null) return textLiteral(value)
  const members = Object.entries(value)
  if (members.length === 0) return '{}'
  return `{\n${members.map(([name, item]) => `${inner}${nameLiteral(name)}: ${valueLiteral(item, inner)},\n`).join('')}${indent}}`
}

function textLiteral(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  const json = JSON.stringify(value)
  return value.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`
}

function nameLiteral(name: string): string {
  // `__proto__: …` would set the prototype instead of a member; a computed name does not.
  if (name === '__proto__') return `['__proto__']`
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : textLiteral(name)
}

/** A text as one POSIX shell argument. */
export function shellArgument(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
