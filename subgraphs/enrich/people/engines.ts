import type { Upstream } from '../../kit/upstream/upstream.ts'
import { contacts } from '../providers/contacts.ts'
import { directory } from '../providers/directory.ts'
import { identity } from '../providers/identity.ts'
import { influencer } from '../providers/influencer.ts'
import { prospects } from '../providers/prospects.ts'
import type { Starting } from '../starting.ts'
import type { PeopleSettings } from './settings.ts'
import { openWords, type WireWords } from './wireWords.ts'

/** Created by the area at start. */
export interface PeopleEngines {
  /** Employees and companies. */
  readonly prospects: Upstream
  /** Contact details of people. */
  readonly contacts: Upstream
  /** Residents and properties. */
  readonly directory: Upstream
  /** Creators' accounts. */
  readonly influencer: Upstream
  /** Identities behind records. */
  readonly identity: Upstream
  readonly words: WireWords
}

/** Connects to each company, or starts its stand-in. */
export async function startPeople({ host, world, open }: Starting<PeopleSettings>): Promise<PeopleEngines> {
  const { settings } = host
  return {
    prospects: await open([prospects], {
      kind: 'sandbox',
      register: async (app) =>
        (await import('../../../stand-ins/prospects/standIn.ts')).prospectsStandIn(app, await world()),
    }),
    contacts: await open([contacts], {
      kind: 'sandbox',
      register: async (app) =>
        (await import('../../../stand-ins/contacts/standIn.ts')).contactsStandIn(app, await world()),
    }),
    directory: await open([directory], {
      kind: 'sandbox',
      register: async (app) =>
        (await import('../../../stand-ins/directory/standIn.ts')).directoryStandIn(app, await world()),
    }),
    influencer: await open([influencer], {
      kind: 'sandbox',
      register: async (app) =>
        (await import('../../../stand-ins/influencer/standIn.ts')).influencerStandIn(app, await world()),
    }),
    identity: await open([identity], {
      kind: 'sandbox',
      register: async (app) =>
        (await import('../../../stand-ins/identity/standIn.ts')).identityStandIn(app, await world()),
    }),
    words: openWords(settings),
  }
}
