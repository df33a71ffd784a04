import { isDeepStrictEqual } from 'node:util'
import { inTransaction } from '../../prisma/transaction.ts'
import type { WalletAddress } from '../../schema/address.ts'
import { BadInput, Gone, type Issue, LimitReached, type TollgraphError } from '../../schema/errors.ts'
import { countingGuess } from '../kit/rates/lockout.ts'
import { giveBack, takeWithin } from '../kit/rates/rate.ts'
import { callerOf } from '../kit/service/context.ts'
import { statedAs } from '../kit/service/problems.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { addDays } from '../kit/time.ts'
import { codeGuesses, codeTakings } from './codeLimits.ts'
import { requireOwnWallet } from './owned.ts'
import { isReady, loadProfile, nextStep } from './readiness.ts'
import { DEADLINE_DAYS } from './registrantMail.ts'
import type { Registrant } from './registrar/registrar.ts'
import { sendContactsOfOwner } from './registryContacts.ts'
import { createCode, forgetCodes, type NewCode, tryCode, useCode, withdrawCode } from './store/emailCodes.ts'
import { lockProfile, markEmailVerified, type Profile, profileOf, saveProfile } from './store/profiles.ts'
import { changeRegistrantEmail, markOwnerVerified } from './store/registrants.ts'
import type { Args, DomainsGraph, Value } from './types.gen.ts'
import type { DomainsContext } from './work.ts'

/**
 * Registrant profile of a wallet. Saving it mails a 6-digit code to its address; returning the code proves that its mail
 * is read. A changed address has to be confirmed again.
 */
export const profile: Topic<DomainsGraph> = {
  resolvers: {
    Wallet: {
      registrant: async ({ address }, _, context) => {
        requireOwnWallet(context, address)
        return describe(address, await loadProfile(context, address))
      },
    },
    Mutation: { saveRegistrantProfile, verifyRegistrantEmail },
  },
  jobs: { 'domains.forgetCodes': (_, { db, now }) => forgetCodes(db.pool, now()) },
  schedules: ['27 3 * * * domains.forgetCodes'],
}

function saveRegistrantProfile(
  _: unknown,
  { input }: Args<'Mutation.saveRegistrantProfile'>,
  context: DomainsContext,
): Promise<{ readonly registrant: Value<'Registrant'> }> {
  const registrant = readRegistrant(input)
  return limitingCodes(async () => ({ registrant: await save(registrant, context) }))
}

/** Runs work that counts codes against their limits. */
function limitingCodes<Result>(work: () => Promise<Result>): Promise<Result> {
  return work().catch((error: unknown) => {
    throw error instanceof LimitReached ? statedAs(error, { type: 'TooManyCodesProblem', path: [] }) : error
  })
}

async function save(registrant: Registrant, context: DomainsContext): Promise<Value<'Registrant'>> {
  const wallet = callerOf(context)
  const saved = await inTransaction(context.db.pool, async (client) => {
    const now = context.now()
    const before = await lockProfile(client, wallet)
    const profile = await saveProfile(client, wallet, registrant, now)
    if (!isDeepStrictEqual(before, profile)) await sendContactsOfOwner(client, wallet)
    if (before && before.email.toLowerCase() !== profile.email.toLowerCase()) {
      await changeRegistrantEmail(client, wallet, profile.email, addDays(now, DEADLINE_DAYS))
    }
    // A confirmed address needs no code.
    const code = profile.emailVerified ? null : await createCode(client, wallet, profile.email, now)
    if (code) await takeWithin(client, codeTakings(profile, context), now)
    return { profile, code }
  })
  if (saved.code) await sendCode(saved.profile, saved.code, context)
  return describe(wallet, saved.profile)
}

const CODE_PATH = ['input', 'code']

async function verifyRegistrantEmail(
  _: unknown,
  { input: { code } }: Args<'Mutation.verifyRegistrantEmail'>,
  context: DomainsContext,
) {
  const wallet = callerOf(context)
  const { pool } = context.db
  const saved = await profileOf(pool, wallet)
  if (!saved) throw noCode(new BadInput(NO_PROFILE, CODE_PATH))
  if (!saved.emailVerified) await limitingCodes(() => confirmEmail(saved, code, context))
  return { registrant: { ...describe(wallet, await profileOf(pool, wallet)), nextStep: 'register' } }
}

async function confirmEmail(profile: Profile, code: string, context: DomainsContext): Promise<void> {
  const { wallet, email } = profile
  const { db, engines, now } = context
  const guess = () => tryCode(db.pool, wallet, email, code, now()).catch(stateWhy)
  const id = await countingGuess(db.pool, codeGuesses(profile, context), now(), guess, isWrongCode)
  const lifted = await inTransaction(db.pool, async (client) => {
    const isConfirmed = (await useCode(client, id, now())) && (await markEmailVerified(client, wallet, email, now()))
    return isConfirmed ? markOwnerVerified(client, wallet, now()) : []
  })
  for (const domain of lifted) engines.zones.forget(domain)
}

const NO_PROFILE = 'There is no registrant profile to confirm; save one with POST /api/profile (saveRegistrantProfile)'

function noCode<Failure extends TollgraphError>(error: Failure): Failure {
  return statedAs(error, { type: 'NoCodeProblem', path: CODE_PATH })
}

/** Throws an error of `tryCode` with the problem that states it. */
function stateWhy(error: unknown): never {
  if (error instanceof Gone) throw noCode(error)
  throw error instanceof BadInput ? statedAs(error, { type: 'WrongCodeProblem', path: CODE_PATH }) : error
}

function isWrongCode(error: unknown): boolean {
  return error instanceof BadInput
}

async function sendCode(profile: Profile, { id, code }: NewCode, context: DomainsContext): Promise<void> {
  const { db, engines } = context
  const text = `Your code is ${code}\n\nSend it to POST /api/profile/verify-email within 15 minutes to confirm this address for domain registrations.\nIf you did not ask for it, there is nothing to do.\n`
  try {
    await engines.mailer.send({ to: profile.email, subject: `${code} is your code`, text })
  } catch (error) {
    await withdrawCode(db.pool, id)
    await giveBack(db.pool, codeTakings(profile, context))
    throw error
  }
}

function describe(wallet: WalletAddress, saved: Profile | null): Value<'Registrant'> {
  return {
    wallet: { address: wallet },
    profile: saved,
    emailVerified: saved?.emailVerified ?? false,
    readyToRegister: isReady(saved),
    next: nextStep(saved, 'Register a name with POST /api/register (registerDomain).'),
  }
}

/** The schema checks lengths and formats; this checks what registries refuse beyond that. */
function readRegistrant(given: Args<'Mutation.saveRegistrantProfile'>['input']): Registrant {
  const issues: Issue[] = []
  const optional = (member: keyof Registrant): string | null => {
    const text = given[member]?.trim().replace(/\s+/gu, ' ') ?? ''
    if (/\p{Cc}/u.test(text))
      issues.push({ path: ['input', member], message: 'must not contain control characters', code: 'invalid' })
    return text === '' ? null : text
  }
  const required = (member: keyof Registrant): string => {
    const text = optional(member)
    if (text === null) issues.push({ path: ['input', member], message: 'must not be blank', code: 'invalid' })
    return text ?? ''
  }
  const registrant: Registrant = {
    firstName: required('firstName'),
    lastName: required('lastName'),
    email: required('email'),
    addressLine1: required('addressLine1'),
    addressLine2: optional('addressLine2'),
    city: required('city'),
    state: optional('state'),
    postalCode: required('postalCode'),
    country: required('country'),
  }
  if (issues.length > 0) throw new BadInput(issues)
  return registrant
}
