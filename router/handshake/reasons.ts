import type { ServiceFacts } from '../../subgraphs/kit/service/toll/handshake/serviceFacts.ts'

/** A rule between the facts of a service and those of its router: what is wrong and how to mend it, or null. */
type Rule = (theirs: ServiceFacts, ours: ServiceFacts) => string | null

const RULES: readonly Rule[] = [sdl, network, realMoney, database, store, secrets, publicUrl]

/**
 * Lists why a service in another process does not fit its router; empty where it fits. `ours` are the facts that the
 * service would have in the router's process. Another version of the release is no reason while the SDL is the same.
 */
export function reasonsAgainst(theirs: ServiceFacts, ours: ServiceFacts, areStandInsAllowed: boolean): string[] {
  if (theirs.service !== ours.service)
    return [`It is the service ${theirs.service}: correct ${ours.service.toUpperCase()}_SUBGRAPH_URL.`]
  const found = [...RULES.map((rule) => rule(theirs, ours)), standIns(theirs, areStandInsAllowed)]
  return found.filter((reason) => reason !== null)
}

function sdl(theirs: ServiceFacts, ours: ServiceFacts): string | null {
  if (theirs.sdl === ours.sdl) return null
  return `Its SDL differs (release ${theirs.version}, here ${ours.version}): run the same release in both processes.`
}

function network(theirs: ServiceFacts, ours: ServiceFacts): string | null {
  const [there, here] = [theirs.network, ours.network]
  if (there.id === here.id && there.name === here.name) return null
  return `Its network is ${there.name} (${there.id}), here it is ${here.name} (${here.id}): set the same NETWORK in both processes.`
}

/** The guards for real money depend on it: stand-ins, above all. */
function realMoney({ network: there }: ServiceFacts, { network: here }: ServiceFacts): string | null {
  if (there.realBy.length > 0 === here.realBy.length > 0) return null
  const by = [...there.realBy, ...here.realBy].join(', ')
  const [real, play] = here.realBy.length > 0 ? ['this router', 'it'] : ['it', 'this router']
  return `By ${by} ${real} takes payments outside the devnet, and ${play} does not: set the same in both processes.`
}

function database(theirs: ServiceFacts, ours: ServiceFacts): string | null {
  return theirs.database === ours.database ? null : otherDatabase()
}

/** The reason against a service whose database is not the router's. */
export function otherDatabase(): string {
  return 'Its database is another one: let DATABASE_URL lead to the same database in both processes.'
}

function store(theirs: ServiceFacts, ours: ServiceFacts): string | null {
  if (theirs.store.kind === ours.store.kind && theirs.store.id === ours.store.id) return null
  const kinds = { filesystem: 'a folder', s3: 'an S3 bucket' } as const
  return `It keeps files in another place (${kinds[theirs.store.kind]}, here ${kinds[ours.store.kind]}): set the same S3_BUCKET, S3_ENDPOINT and S3_PREFIX in both processes, or the same FILES_DIR.`
}

/** Each must accept what the other makes. */
function secrets(theirs: ServiceFacts, ours: ServiceFacts): string | null {
  const [there, here] = [theirs.secrets[0] ?? '', ours.secrets[0] ?? '']
  if (theirs.secrets.includes(here) && ours.secrets.includes(there)) return null
  return `Its SECRET (fingerprint ${there}) and the one here (${here}) are not accepted by both: name the other one in SECRET_PREVIOUS of each process, until all have the new one.`
}

function publicUrl(theirs: ServiceFacts, ours: ServiceFacts): string | null {
  if (theirs.publicUrl === ours.publicUrl) return null
  return `Its PUBLIC_URL is ${theirs.publicUrl ?? 'unset'}, here it is ${ours.publicUrl ?? 'unset'}: set the same in both processes, or its links lead nowhere.`
}

function standIns({ network: { realBy }, ports }: ServiceFacts, areAllowed: boolean): string | null {
  const invented = ports.filter(({ as }) => as === 'stand-in').map(({ name }) => name)
  if (areAllowed || realBy.length === 0 || invented.length === 0) return null
  return `Stand-ins serve its ports ${invented.join(', ')}, and payments are real money: unset ALLOW_STAND_INS there, or set it here too.`
}
