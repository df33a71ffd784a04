import type { Topic } from '../kit/service/subgraph.ts'
import { attestationName, attestedWallet } from './dns/attestation.ts'
import type { DomainHandle } from './domain.ts'
import { isHere, statusOf } from './store/domains.ts'
import type { Args, DomainsGraph, Value } from './types.gen.ts'
import type { DomainsContext } from './work.ts'

/** Attests a domain's owner from public DNS, which anyone can verify without us. */
export const attestation: Topic<DomainsGraph> = {
  resolvers: { Domain: { attestation: attestationOf } },
}

async function attestationOf(
  { name: domain }: DomainHandle,
  args: Args<'Domain.attestation'>,
  context: DomainsContext,
): Promise<Value<'DomainAttestation'>> {
  const recordName = attestationName(domain)
  const [texts, known] = await Promise.all([
    context.engines.publicDns.txt(recordName),
    context.engines.reads.domain(domain),
  ])
  const owned = known && isHere(known) ? known : null
  const [found] = texts.flatMap((value) => {
    const address = attestedWallet(value)
    return address ? [{ name: recordName, wallet: { address }, value }] : []
  })
  return {
    domain: { name: domain },
    // DNS may lag behind a domain that just changed owners; then the record proves nothing.
    verified: found !== undefined && (owned === null || owned.owner === found.wallet.address),
    record: found ?? null,
    wallet: found?.wallet ?? null,
    registeredHere: owned !== null,
    status: owned && statusOf(owned, context.now()),
    walletMatches: args.wallet ? found?.wallet.address === args.wallet : null,
  }
}
