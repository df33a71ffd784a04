/** One terminal line with the current step; silent without a terminal. */
export interface ProgressLine {
  show(step: string): void
  /** Writes other text, such as a log line, above the current step. */
  above(write: () => void): void
  done(): void
}

const CLEAR_LINE = '\r\u001b[2K'

/** Shows nothing. */
const SILENT: ProgressLine = { show: () => {}, above: (write) => write(), done: () => {} }

/** Progress on a stream, if that is a terminal; null: nowhere. */
export function progressLine(stream: NodeJS.WriteStream | null = process.stderr): ProgressLine {
  if (!stream?.isTTY) return SILENT
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
