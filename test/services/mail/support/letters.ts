import { expect } from 'vitest'
import type { Attachment } from '../../../../subgraphs/mail/send/attachment.ts'
import { type GivenLetter, type Letter, readLetter } from '../../../../subgraphs/mail/send/letter.ts'
import { isSource } from '../../../../subgraphs/mail/send/namedSource.ts'

/** A letter whose whole content is in the request. */
export function letterOf(input: GivenLetter): Letter {
  const { page: _, attachments, ...letter } = readLetter(input)
  return { ...letter, attachments: attachments.map(inRequest) }
}

function inRequest(attachment: ReturnType<typeof readLetter>['attachments'][number]): Attachment {
  return isSource(attachment) ? expect.fail('an attachment that is named') : attachment
}
