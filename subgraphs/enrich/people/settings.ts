import { z } from 'zod'
import { perMinuteSetting, urlSetting } from '../../kit/settings.ts'

const keySetting = (company: string) => z.string().optional().describe(`Key of the ${company} API. Secret.`)

/** Operator settings for people and companies. Without them the service sells the invented people of its stand-ins. */
export const peopleSettings = {
  PROSPECTS_URL: urlSetting().describe('Base URL of the prospects API (people and companies); unset: a stand-in.'),
  PROSPECTS_KEY: keySetting('prospects'),
  PROSPECTS_PER_MINUTE: perMinuteSetting('prospects'),
  CONTACTS_URL: urlSetting().describe('Base URL of the contacts API; unset: a stand-in.'),
  CONTACTS_KEY: keySetting('contacts'),
  CONTACTS_PER_MINUTE: perMinuteSetting('contacts'),
  DIRECTORY_URL: urlSetting().describe('Base URL of the directory API (residents and properties); unset: a stand-in.'),
  DIRECTORY_KEY: keySetting('directory'),
  DIRECTORY_PER_MINUTE: perMinuteSetting('directory'),
  INFLUENCER_URL: urlSetting().describe('Base URL of the influencer API; unset: a stand-in.'),
  INFLUENCER_KEY: keySetting('influencer'),
  INFLUENCER_PER_MINUTE: perMinuteSetting('influencer'),
  IDENTITY_URL: urlSetting().describe('Base URL of the identity API; unset: a stand-in.'),
  IDENTITY_KEY: keySetting('identity'),
  IDENTITY_PER_MINUTE: perMinuteSetting('identity'),
}

export type PeopleSettings = z.output<z.ZodObject<typeof peopleSettings>>
