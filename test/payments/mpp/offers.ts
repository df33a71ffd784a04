import { Challenge, Credential } from 'mppx'
import { evm } from 'mppx/client'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { NETWORKS } from '../../../router/payments/evm/network.ts'
import { mppChallenge } from '../../../router/payments/mpp/challenge.ts'
import { type EvmOffer, evmDetails } from '../../../router/payments/mpp/offer.ts'
import { type Address, parseAddress } from '../../../schema/address.ts'

export const NETWORK = NETWORKS.devnet
export const REALM = 'api.tollgraph.test:4000'
export const SECRET = 'a secret of at least thirty-two characters'

export const newAccount = () => privateKeyToAccount(generatePrivateKey())

/** An offer of 0.01 USDC, with some members changed. */
export function offer(changes: Partial<EvmOffer> = {}): EvmOffer {
  return {
    method: 'evm',
    intent: 'charge',
    amount: 10_000n,
    currency: NETWORK.usdc,
    recipient: parseAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8') as Address,
    methodDetails: evmDetails(NETWORK.chainId),
    expires: new Date(Date.now() + 60_000),
    opaque: {},
    ...changes,
  }
}

/** The challenge of an offer, as a header. */
export function challenge(changes: Partial<EvmOffer> = {}, description = 'Search domains'): string {
  return mppChallenge(offer(changes), { realm: REALM, secret: SECRET, description })
}

/** The `Authorization` header with which the stock client answers a challenge. */
export function answer(header: string, account: PrivateKeyAccount = newAccount()): Promise<string> {
  const client = evm.charge({ account, authorization: NETWORK.tokenDomain })
  return client.createCredential({ challenge: Challenge.deserialize(header) as never, context: {} })
}

/** A credential with members of its payload, or of its challenge, changed after it was signed. */
export function tampered(
  header: string,
  change: (credential: Credential.Credential<Record<string, unknown>>) => object,
): string {
  const credential = Credential.deserialize<Record<string, unknown>>(header)
  return Credential.serialize({ ...credential, ...change(credential) } as Credential.Credential)
}
