import { seedOf } from '../../kit/random.ts'
import { type IdForm, writeId } from '../../worlds/social/ids.ts'
import { allGroups, allPages, findOrganisations } from '../../worlds/social/organisations.ts'
import { PERSONS } from '../../worlds/social/persons.ts'
import { TOPICS } from '../../worlds/social/words/topics.ts'
import type { SocialWorld } from '../../worlds/social/world.ts'
import { writePage } from '../accounts.ts'
import { pageUrl } from '../addresses.ts'
import { listOf, type Resource } from '../list.ts'
import { followResources, searchPeople } from './follow.ts'

const GROUP: IdForm = { seed: seedOf('group'), radix: 10 }

/** The network: people, pages and groups. */
export function networkResources(world: SocialWorld): Readonly<Record<string, Resource>> {
  const platform = () => world.platform('network')
  return {
    ...followResources(platform, 'profile_id'),
    'search-people': searchPeople(platform),

    'search-pages': (asked, asOfMs) => {
      const { accounts } = platform()
      const found = findOrganisations(allPages(), asked.text('keywords'))
        .map(({ index }) => PERSONS + index)
        .sort((a, b) => accounts.audienceOf(b) - accounts.audienceOf(a) || a - b)
      return listOf(found.length, (index) => writePage(platform(), found[index]!, asOfMs))
    },

    'search-groups': (asked, asOfMs) => {
      const groups = world.groups()
      const found = findOrganisations(allGroups(), asked.text('keywords')).filter(
        ({ index }) => groups.openedMs(index) <= asOfMs,
      )
      return listOf(found.length, (position) => {
        const { index, name, handle, topic, place } = found[position]!
        const what = TOPICS[topic]!.name
        return {
          id: writeId(GROUP, groups.openedMs(index), { owner: index, k: 0 }),
          name,
          member_count: groups.memberCount(index, asOfMs),
          description: `For everybody in and around ${place} who likes ${what}. Be kind, stay on topic.`,
          profile_url: pageUrl('network', `groups/${handle}`),
        }
      })
    },
  }
}
