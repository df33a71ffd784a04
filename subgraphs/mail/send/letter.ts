import { BadInput, type Issue } from '../../../schema/errors.ts'
import type { Args } from '../types.gen.ts'
import { parseAddress } from './address.ts'
import { type Attachment, attachmentIssues, parseAttachment } from './attachment.ts'

/** The arguments that all send fields share. */
export type GivenLetter = Args<'Mutation.sendMail'>

/** A validated letter: no value in it can end a header line or start another. */
export interface Letter {
  readonly to: readonly string[]
  readonly cc: readonly string[]
  readonly subject: string
  readonly html: string | null
  readonly text: string | null
  readonly replyTo: string | null
  readonly attachments: readonly Attachment[]
}

const ADDRESS_RULE = 'must be an e-mail address alone, such as ada@example.com'

/** Validates a letter. Throws BadInput with an issue per invalid member. */
export function readLetter(args: GivenLetter): Letter {
  const { subject } = args
  const cc = args.cc ?? []
  const attachments = args.attachments ?? []
  const html = unlessBlank(args.html)
  const text = unlessBlank(args.text)
  const replyTo = args.replyTo ?? null
  const issues = [
    ...addressIssues('to', args.to),
    ...addressIssues('cc', cc),
    ...subjectIssues(subject),
    ...bodyIssues({ html, text }),
    ...(replyTo === null || parseAddress(replyTo) ? [] : [issueAt(['replyTo'], ADDRESS_RULE)]),
    ...attachments.flatMap((attachment, index) => attachmentIssues(attachment, ['attachments', index])),
  ]
  if (issues.length > 0) throw new BadInput(issues)
  return {
    to: args.to.flatMap((address) => parseAddress(address) ?? []),
    cc: cc.flatMap((address) => parseAddress(address) ?? []),
    subject,
    html,
    text,
    replyTo: replyTo && parseAddress(replyTo),
    attachments: attachments.map(parseAttachment),
  }
}

/** A white-space part counts as missing, because a letter needs readable content. */
function unlessBlank(part: string | null | undefined): string | null {
  return part && part.trim() !== '' ? part : null
}

function addressIssues(member: string, addresses: readonly string[]): Issue[] {
  return addresses.flatMap((address, index) => (parseAddress(address) ? [] : [issueAt([member, index], ADDRESS_RULE)]))
}

function subjectIssues(subject: string): Issue[] {
  if (/\p{Cc}/u.test(subject)) return [issueAt(['subject'], 'must be one line, without control characters')]
  if (subject.trim() === '') return [issueAt(['subject'], 'must not be blank')]
  return subject.isWellFormed() ? [] : [issueAt(['subject'], 'must be well-formed Unicode')]
}

function bodyIssues({ html, text }: Pick<Letter, 'html' | 'text'>): Issue[] {
  if (html === null && text === null) return [issueAt(['text'], 'text or html is needed')]
  const broken = Object.entries({ html, text }).filter(([, body]) => body !== null && !body.isWellFormed())
  return broken.map(([member]) => issueAt([member], 'must be well-formed Unicode'))
}

function issueAt(path: readonly (string | number)[], message: string): Issue {
  return { path, message, code: 'invalid' }
}
