/** One terminal line with the current step; silent without a terminal. */
export interface ProgressLine {
  show(step: string): void
  done(): void
}

const CLEAR_LINE = '\r\u001b[2K'

/** Progress on standard error, if that is a terminal. */
export function progressLine(stream: NodeJS.WriteStream = process.stderr): ProgressLine {
  if (!stream.isTTY) return { show: () => {}, done: () => {} }
  return {
    show: (step) => stream.write(`${CLEAR_LINE}… ${step}`),
    done: () => stream.write(CLEAR_LINE),
  }
}
