import { z } from 'zod'
import { listSetting } from '../../kit/settings.ts'

/** Operator settings for people and companies. Without them the service sells the invented people of its stand-ins. */
export const peopleSettings = {
  INFLUENCER_PLATFORMS: listSetting().describe(
    'What the influencer company calls platforms, such as photosharing=theirword,network=otherword; unset: as we do.',
  ),
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
