import { setTimeout as wait } from 'node:timers/promises'
import acme from 'acme-client'
import type { Dns } from '../../kit/net/dns/resolver.ts'
import { type AcmeAccountOptions, acmeClient, forgetAccountUrl } from './acmeAccount.ts'
import { publishDnsChallenge, untilVisible, withdrawDnsChallenge } from './dnsChallenges.ts'
import { putHttpChallenge, removeHttpChallenge } from './httpChallenges.ts'
import { type CertificateRequest, IssuanceFailed, type IssuedCertificate, type Issuer } from './issuer.ts'
import { newPrivateKey } from './leafKey.ts'
import { asked } from './refusal.ts'
import { UnknownAccount } from './transport.ts'

export interface AcmeIssuerOptions extends AcmeAccountOptions {
  readonly challenge: 'http-01' | 'dns-01'
  readonly dns: Dns
  /** The name of our TXT record for a host name's challenge. */
  challengeName(request: CertificateRequest): string
}

/** Interval of polling the authority. Milliseconds. */
const POLL_MS = 500

/** An authority that speaks ACME (RFC 8555), such as Let's Encrypt. */
export function createAcmeIssuer(options: AcmeIssuerOptions): Issuer {
  return {
    kind: 'live',
    name: new URL(options.directoryUrl).host,
    // Authorities validate wildcard names through DNS only.
    takesWildcards: options.challenge === 'dns-01',
    async issue(request) {
      const attempt = async () => order(await acmeClient(options, request.signal), request, options)
      try {
        return await attempt()
      } catch (error) {
        if (!(error instanceof UnknownAccount)) throw error
        await forgetAccountUrl(options.pool, options.directoryUrl)
        return attempt()
      }
    },
  }
}

async function order(
  client: acme.Client,
  request: CertificateRequest,
  options: AcmeIssuerOptions,
): Promise<IssuedCertificate> {
  const { hostname, signal } = request
  const placed = await asked(client.createOrder({ identifiers: [{ type: 'dns', value: hostname }] }))
  for (const authorization of await asked(client.getAuthorizations(placed))) {
    // The authority may still have a valid authorization from an earlier order.
    if (authorization.status !== 'valid') await prove(client, placed, authorization, request, options)
  }
  const key = await newPrivateKey()
  const [, csr] = await acme.crypto.createCsr({ altNames: [hostname] }, key)
  await asked(client.finalizeOrder(placed, csr))
  const done = await ended(() => asked(client.getOrder(placed)), signal)
  if (done.status !== 'valid') throw refused(done.error)
  return { certificate: await asked(client.getCertificate(done)), key }
}

async function prove(
  client: acme.Client,
  placed: acme.Order,
  authorization: acme.Authorization,
  request: CertificateRequest,
  options: AcmeIssuerOptions,
): Promise<void> {
  const challenge = authorization.challenges.find(({ type }) => type === options.challenge)
  if (!challenge) throw new IssuanceFailed(`The certificate authority does not take ${options.challenge} for this name`)
  const answer = await client.getChallengeKeyAuthorization(challenge)
  const withdraw = await present(challenge.token, answer, request, options)
  try {
    await asked(client.completeChallenge(challenge))
    const find = async () =>
      (await asked(client.getAuthorizations(placed))).find(({ url }) => url === authorization.url)
    const judged = await ended(async () => (await find()) ?? authorization, request.signal)
    if (judged.status !== 'valid') throw refused(judged.challenges.find(({ error }) => error)?.error)
  } finally {
    await withdraw()
  }
}

/** Publishes a challenge response; returns a function that withdraws it. */
async function present(token: string, answer: string, request: CertificateRequest, options: AcmeIssuerOptions) {
  const { pool, dns, challenge, challengeName, now } = options
  const { hostname, signal } = request
  if (challenge === 'http-01') {
    await putHttpChallenge(pool, { hostname, token, keyAuthorization: answer }, now())
    return () => removeHttpChallenge(pool, { hostname, token })
  }
  const name = challengeName(request)
  await publishDnsChallenge(pool, name, answer)
  await untilVisible(dns, name, answer, signal)
  return () => withdrawDnsChallenge(pool, name)
}

/** Polls until the authority has decided. */
async function ended<Item extends { readonly status: string }>(
  find: () => Promise<Item>,
  signal: AbortSignal,
): Promise<Item> {
  for (;;) {
    const item = await find()
    if (item.status !== 'pending' && item.status !== 'processing' && item.status !== 'ready') return item
    await wait(POLL_MS, undefined, { signal }).catch((cause: unknown) => {
      throw new IssuanceFailed('The certificate authority took too long', { cause })
    })
  }
}

function refused(problem: unknown): IssuanceFailed {
  const detail =
    typeof problem === 'object' && problem !== null && 'detail' in problem ? String(problem.detail) : 'no reason given'
  return new IssuanceFailed(`The certificate authority refuses: ${detail}`)
}
