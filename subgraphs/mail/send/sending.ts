import type { GraphQLResolveInfo } from 'graphql'
import { inTransaction } from '../../../prisma/transaction.ts'
import { actHeldBy, holdAct } from '../../kit/service/acts.ts'
import type { Act, Topic } from '../../kit/service/subgraph.ts'
import type { MailContext, MailEngines } from '../engines.ts'
import type { SentMailRow } from '../store/sentMails.ts'
import type { MailGraph } from '../types.gen.ts'
import { dispatch, type Sender } from './dispatch.ts'
import { type GivenLetter, readLetter } from './letter.ts'
import { inboxSender, relaySender, subdomainSender } from './senders.ts'
import { checkSources, completeLetter } from './sources.ts'

/**
 * Sending a mail from three kinds of addresses. All validation happens before the payment settles. The response only says
 * that the mail is queued; a failed delivery comes back to the sender's inbox as a bounce.
 */
export const sending: Topic<MailGraph> = {
  acts: {
    'Mutation.sendMail': actFrom(relaySender),
    'Mutation.sendMailFromSubdomain': actFrom(subdomainSender),
    'Mutation.sendMailFromInbox': actFrom(inboxSender),
  },
  resolvers: {
    Mutation: {
      sendMail: sendFrom(relaySender),
      sendMailFromSubdomain: sendFrom(subdomainSender),
      sendMailFromInbox: sendFrom(inboxSender),
    },
  },
}

type SenderOf<Input> = (input: Input, context: MailContext) => Promise<Sender>

interface Sent<Input> {
  readonly input: Input & GivenLetter
}

function actFrom<Input>(senderOf: SenderOf<Input>): Act<Sent<Input>, MailEngines> {
  return actHeldBy(async ({ input }, line, context) => {
    const draft = readLetter(input)
    await senderOf(input, context)
    await checkSources(draft, context)
    await inTransaction(context.db.pool, (client) => holdAct(client, { line }))
  })
}

function sendFrom<Input>(senderOf: SenderOf<Input>) {
  return async (
    _: unknown,
    { input }: Sent<Input>,
    context: MailContext,
    info: GraphQLResolveInfo,
  ): Promise<{ readonly mail: SentMailRow }> => {
    // Checked again: the inbox may have changed owners while the payment settled.
    const sender = await senderOf(input, context)
    const letter = await completeLetter(readLetter(input), context)
    return { mail: await dispatch(context, context.lineOf(info).actId, sender, letter) }
  }
}
