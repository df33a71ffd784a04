import type { Upstream } from '../../kit/upstream/upstream.ts'
import { contacts } from '../providers/contacts.ts'
import { directory } from '../providers/directory.ts'
import { identity } from '../providers/identity.ts'
import { influencer } from '../providers/influencer.ts'
import { prospects } from '../providers/prospects.ts'
import type { Starting } from '../starting.ts'
import type { PeopleSettings } from './settings.ts'
import { openWords, type WireWords } from './wireWords.ts'

/** What the area made when it started. */
export interface PeopleEngines {
  /** Who works where, and what companies are. */
  readonly prospects: Upstream
  /** How to reach a person. */
  readonly contacts: Upstream
  /** Who lives where, and what properties are. */
  readonly directory: Upstream
  /** Creators' accounts. */
  readonly influencer: Upstream
  /** Who the people of records are. */
  readonly identity: Upstream
  readonly words: WireWords
}

/** Connects to each company, or starts what stands in for it. */
export async function startPeople({ host, world, open }: Starting<PeopleSettings>): Promise<PeopleEngines> {
  const { settings } = host
  const accessOf = (company: 'PROSPECTS' | 'CONTACTS' | 'DIRECTORY' | 'INFLUENCER' | 'IDENTITY') => ({
    url: settings[`${company}_URL`],
    key: settings[`${company}_KEY`],
    perMinute: settings[`${company}_PER_MINUTE`],
  })
  return {
    prospects: await open(prospects, accessOf('PROSPECTS'), {
      kind: 'sandbox',
      register: async (app) =>
        (await import('../../../stand-ins/prospects/sandbox.ts')).prospectsSandbox(app, await world()),
    }),
    contacts: await open(contacts, accessOf('CONTACTS'), {
      kind: 'sandbox',
      register: async (app) =>
        (await import('../../../stand-ins/contacts/sandbox.ts')).contactsSandbox(app, await world()),
    }),
    directory: await open(directory, accessOf('DIRECTORY'), {
      kind: 'sandbox',
      register: async (app) =>
        (await import('../../../stand-ins/directory/sandbox.ts')).directorySandbox(app, await world()),
    }),
    influencer: await open(influencer, accessOf('INFLUENCER'), {
      kind: 'sandbox',
      register: async (app) =>
        (await import('../../../stand-ins/influencer/sandbox.ts')).influencerSandbox(app, await world()),
    }),
    identity: await open(identity, accessOf('IDENTITY'), {
      kind: 'sandbox',
      register: async (app) =>
        (await import('../../../stand-ins/identity/sandbox.ts')).identitySandbox(app, await world()),
    }),
    words: openWords(settings),
  }
}
