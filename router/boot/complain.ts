/** Errors that a person cannot mend by a setting: these are shown with their stack. */
const OUR_MISTAKES = [TypeError, ReferenceError, SyntaxError]

/** The setting behind each server's port, for the commonest reason that a start fails. */
const PORT_HINT =
  'give PORT (or the port setting that names it, see docs/settings.md) another value, or stop the other process.'

/** Says on standard error why the start failed: one message for the operator, the stack only for what is our mistake. */
export function complain(error: unknown): void {
  if (!(error instanceof Error) || OUR_MISTAKES.some((kind) => error instanceof kind)) {
    console.error(error)
    return
  }
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') console.error(`Port ${port ?? ''} is in use: ${PORT_HINT}`)
  else console.error(error.message)
}
