import { BadInput, type Issue } from '../../../schema/errors.ts'
import type { Args, MailAttachmentInput } from '../types.gen.ts'
import { parseAddress } from './address.ts'
import { type Attachment, attachmentIssues, parseAttachment } from './attachment.ts'
import { type NamedSource, type Path, sourceAt } from './namedSource.ts'

/** The members that the inputs of all send fields share. */
export type GivenLetter = Args<'Mutation.sendMail'>['input']

/** A letter as it is sent. */
export interface Letter {
  readonly to: readonly string[]
  readonly cc: readonly string[]
  readonly subject: string
  readonly html: string | null
  readonly text: string | null
  readonly replyTo: string | null
  readonly attachments: readonly Attachment[]
}

/** A validated letter, before its sources are loaded: no value in it can end a header line or start another. */
export interface Draft extends Omit<Letter, 'attachments'> {
  /** The page that is its text. */
  readonly page: NamedSource | null
  readonly attachments: readonly (Attachment | NamedSource)[]
}

const ADDRESS_RULE = 'must be an e-mail address alone, such as ada@example.com'
const INPUT = ['input'] as const

/** Validates the `input` of a send field. Throws BadInput with an issue per invalid member. */
export function readLetter(input: GivenLetter): Draft {
  const { subject } = input
  const cc = input.cc ?? []
  const attachments = input.attachments ?? []
  const html = unlessBlank(input.html)
  const text = unlessBlank(input.text)
  const page = sourceAt('Page', input.page, [...INPUT, 'page'])
  const replyTo = input.replyTo ?? null
  const issues = [
    ...addressIssues('to', input.to),
    ...addressIssues('cc', cc),
    ...subjectIssues(subject),
    ...(page ? pageIssues({ html, text }) : bodyIssues({ html, text })),
    ...(replyTo === null || parseAddress(replyTo) ? [] : [issueAt(['replyTo'], ADDRESS_RULE)]),
    ...attachments.flatMap(({ file }, index) =>
      file ? attachmentIssues(file, [...attachmentPath(index), 'file']) : [],
    ),
  ]
  if (issues.length > 0) throw new BadInput(issues)
  return {
    to: input.to.flatMap((address) => parseAddress(address) ?? []),
    cc: cc.flatMap((address) => parseAddress(address) ?? []),
    subject,
    html,
    text,
    page,
    replyTo: replyTo && parseAddress(replyTo),
    attachments: attachments.flatMap((attachment, index) => fileOrSource(attachment, attachmentPath(index)) ?? []),
  }
}

function attachmentPath(index: number): Path {
  return [...INPUT, 'attachments', index]
}

function fileOrSource({ file, picture, page }: MailAttachmentInput, path: Path): Attachment | NamedSource | null {
  if (file) return parseAttachment(file)
  return sourceAt('Picture', picture, [...path, 'picture']) ?? sourceAt('Page', page, [...path, 'page'])
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

function pageIssues({ html, text }: Pick<Letter, 'html' | 'text'>): Issue[] {
  return html === null && text === null ? [] : [issueAt(['page'], 'is the whole text: give no text or html beside it')]
}

function issueAt(path: Path, message: string): Issue {
  return { path: [...INPUT, ...path], message, code: 'invalid' }
}
