import { z } from 'zod'
import { listSetting, perMinuteSetting, urlSetting } from '../../kit/settings.ts'

const keySetting = (company: string) =>
  z
    .string()
    .optional()
    .describe(`Key of the ${company} API; \`name: key\` where the company wants it in another header. Secret.`)

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
  INFLUENCER_PLATFORMS: listSetting().describe(
    'What the influencer company calls platforms, such as photosharing=theirword,network=otherword; unset: as we do.',
  ),
  IDENTITY_URL: urlSetting().describe('Base URL of the identity API; unset: a stand-in.'),
  IDENTITY_KEY: keySetting('identity'),
  IDENTITY_PER_MINUTE: perMinuteSetting('identity'),
  PROFILE_URL_MEMBER: z
    .string()
    .default('profile_url')
    .describe('Name that these companies give the member with the URL of a profile page at the professional network.'),
  PERSON_PID_MEMBER: z
    .string()
    .default('person_pid')
    .describe("What the identity company calls the member that holds a person's id."),
}

export type PeopleSettings = z.output<z.ZodObject<typeof peopleSettings>>
