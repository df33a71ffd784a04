import { createTransport } from 'nodemailer'
import { Unavailable } from '../../../schema/errors.ts'
import type { Mailer } from './mailer.ts'

/** Limits of one delivery to the relay. Milliseconds. */
const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

/** Seconds until it is worth trying the relay again. */
const RETRY_AFTER_SECONDS = 60

/**
 * Mails through the relay at `url` (`smtp://user:secret@relay.example:587`, `smtps://…:465`). With `smtp:` the
 * connection is encrypted where the relay offers it. `from` is an address, or a name with one: `Name <a@b.example>`.
 */
export function createSmtpMailer(url: string, from: string): Mailer {
  return mailerThrough(url, from, { kind: 'live', viewerUrl: null })
}

/** The same, for whatever relay: `facts` say what it is. */
export function mailerThrough(url: string, from: string, facts: Pick<Mailer, 'kind' | 'viewerUrl'>): Mailer {
  const limits = { connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: SILENCE_MS }
  // Files and URLs are nothing that a message of ours may draw in.
  const host = from
    .slice(from.lastIndexOf('@') + 1)
    .replace(/>.*$/, '')
    .trim()
  const transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true })
  return {
    ...facts,
    async send({ to, subject, text, name }) {
      try {
        // As an object the address is one recipient, whatever commas it holds.
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
