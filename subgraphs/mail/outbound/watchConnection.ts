import type SMTPConnection from 'nodemailer/lib/smtp-connection'

/** Turns a connection's callbacks, events and the signal into promises. */
export interface Watch {
  until<Result>(begin: (done: (error?: Error | null, result?: Result) => void) => void): Promise<Result>
  stop(): void
}

/** Watches a connection until `stop`. A signal that is raised closes it, and rejects whoever waits with its reason. */
export function watchConnection(connection: SMTPConnection, signal: AbortSignal): Watch {
  let fail: (error: Error) => void = () => {}
  const broken = new Promise<never>((_, reject) => {
    fail = reject
  })
  // Nobody may be waiting at the moment.
  broken.catch(() => {})
  const abort = () => {
    fail(signal.reason as Error)
    connection.close()
  }
  connection.on('error', fail)
  // A callback that knows more comes right after the end.
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
