import type { Upstream } from '../../kit/upstream/upstream.ts'
import { contacts } from '../providers/contacts.ts'
import { directory } from '../providers/directory.ts'
import { identity } from '../providers/identity.ts'
import { influencer } from '../providers/influencer.ts'
import { prospects } from '../providers/prospects.ts'
import { contactsSandbox } from '../providers/sandbox/people/contacts/sandbox.ts'
import { directorySandbox } from '../providers/sandbox/people/directory/sandbox.ts'
import { identitySandbox } from '../providers/sandbox/people/identity/sandbox.ts'
import { influencerSandbox } from '../providers/sandbox/people/influencer/sandbox.ts'
import { prospectsSandbox } from '../providers/sandbox/people/prospects/sandbox.ts'
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
      register: (app) => prospectsSandbox(app, world),
    }),
    contacts: await open(contacts, accessOf('CONTACTS'), {
      kind: 'sandbox',
      register: (app) => contactsSandbox(app, world),
    }),
    directory: await open(directory, accessOf('DIRECTORY'), {
      kind: 'sandbox',
      register: (app) => directorySandbox(app, world),
    }),
    influencer: await open(influencer, accessOf('INFLUENCER'), {
      kind: 'sandbox',
      register: (app) => influencerSandbox(app, world),
    }),
    identity: await open(identity, accessOf('IDENTITY'), {
      kind: 'sandbox',
      register: (app) => identitySandbox(app, world),
    }),
    words: openWords(settings),
  }
}
