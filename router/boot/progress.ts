/** One line on a terminal that says what is being waited for; silent elsewhere. */
export interface ProgressLine {
  show(step: string): void
  done(): void
}

const CLEAR_LINE = '\r\u001b[2K'

/** Progress on standard error, where a person looks at it. */
export function progressLine(stream: NodeJS.WriteStream = process.stderr): ProgressLine {
  if (!stream.isTTY) return { show: () => {}, done: () => {} }
  return {
    show: (step) => stream.write(`${CLEAR_LINE}… ${step}`),
    done: () => stream.write(CLEAR_LINE),
  }
}
