import { inTransaction } from '../../prisma/transaction.ts'
import { BadInput, Forbidden, NotFound } from '../../schema/errors.ts'
import { callerOf } from '../kit/service/context.ts'
import { statedAs } from '../kit/service/problems.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { NO_SUBDOMAIN, OTHER_SUBDOMAIN, ownSubdomain } from './access.ts'
import type { MailContext } from './engines.ts'
import { addSigner, countSigners, isSigner, removeSigner, SIGNERS_PER_SUBDOMAIN } from './store/signers.ts'
import { lockSubdomain } from './store/subdomains.ts'
import type { Args, MailGraph, Value } from './types.gen.ts'

/** Wallets besides the owner that may send from a subdomain and read its inboxes. */
export const signers: Topic<MailGraph> = {
  resolvers: {
    Mutation: { manageSubdomainSigner },
    TooManySignersProblem: { limit: () => SIGNERS_PER_SUBDOMAIN },
  },
}

/** Adding an existing signer and removing an unknown one change nothing and return the same answer as a change. */
async function manageSubdomainSigner(
  _: unknown,
  { input }: Args<'Mutation.manageSubdomainSigner'>,
  context: MailContext,
): Promise<Value<'ManageSubdomainSignerPayload'>> {
  const { action, walletAddress } = input
  const subdomain = await ownSubdomain(context, input.subdomain)
  const { name } = subdomain
  await inTransaction(context.db.pool, async (client) => {
    const locked = await lockSubdomain(client, name)
    if (!locked) throw new NotFound(NO_SUBDOMAIN)
    if (locked.owner !== callerOf(context)) throw new Forbidden(OTHER_SUBDOMAIN)
    if (action === 'REMOVE') return removeSigner(client, name, walletAddress)
    if (await isSigner(client, name, walletAddress)) return
    if ((await countSigners(client, name)) >= SIGNERS_PER_SUBDOMAIN) throw tooManySigners(name)
    await addSigner(client, { subdomain: name, wallet: walletAddress, addedAt: context.now() })
  })
  const change = { action: action === 'ADD' ? 'ADDED' : 'REMOVED', signer: { address: walletAddress } } as const
  return { change, subdomain }
}

function tooManySigners(name: string): BadInput {
  const path = ['input', 'walletAddress']
  const message = `${name} has ${SIGNERS_PER_SUBDOMAIN} signers already: remove one first`
  return statedAs(new BadInput(message, path), { type: 'TooManySignersProblem', path })
}
