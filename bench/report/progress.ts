/** What is going on, on one line that the next one replaces; only for people. */
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`)
}

export function clearProgress(): void {
  progress('')
}
