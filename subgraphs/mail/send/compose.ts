import MailComposer from 'nodemailer/lib/mail-composer'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import type { Letter } from './letter.ts'

/** Characters; with its charset and marks an encoded word may have 75. */
const ENCODED_WORD_LENGTH = 52

/** What a letter becomes a mail with. */
export interface Envelope {
  readonly from: string
  /** With its angle brackets. */
  readonly messageId: string
  readonly date: Date
}

/** The raw mail of a letter: seven bits, lines of at most 78 characters that end in CRLF, not signed yet. */
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
    // Files and URLs are nothing that a mail of ours may draw in.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

/** As an object it is one address, whatever stands in it. */
function alone(address: string): { name: string; address: string } {
  return { name: '', address }
}

/** What looks like an encoded word (RFC 2047) would be decoded by its readers; encoded once more it reads as it was written. */
function literal(subject: string): string {
  return subject.includes('=?') ? encodeWord(subject, 'Q', ENCODED_WORD_LENGTH) : subject
}
