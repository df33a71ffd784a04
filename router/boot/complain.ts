import { sourceStack } from '../log/sourceStack.ts'

/** Programming errors, which no setting can fix: these are printed with their stack. */
const OUR_MISTAKES = [TypeError, ReferenceError, SyntaxError]

/** Hint for a port in use, the most common cause of a failed start. */
const PORT_HINT =
  'give PORT (or the port setting that names it, see docs/settings.md) another value, or stop the other process.'

/**
 * Prints to standard error why the start failed: one message for the operator, the stack only for programming errors.
 */
export function complain(error: unknown): void {
  if (!(error instanceof Error) || OUR_MISTAKES.some((kind) => error instanceof kind)) {
    console.error(error instanceof Error && error.stack ? sourceStack(error.stack) : error)
    return
  }
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') console.error(`Port ${port ?? ''} is in use: ${PORT_HINT}`)
  else console.error(error.message)
}
