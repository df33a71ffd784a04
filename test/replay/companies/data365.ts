import { hasParameter, type ReplayDefinition, type ReplayRequest, type ReplayRoute, Reply } from '../definition.ts'

/**
 * Data365: its README on GitHub (Data365-co/info_data365: three steps, the states of a task) and its official command line
 * (Data365-co/social-media-api-cli: paths, parameters, envelopes, members of Facebook's posts and profiles). Its reference
 * (https://api.data365.co/v1.1/docs) is given to customers. Read on 26 November 2026.
 *
 * Certain: the three steps, the envelope, states, `NotFoundError`, cursors, the search for posts and its members. Less certain:
 * the search for profiles, whose paths and items are those that customers' public clients use by the reference, of which
 * only the kind `pages` is seen there; the answers to a refused token and to a busy client.
 */
export const data365: ReplayDefinition = {
  company: 'data365',
  key: 'd365-test-token',
  isAuthorized: hasParameter('access_token'),
  denied: failure(401, 'AuthorizationError', 'The access token is invalid'),
  unknown: new Reply(404, { detail: 'Not Found' }),
  busy: failure(429, 'TooManyRequestsError', 'Too many requests'),
  invalid: (issues) => failure(400, 'ValidationError', issues.map(({ at, message }) => `${at} ${message}`).join('; ')),
  routes: [
    ...resource(
      '/facebook/search/{keywords}/posts/latest',
      'posts',
      [post('1001'), post('1002')],
      { max_posts: 'integer', from_date: 'date', to_date: 'date', load_comments: 'boolean' },
      { order_by: ['date_desc', 'date_asc', 'id_desc'], from_date: 'date', to_date: 'date', lang: 'string' },
    ),
    ...resource('/facebook/search/{keywords}/profiles/people', 'profiles', [
      profile('2001', { username: 'ada.potter', full_name: 'Ada Potter' }),
      profile('2002', { username: null, full_name: 'Bo Thrower', followers_count: null }),
    ]),
    ...resource('/facebook/search/{keywords}/profiles/pages', 'profiles', [
      profile('3001', { username: 'clayworks', full_name: 'Clay Works', categories: ['Art school'] }),
      profile('3002', { username: null, full_name: 'Old Kiln', followers_count: null, likes_count: 41 }),
    ]),
    ...resource('/facebook/search/{keywords}/profiles/groups', 'profiles', [
      profile('4001', { full_name: 'Potters of the North', members_count: 812, followers_count: null }),
    ]),
  ],
}

function ok(data: object, status = 'ok'): object {
  return { data, error: null, status }
}

function failure(status: number, code: string, message: string): Reply {
  return new Reply(status, { data: null, error: { code, message }, status: 'fail' })
}

/** The three requests of a resource: begin, look, read. Every second look finds the task finished. */
function resource(
  path: string,
  items: string,
  rows: readonly object[],
  update: ReplayRoute['query'] = {},
  read: ReplayRoute['query'] = {},
): ReplayRoute[] {
  let looks = 0
  const token = { access_token: 'string' as const }
  const page = (all: readonly object[], { query }: ReplayRequest) => {
    const from = Number(query.get('cursor') ?? 0)
    const isLast = from + 1 >= all.length
    return ok({
      items: all.slice(from, isLast ? undefined : from + 1),
      page_info: { cursor: isLast ? null : String(from + 1), has_next_page: !isLast },
    })
  }
  return [
    {
      method: 'POST',
      path: `${path}/update`,
      query: { ...token, ...update },
      answer: () => new Reply(202, ok({ task_id: '64f1c0de' }, 'accepted')),
    },
    {
      method: 'GET',
      path: `${path}/update`,
      query: { ...token, ...update },
      answer: () => {
        looks += 1
        return ok({ status: looks % 2 === 1 ? 'pending' : 'finished' })
      },
      empty: () => ok({ status: 'fail', error_message: 'Nothing is public under these words' }),
    },
    {
      method: 'GET',
      path: `${path}/${items}`,
      query: { ...token, max_page_size: 'integer', cursor: 'string', ...read },
      answer: (request) => page(rows, request),
      empty: () => failure(404, 'NotFoundError', 'The search was not collected'),
      odd: () => ok({ items: [{ id: '9' }, ...rows], page_info: { cursor: null, has_next_page: false } }),
    },
  ]
}

function post(id: string): object {
  return {
    id,
    created_time: '2026-11-20T10:00:00',
    timestamp: 1_795_168_800,
    post_type: 'photo',
    text: `Bisque at cone 06, post ${id}`,
    text_lang: 'en',
    text_tags: ['#bisque'],
    attached_video_url: null,
    attached_video_preview_url: null,
    attached_image_url: `https://fb.example/${id}.jpg`,
    attached_medias_preview_url: null,
    reactions_total_count: 71,
    comments_count: 5,
    shares_count: 2,
    owner_id: '100063669491743',
    owner_username: null,
    group_id: null,
  }
}

function profile(id: string, more: object): object {
  return {
    id,
    username: null,
    profile_type: 'page',
    profile_photo_url: `https://fb.example/${id}.jpg`,
    biography: 'Clay, mostly',
    categories: null,
    likes_count: 12,
    friends_count: null,
    followers_count: 340,
    members_count: null,
    ...more,
  }
}
