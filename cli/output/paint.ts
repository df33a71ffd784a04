/** Colours for a stream that shows them; plain text elsewhere. */
export interface Paint {
  bold(text: string): string
  dim(text: string): string
  green(text: string): string
  yellow(text: string): string
  red(text: string): string
}

const CODES = { bold: [1, 22], dim: [2, 22], green: [32, 39], yellow: [33, 39], red: [31, 39] } as const

/** No colours where nobody looks, where `NO_COLOR` is set (no-color.org), and on terminals that know none. */
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
