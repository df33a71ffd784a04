import { createInterface } from 'node:readline/promises'
import { ReaderGone } from './errors.ts'
import { type Paint, paintFor } from './output/paint.ts'

/** A command's environment: its folder, its output, and the answers to its questions. */
export interface Terminal {
  /** The folder of the command; files named by its arguments are relative to it. */
  readonly cwd: string
  /** Whether standard output is a terminal. */
  readonly isSeen: boolean
  readonly paint: Paint
  /** 1 after a call of `fail`, else 0. */
  readonly exitCode: 0 | 1
  /** Writes results to standard output, and resolves when they are written. Throws ReaderGone when the reader has closed it. */
  print(text: string | Uint8Array): Promise<void>
  /** Writes a line to standard error, for messages beside the result. */
  tell(line: string): void
  /** Shows how far the command has come, in place of what it showed before; null ends it. On a terminal only. */
  progress(line: string | null): void
  /** Asks a yes/no question; any other input, including end of input, is a no. */
  agrees(question: string): Promise<boolean>
  /** Makes the command exit with 1. */
  fail(): void
}

/** The terminal of this process. */
export function openTerminal(cwd: string): Terminal {
  const { stdin, stdout, stderr } = process
  let exitCode: 0 | 1 = 0
  // Write errors are reported to each write's callback.
  stdout.on('error', () => {})
  stderr.on('error', () => {})
  return {
    cwd,
    isSeen: stdout.isTTY === true,
    paint: paintFor(stdout, process.env),
    get exitCode() {
      return exitCode
    },
    print: (text) =>
      new Promise((resolve, reject) => {
        stdout.write(text, (error) => {
          if (!error) resolve()
          else reject((error as NodeJS.ErrnoException).code === 'EPIPE' ? new ReaderGone() : error)
        })
      }),
    tell: (line) => void stderr.write(`${line}\n`),
    progress(line) {
      if (stderr.isTTY) stderr.write(`\r\x1b[K${line ?? ''}`)
    },
    async agrees(question) {
      const reader = createInterface({ input: stdin, output: stderr, terminal: stdin.isTTY === true })
      try {
        const ended = new Promise<string>((resolve) => reader.once('close', () => resolve('')))
        const answer = await Promise.race([reader.question(`${question} [y/N] `), ended])
        return /^y(es)?$/i.test(answer.trim())
      } finally {
        reader.close()
      }
    },
    fail() {
      exitCode = 1
    },
  }
}
