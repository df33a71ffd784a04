import { createHash } from 'node:crypto'
import type { StoredMail } from './storedMail.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse; width: 100% }
  th, td { text-align: left; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid #8884; overflow-wrap: anywhere }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid #8884; border-radius: .4rem }
`

/** Pages may load and execute nothing except this one style sheet. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The list page, with messages in the given order. */
export function listPage(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    (mail) => `<tr><td>${moment(mail.receivedAt)}</td><td>${escaped(mail.to.join(', '))}</td>
      <td><a href="/messages/${mail.id}">${escaped(mail.subject || '(no subject)')}</a></td></tr>`,
  )
  const table = `<table><thead><tr><th>Received</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return page('Mailbox', mails.length > 0 ? table : '<p>No message has arrived yet.</p>')
}

/** One message, as text. */
export function messagePage(mail: StoredMail): string {
  return page(
    mail.subject || '(no subject)',
    `<p><a href="/">All messages</a></p>
    <table><tbody>
      <tr><th scope="row">From</th><td>${escaped(mail.from)}</td></tr>
      <tr><th scope="row">To</th><td>${escaped(mail.to.join(', '))}</td></tr>
      <tr><th scope="row">Received</th><td>${moment(mail.receivedAt)}</td></tr>
    </tbody></table>
    <pre>${escaped(mail.text)}</pre>`,
  )
}

/** A page with one sentence. */
export function notePage(note: string): string {
  return page('Mailbox', `<p>${escaped(note)} <a href="/">All messages</a></p>`)
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>
    <meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
    <body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`
}

function moment(date: Date): string {
  return `<time datetime="${date.toISOString()}">${date.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
}
