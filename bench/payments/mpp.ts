import { Challenge, Credential } from 'mppx'
import { type Address, getAddress, keccak256, toBytes } from 'viem'
import { z } from 'zod'
import { NETWORKS } from '../../router/payments/evm/network.ts'
import type { HttpRequest } from '../load/request.ts'
import { signerFor } from './authorization.ts'
import type { Payer } from './payer.ts'
import type { Wallet } from './wallet.ts'

const Charge = z.object({
  amount: z.string(),
  currency: z.string().transform((text) => text as Address),
  recipient: z.string().transform((text) => text as Address),
  methodDetails: z.object({ chainId: z.number() }),
})

/** How often a server is asked for a challenge that it has not given before. */
const TRIES = 1_000

/**
 * Pays what an MPP server asks for a request by evm/charge. The challenge makes the nonce of the transfer, so every turn
 * of the wallets has one of its own, asked for before anything is measured.
 */
export async function mppPayer(url: string, request: HttpRequest): Promise<Payer> {
  const seen = new Set<string>()
  const turns: ReturnType<typeof challengePayer>[] = []
  return async (wallet, turn) => {
    turns[turn] ??= challengePayer(await askChallenge(url, request, seen))
    return turns[turn](wallet)
  }
}

/** Pays one challenge, once with each wallet. */
function challengePayer(challenge: Challenge.Challenge): (wallet: Wallet) => Readonly<Record<string, string>> {
  const { amount, currency, recipient, methodDetails } = Charge.parse(challenge.request)
  const { chainId } = methodDetails
  // The challenge does not say the token's domain: a client knows its tokens.
  const sign = signerFor({ ...NETWORKS.devnet.tokenDomain, chainId, address: currency })
  const validBefore = String(Math.floor(Date.parse(String(challenge.expires)) / 1_000))
  const nonce = keccak256(toBytes(`${challenge.id}${challenge.realm}`))
  return (wallet) => {
    const from = getAddress(wallet.address)
    const authorization = { from, to: recipient, value: amount, validAfter: '0', validBefore, nonce } as const
    const payload = { type: 'authorization', signature: sign(wallet, authorization), ...authorization }
    const source = `did:pkh:eip155:${chainId}:${from}`
    return { authorization: Credential.serialize(Credential.from({ challenge, payload, source })) }
  }
}

/** Asks without a payment until a challenge comes that is not known yet: those of one millisecond are the same. */
async function askChallenge(url: string, request: HttpRequest, seen: Set<string>): Promise<Challenge.Challenge> {
  const { path, ...init } = request
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await fetch(`${url}${path}`, init)
    await answer.arrayBuffer()
    const challenge = Challenge.fromResponse(answer)
    if (seen.has(challenge.id)) continue
    seen.add(challenge.id)
    return challenge
  }
  throw new Error(`${path} gives the same challenge again and again`)
}
