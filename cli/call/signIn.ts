import { createSIWxPayload, encodeSIWxHeader } from '@x402/extensions/sign-in-with-x'
import type { PrivateKeyAccount } from 'viem/accounts'
import { z } from 'zod'
import { base64Json } from '../base64Json.ts'
import { reasonOf, Trouble } from '../errors.ts'
import type { Answer } from './send.ts'

const Chains = z.array(z.object({ chainId: z.string(), type: z.string() }))

const Challenge = z.object({
  accepts: z.array(z.unknown()),
  extensions: z.object({
    'sign-in-with-x': z.object({ info: z.record(z.string(), z.unknown()), supportedChains: Chains }),
  }),
})

/** A challenge to sign in. */
export type SignInChallenge = z.infer<typeof Challenge>

/** The sign-in challenge of a 402; null when it requires a payment instead. */
export function signInChallenge(answer: Answer): SignInChallenge | null {
  const header = answer.headers.get('payment-required')
  return readSignIn(header ? base64Json(header) : answer.json)
}

/** Reads a challenge; null when it requires a payment instead. */
export function readSignIn(required: unknown): SignInChallenge | null {
  const challenge = Challenge.safeParse(required)
  return challenge.success && challenge.data.accepts.length === 0 ? challenge.data : null
}

/** Signs in with the stock signer, which rejects a challenge of another site. Returns the header to send. */
export async function signIn(
  challenge: SignInChallenge,
  account: PrivateKeyAccount,
  url: string,
): Promise<Readonly<Record<string, string>>> {
  const { info, supportedChains } = challenge.extensions['sign-in-with-x']
  const chain = supportedChains.find(({ chainId, type }) => chainId.startsWith('eip155:') && type === 'eip191')
  if (!chain) throw new Trouble('The sign-in is for other kinds of wallets than an EVM key: sign in by another client.')
  const message = { ...info, chainId: chain.chainId, type: chain.type }
  const payload = await createSIWxPayload(message as never, account, url).catch((error: unknown) => {
    throw new Trouble(`The sign-in was not signed (${reasonOf(error)}): call the router by its public URL.`)
  })
  return { 'sign-in-with-x': encodeSIWxHeader(payload) }
}
