/** Terminal colours; plain text on a stream without them. */
export interface Paint {
  bold(text: string): string
  dim(text: string): string
  green(text: string): string
  yellow(text: string): string
  red(text: string): string
}

const CODES = { bold: [1, 22], dim: [2, 22], green: [32, 39], yellow: [33, 39], red: [31, 39] } as const

/** No colours unless the stream is a terminal, with `NO_COLOR` set (no-color.org), or with TERM=dumb. */
export function paintFor(
  stream: { readonly isTTY?: boolean },
  environment: Readonly<Record<string, string | undefined>>,
): Paint {
  const isColoured = stream.isTTY === true && !environment.NO_COLOR && environment.TERM !== 'dumb'
  const paint = ([on, off]: readonly [number, number]) =>
    isColoured ? (text: string) => `\u001b[${on}m${text}\u001b[${off}m` : (text: string) => text
  return {
    bold: paint(CODES.bold),
    dim: paint(CODES.dim),
    green: paint(CODES.green),
    yellow: paint(CODES.yellow),
    red: paint(CODES.red),
  }
}
