import { createInterface } from 'node:readline/promises'
import { ReaderGone } from './errors.ts'
import { type Paint, paintFor } from './output/paint.ts'

/** What a command is surrounded by: where it was given, where its output goes, who answers its questions. */
export interface Terminal {
  /** The folder that the command was given in; files that it names are relative to it. */
  readonly cwd: string
  /** Whether a person looks at standard output, and not a program. */
  readonly isSeen: boolean
  readonly paint: Paint
  /** 0, or 1 once something has turned out wrong. */
  readonly exitCode: 0 | 1
  /** Writes results to standard output, and returns when they are taken. Throws ReaderGone when nobody takes them. */
  print(text: string | Uint8Array): Promise<void>
  /** Tells the person something beside the result: a line on standard error. */
  tell(line: string): void
  /** Asks for a yes; anything else, the end of the input too, is a no. */
  agrees(question: string): Promise<boolean>
  /** Makes the command end with 1. */
  fail(): void
}

/** The terminal of this process. */
export function openTerminal(cwd: string): Terminal {
  const { stdin, stdout, stderr } = process
  let exitCode: 0 | 1 = 0
  // The writers hear of these errors themselves.
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
