import { stripVTControlCharacters } from 'node:util'

/** Makes external text safe to print: nothing in it can move the cursor, colour the screen or fake a line. */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return stripVTControlCharacters(text).replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')
}

/** The same for a text of several lines, which stay. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n')
}
