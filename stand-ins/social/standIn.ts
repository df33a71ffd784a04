import type { FastifyInstance } from 'fastify'
import type { SocialWorld } from '../worlds/social/world.ts'
import { Asked } from './asked.ts'
import { pageOf, type Resource } from './list.ts'
import { Refusal } from './refusal.ts'
import { followResources, searchPeople } from './resources/follow.ts'
import { forumResources } from './resources/forum.ts'
import { openAccountNamed } from './resources/named.ts'
import { networkResources } from './resources/network.ts'
import { searchMusic, searchTagged } from './resources/scanned.ts'
import { highlightsOf, storiesOf } from './stories.ts'
import { openTasks, type Task } from './tasks.ts'

/** All collectable resources, by platform. */
type Catalogue = Readonly<Record<string, Readonly<Record<string, Resource>>>>

/** Stand-in of the company that collects from platforms: a task is created, and its data is read when it has finished. */
export function socialStandIn(app: FastifyInstance, world: SocialWorld): void {
  const catalogue = catalogueOf(world)
  const tasks = openTasks(({ platform, resource, members }, nowMs) => {
    answer(catalogue, platform, resource, members, nowMs)
  })
  const now = () => world.now().getTime()

  app.post<{ Params: Pick<Task, 'platform' | 'resource'>; Body: Record<string, unknown> }>(
    '/:platform/:resource/update',
    ({ params: { platform, resource }, body, headers }) => {
      resourceOf(catalogue, platform, resource)
      const key = headers['idempotency-key']
      const task = { startedMs: now(), platform, resource, members: body ?? {} }
      return { task_id: tasks.begin(task, typeof key === 'string' ? key : null) }
    },
  )
  app.get<{ Params: { readonly id: string } }>('/tasks/:id', ({ params }) => ({
    task_id: params.id,
    ...tasks.statusOf(params.id, now()),
  }))
  app.get<{ Params: Pick<Task, 'platform' | 'resource'>; Querystring: Record<string, unknown> }>(
    '/:platform/:resource',
    ({ params, query }) => answer(catalogue, params.platform, params.resource, query, now()),
  )
}

function answer(
  catalogue: Catalogue,
  platform: string,
  resource: string,
  members: Readonly<Record<string, unknown>>,
  nowMs: number,
): object {
  const found = resourceOf(catalogue, platform, resource)
  return pageOf(found, new Asked(members), `${platform}/${resource}`, nowMs)
}

function resourceOf(catalogue: Catalogue, platform: string, resource: string): Resource {
  const resources = Object.hasOwn(catalogue, platform) ? catalogue[platform]! : {}
  const found = Object.hasOwn(resources, resource) ? resources[resource] : undefined
  if (!found) throw new Refusal('not_found', `There is no ${platform}/${resource}`)
  return found
}

function catalogueOf(world: SocialWorld): Catalogue {
  const shortvideo = () => world.platform('shortvideo')
  const photosharing = () => world.platform('photosharing')
  return {
    shortvideo: {
      ...followResources(shortvideo, 'handle'),
      'search-hashtag': searchTagged(shortvideo, 'hashtag'),
      'search-profiles': searchPeople(shortvideo),
      'search-music': searchMusic(shortvideo),
    },
    photosharing: {
      ...followResources(photosharing, 'handle'),
      'search-tags': searchTagged(photosharing, 'tag'),
      stories: (asked, asOfMs) =>
        storiesOf(photosharing(), openAccountNamed(photosharing(), asked.text('handle')), asOfMs),
      highlights: (asked, asOfMs) =>
        highlightsOf(photosharing(), openAccountNamed(photosharing(), asked.text('handle')), asOfMs),
    },
    network: networkResources(world),
    forum: forumResources(world),
  }
}
