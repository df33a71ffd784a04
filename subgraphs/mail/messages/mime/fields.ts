/** One header field. */
export interface Field {
  /** In lower case. */
  readonly name: string
  /** Unfolded and trimmed; otherwise as received. */
  readonly value: string
  /** The whole field as received, with its line ends. */
  readonly raw: Buffer
}

/** RFC 5322: printable ASCII without the colon, and (obsolete) spaces before the colon. */
const FIELD = /^([!-9;-~]+)[ \t]*:/

/** The header fields of a block, in order. Lines that belong to no field are dropped. */
export function parseFields(block: Buffer): readonly Field[] {
  const lines = block.toString('latin1').split(/(?<=\n)/)
  const groups: string[][] = []
  for (const line of lines) {
    const isFolded = line.startsWith(' ') || line.startsWith('\t')
    if (isFolded) groups.at(-1)?.push(line)
    else groups.push([line])
  }
  return groups.flatMap((group) => parseField(group.join('')))
}

/** The value of the first field with a name (lower case); '' if there is none. */
export function fieldValue(fields: readonly Field[], name: string): string {
  return fields.find((field) => field.name === name)?.value ?? ''
}

/** The number of fields with a name (lower case). */
export function countFields(fields: readonly Field[], name: string): number {
  return fields.filter((field) => field.name === name).length
}

function parseField(text: string): Field | [] {
  const name = FIELD.exec(text)
  if (!name?.[1]) return []
  const raw = Buffer.from(text, 'latin1')
  // RFC 6532: non-ASCII bytes are UTF-8.
  const value = Buffer.from(text.slice(name[0].length), 'latin1')
    .toString('utf8')
    .replace(/\r?\n(?=[ \t])/g, '')
    .trim()
  return { name: name[1].toLowerCase(), value, raw }
}
