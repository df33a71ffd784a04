import { hasBearer, type ReplayDefinition, type ReplayRequest, Reply, textReply, WAIT_SECONDS } from '../definition.ts'

/**
 * Influencers.club (https://api-dashboard.influencers.club): accounts of creators.
 * Document: docs.influencers.club/openapi ("Core API Concepts" 1.0.0) and docs.influencers.club/guides, and the request bodies of the
 * company's own MCP server (`influencers-club-mcp`, October 2026), read on 26 November 2026.
 * Certain: paths with a slash at their end, bodies, bearer key, `result` with a member for each platform, members of the platforms,
 * one account for an e-mail address, no credits for no result, 300 requests a minute.
 * Less certain: means of likes and comments on Instagram, which clients read and the document does not name; that "no result" is a 404 with `detail` (an unknown path is a page), and members of Facebook's accounts.
 */

const KEY = 'replay-influencers-club-token-0123456789'
const PLATFORMS = ['instagram', 'youtube', 'tiktok', 'twitter', 'facebook']
const NOTHING = new Reply(404, { detail: 'No data found for the given handle.' })

export const influencersClub: ReplayDefinition = {
  company: 'influencers-club',
  key: KEY,
  isAuthorized: hasBearer,
  denied: new Reply(401, { detail: 'Given token not valid for any token type', code: 'token_not_valid' }),
  unknown: textReply(404, '<h1>Not Found</h1><p>The requested resource was not found on this server.</p>'),
  busy: new Reply(429, { detail: 'Request was throttled.' }, { 'retry-after': String(WAIT_SECONDS) }),
  invalid: ([issue]) => new Reply(422, { detail: `${issue?.at} ${issue?.message}` }),
  routes: [
    {
      method: 'POST',
      path: '/public/v1/creators/enrich/email/',
      body: {
        type: 'object',
        required: ['email'],
        properties: { email: { type: 'string', format: 'email' } },
      },
      answer: () => ({
        credits_cost: 0.05,
        result: {
          platform: 'instagram',
          userId: '1234509876',
          url: 'https://www.instagram.com/ada.kit/',
          username: 'ada.kit',
          fullname: 'Ada Kitson',
          picture: 'https://media.example/ada.jpg',
          followers: 81_234,
        },
      }),
      empty: () => NOTHING,
    },
    {
      method: 'POST',
      path: '/public/v1/creators/enrich/handle/full/',
      body: {
        type: 'object',
        required: ['handle', 'platform'],
        properties: {
          handle: { type: 'string' },
          platform: { enum: PLATFORMS },
          email_required: { enum: ['must_have', 'preferred'] },
          include_lookalikes: { type: 'boolean' },
          include_audience_data: { type: 'boolean' },
        },
      },
      answer: full,
      empty: () => NOTHING,
    },
    {
      method: 'POST',
      path: '/public/v1/creators/enrich/handle/raw/',
      body: {
        type: 'object',
        required: ['handle', 'platform'],
        properties: { handle: { type: 'string' }, platform: { enum: PLATFORMS } },
      },
      answer: raw,
      empty: () => NOTHING,
    },
  ],
}

function platformOf({ body }: ReplayRequest): string {
  return (body as { readonly platform: string }).platform
}

function full(request: ReplayRequest) {
  const platform = platformOf(request)
  const members: Readonly<Record<string, object>> = {
    instagram: {
      userid: '1234509876',
      username: 'ada.kit',
      full_name: 'Ada Kitson',
      follower_count: 81_234,
      engagement_percent: 3.5,
      avg_likes: 2_843.2,
      avg_comments: 41,
      biography: 'Kits every day',
      niche_class: ['DIY'],
      niche_sub_class: 'Kits',
      hashtags: ['kits'],
      profile_picture: 'https://media.example/ada.jpg',
    },
    youtube: {
      id: 'UC0123456789012345678901',
      custom_url: '@adakit',
      subscriber_count: 5_021,
      engagement_percent: 1.25,
      title: 'Ada builds',
      description: 'Kits, slowly',
      niche_class: ['DIY'],
      niche_sub_class: ['Kits'],
      video_count: 88,
      avg_views: 2_000.5,
      profile_picture: 'https://media.example/ada-yt.jpg',
    },
  }
  return {
    credits_cost: 1,
    result: {
      email: 'ada@kit-works.example',
      email_type: 'business',
      location: 'Austin, Texas, United States',
      speaking_language: 'en',
      first_name: 'Ada',
      gender: 'female',
      has_link_in_bio: true,
      is_business: false,
      is_creator: true,
      creator_has: {},
      other_links: [],
      links_in_bio: ['https://kits.example/ada'],
      [platform]: members[platform] ?? { ...members.instagram, avg_likes: 1_201.4, avg_comments: 33.2 },
    },
  }
}

function raw(request: ReplayRequest) {
  return {
    credits_cost: 0.03,
    result: {
      [platformOf(request)]: {
        userid: '1234509876',
        exists: true,
        username: 'ada.kit',
        profile_picture: 'https://media.example/ada.jpg',
        profile_picture_hd: 'https://media.example/ada-hd.jpg',
        biography: 'Kits every day',
        full_name: 'Ada Kitson',
        media_count: 301,
        follower_count: 81_234,
        following_count: 512,
        is_verified: true,
        links_in_bio: ['https://kits.example/ada'],
      },
    },
  }
}
