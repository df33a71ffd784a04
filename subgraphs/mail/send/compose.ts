import MailComposer from 'nodemailer/lib/mail-composer'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import type { Letter } from './letter.ts'

/** Characters; with charset and delimiters an encoded word may have 75. */
const ENCODED_WORD_LENGTH = 52

/** Sender, id and date of a letter's mail. */
export interface Envelope {
  readonly from: string
  /** With its angle brackets. */
  readonly messageId: string
  readonly date: Date
}

/** Builds the raw mail of a letter: 7-bit, lines of at most 78 characters with CRLF, unsigned. */
export async function compose(letter: Letter, { from, messageId, date }: Envelope): Promise<Buffer> {
  const composer = new MailComposer({
    from: alone(from),
    to: letter.to.map(alone),
    cc: letter.cc.map(alone),
    ...(letter.replyTo === null ? {} : { replyTo: alone(letter.replyTo) }),
    subject: literal(letter.subject),
    messageId,
    date,
    ...(letter.text === null ? {} : { text: letter.text }),
    ...(letter.html === null ? {} : { html: letter.html }),
    attachments: letter.attachments.map((attachment) => ({ ...attachment, contentDisposition: 'attachment' })),
    newline: 'win',
    // Attachments must not read local files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

/** As an object, the text is always a single address. */
function alone(address: string): { name: string; address: string } {
  return { name: '', address }
}

/** Escapes a subject that looks like an encoded word (RFC 2047), so that mail readers show it as written. */
function literal(subject: string): string {
  return subject.includes('=?') ? encodeWord(subject, 'Q', ENCODED_WORD_LENGTH) : subject
}
