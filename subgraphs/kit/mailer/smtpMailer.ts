import { createTransport } from 'nodemailer'
import { Unavailable } from '../../../schema/errors.ts'
import type { Mailer } from './mailer.ts'

/** Time limits of one delivery to the relay. Milliseconds. */
const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

/** Retry delay for callers, in seconds. */
const RETRY_AFTER_SECONDS = 60

/**
 * Mails through the relay at `url` (`smtp://user:secret@relay.example:587`, `smtps://…:465`). With `smtp:` the
 * connection is encrypted if the relay offers it. `from` is an address, or a name with one: `Name <a@b.example>`.
 */
export function createSmtpMailer(url: string, from: string): Mailer {
  return mailerThrough(url, from, { kind: 'live', viewerUrl: null })
}

/** Like `createSmtpMailer`, for any relay, which `facts` describe. */
export function mailerThrough(url: string, from: string, facts: Pick<Mailer, 'kind' | 'viewerUrl'>): Mailer {
  const limits = { connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: SILENCE_MS }
  // A message must not include files or URLs.
  const host = from
    .slice(from.lastIndexOf('@') + 1)
    .replace(/>.*$/, '')
    .trim()
  const transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true })
  return {
    ...facts,
    async send({ to, subject, text, name }) {
      try {
        // Passed as an object, the address is one recipient even if it contains commas.
        const recipient = { name: '', address: to }
        await transport.sendMail({
          from,
          to: recipient,
          subject,
          text,
          ...(name && { messageId: `<${name}@${host}>` }),
        })
      } catch (error) {
        const unavailable = new Unavailable('The mail could not be sent', { retryAfter: RETRY_AFTER_SECONDS })
        unavailable.cause = error
        throw unavailable
      }
    },
    async close() {
      transport.close()
    },
  }
}
