/** One header field. */
export interface Field {
  /** In lower case. */
  readonly name: string
  /** Unfolded, without the spaces around it; otherwise as it came. */
  readonly value: string
  /** The whole field as it came, with its line ends. */
  readonly raw: Buffer
}

/** RFC 5322: printable ASCII without the colon, and (obsolete) spaces before the colon. */
const FIELD = /^([!-9;-~]+)[ \t]*:/

/** The header fields of a block, in order. Lines that are of no field are left out. */
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

/** The value of the first field of a name (lower case); '' when there is none. */
export function fieldValue(fields: readonly Field[], name: string): string {
  return fields.find((field) => field.name === name)?.value ?? ''
}

/** How many fields of a name (lower case) there are. */
export function countFields(fields: readonly Field[], name: string): number {
  return fields.filter((field) => field.name === name).length
}

function parseField(text: string): Field | [] {
  const name = FIELD.exec(text)
  if (!name?.[1]) return []
  const raw = Buffer.from(text, 'latin1')
  // RFC 6532: what is not ASCII is UTF-8.
  const value = Buffer.from(text.slice(name[0].length), 'latin1')
    .toString('utf8')
    .replace(/\r?\n(?=[ \t])/g, '')
    .trim()
  return { name: name[1].toLowerCase(), value, raw }
}
