/** A mail server's reply to a command (RFC 5321, 4.2). */
export interface SmtpReply {
  readonly code: number
  /** Reply lines, without their codes. */
  readonly lines: readonly string[]
}

/**
 * Verdict of a server about a recipient. REFUSED: no such recipient. BLOCKED: the server rejects us, not the recipient.
 * UNCLEAR: a temporary failure, or no clear answer.
 */
export type RecipientWord = 'TAKEN' | 'REFUSED' | 'BLOCKED' | 'UNCLEAR'

/** Codes with which servers refuse a recipient when they send no enhanced code. */
const REFUSALS = new Set([550, 551, 553, 554])
/** Wording about us rather than about the recipient. */
const ABOUT_US =
  /block(ed|list)|black ?list|spamhaus|spam|reputation|rbl|dnsbl|not authori[sz]ed|policy|your (ip|host)|client host/i

/** Interprets the reply to RCPT TO. */
export function recipientWord({ code, lines }: SmtpReply): RecipientWord {
  if (code === 250 || code === 251) return 'TAKEN'
  if (code < 500) return 'UNCLEAR'
  const text = lines.join(' ')
  const [, subject, detail] = /^\s*5\.(\d{1,3})\.(\d{1,3})\b/.exec(text) ?? []
  if (subject === '7' || ABOUT_US.test(text)) return 'BLOCKED'
  if (subject !== undefined) return subject === '1' || (subject === '2' && detail === '1') ? 'REFUSED' : 'UNCLEAR'
  return REFUSALS.has(code) ? 'REFUSED' : 'UNCLEAR'
}

/** Parses replies from a stream of chunks. */
export class ReplyReader {
  #text = ''
  #lines: string[] = []

  /** Adds a chunk; returns the replies that it completes. Throws if the stream is not SMTP. */
  push(chunk: string): SmtpReply[] {
    this.#text += chunk
    const replies: SmtpReply[] = []
    for (let end = this.#text.indexOf('\n'); end >= 0; end = this.#text.indexOf('\n')) {
      const line = this.#text.slice(0, end).replace(/\r$/, '')
      this.#text = this.#text.slice(end + 1)
      const match = /^(\d{3})(?:([ -])(.*))?$/.exec(line)
      if (!match) throw new Error('The server does not speak SMTP')
      this.#lines.push(match[3] ?? '')
      if (match[2] === '-') continue
      replies.push({ code: Number(match[1]), lines: this.#lines })
      this.#lines = []
    }
    if (this.#text.length > MAX_LINE || this.#lines.length > MAX_LINES)
      throw new Error('The server does not come to an end')
    return replies
  }
}

const MAX_LINE = 4_096
const MAX_LINES = 256
