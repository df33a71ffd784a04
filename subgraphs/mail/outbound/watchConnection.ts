import type SMTPConnection from 'nodemailer/lib/smtp-connection'

/** Turns the callbacks and events of a connection, and the abort signal, into promises. */
export interface Watch {
  until<Result>(begin: (done: (error?: Error | null, result?: Result) => void) => void): Promise<Result>
  stop(): void
}

/** Watches a connection until `stop`. An aborted signal closes it and rejects the pending promise with its reason. */
export function watchConnection(connection: SMTPConnection, signal: AbortSignal): Watch {
  let fail: (error: Error) => void = () => {}
  const broken = new Promise<never>((_, reject) => {
    fail = reject
  })
  // Prevents an unhandled rejection while no `until` is pending.
  broken.catch(() => {})
  const abort = () => {
    fail(signal.reason as Error)
    connection.close()
  }
  connection.on('error', fail)
  // Deferred: a callback with a more specific error may follow the end.
  connection.on('end', () => setImmediate(() => fail(new Error('The connection was closed'))))
  signal.addEventListener('abort', abort, { once: true })
  return {
    until: (begin) =>
      Promise.race([
        broken,
        new Promise<never>((resolve, reject) => {
          begin((error, result) => (error ? reject(error) : resolve(result as never)))
        }),
      ]),
    stop: () => signal.removeEventListener('abort', abort),
  }
}
