/** One terminal line with the current step; silent without a terminal. */
export interface ProgressLine {
  show(step: string): void
  /** Writes other text, such as a log line, above the current step. */
  above(write: () => void): void
  done(): void
}

const CLEAR_LINE = '\r\u001b[2K'

/** Progress on standard error, if that is a terminal. */
export function progressLine(stream: NodeJS.WriteStream = process.stderr): ProgressLine {
  if (!stream.isTTY) return { show: () => {}, above: (write) => write(), done: () => {} }
  let current: string | null = null
  const show = (step: string) => {
    current = step
    stream.write(`${CLEAR_LINE}… ${step}`)
  }
  return {
    show,
    above(write) {
      if (current === null) return write()
      stream.write(CLEAR_LINE)
      write()
      show(current)
    },
    done() {
      current = null
      stream.write(CLEAR_LINE)
    },
  }
}
