import { z } from 'zod'
import { Forbidden, NotFound } from '../../../../schema/errors.ts'
import type { QueryMembers } from '../../../kit/upstream/request.ts'
import type { Comment, Post, Profile } from '../../items.ts'
import { count, id, isLink, lastPart, member, prose, seconds, tagsOf, text, time } from '../lists/values.ts'
import { type Call, type Collector, inOrder, listOf } from './call.ts'

// Facebook. Its people have a number and a displayed name; a user name only where their page has one.

const ORIGIN = 'https://www.facebook.com'
/** Pages of comments in which the comment of replies is looked for. */
const LOOKED_AT = 5

const cursor = z.string().nullish()
/** The number in the place of a user name: Facebook accepts either. */
const author = z.object({ id, name: text })

const profile = z
  .object({
    id,
    name: text,
    url: z.string(),
    isPrivate: z.boolean().nullish(),
    profilePicLarge: text,
    pageIntro: text,
    likeCount: count,
    followerCount: count,
  })
  .transform(
    (from): Profile => ({
      id: from.id,
      username: userNameOf(from.url) ?? from.id,
      fullName: from.name,
      bio: from.pageIntro,
      followerCount: from.followerCount,
      followingCount: null,
      likeCount: from.likeCount,
      postCount: null,
      videoCount: null,
      // The company does not say it of a profile.
      isVerified: false,
      isPrivate: from.isPrivate ?? false,
      avatarUrl: from.profilePicLarge,
      url: from.url,
      createdAt: null,
    }),
  )

/** A profile that strangers may not see. */
const hidden = z.object({ account_status: z.string(), isPrivate: z.literal(true) })

const video = z.object({ sdUrl: text, hdUrl: text, thumbnailUrl: text })

const post = z
  .object({
    id,
    text: prose,
    url: z.string(),
    author,
    videoDetails: video.nullish(),
    image: text,
    reactionCount: count,
    commentCount: z.int(),
    videoViewCount: count,
    publishTime: seconds,
  })
  .transform(
    (from): Post => ({
      id: from.id,
      title: null,
      text: from.text,
      createdAt: from.publishTime,
      authorId: from.author.id,
      authorUsername: from.author.id,
      playCount: from.videoViewCount,
      likeCount: from.reactionCount,
      commentCount: from.commentCount,
      shareCount: null,
      saveCount: null,
      hashtags: tagsOf(from.text),
      media: mediaOf(from),
      duration: null,
      music: null,
      community: null,
      score: null,
      upvoteRatio: null,
      url: from.url,
      permalink: null,
    }),
  )

function mediaOf({
  videoDetails,
  image,
}: {
  readonly videoDetails?: z.output<typeof video> | null | undefined
  readonly image: string | null
}): Post['media'] {
  const file = videoDetails?.hdUrl ?? videoDetails?.sdUrl
  if (file) return [{ type: 'VIDEO', url: file, thumbnailUrl: videoDetails?.thumbnailUrl ?? null }]
  return image ? [{ type: 'IMAGE', url: image, thumbnailUrl: null }] : []
}

const commentOf = (postId: string, parentCommentId: string | null) =>
  z.object({ id, text: prose, created_at: time, reply_count: z.int(), reaction_count: z.int(), author }).transform(
    (from): Comment => ({
      id: from.id,
      text: from.text,
      ownerId: from.author.id,
      ownerUsername: from.author.id,
      createdAt: from.created_at,
      likeCount: from.reaction_count,
      replyCount: from.reply_count,
      postId,
      parentCommentId,
    }),
  )

/** What the company finds the replies of a comment by. */
const Tokens = z.object({ feedback_id: z.string(), expansion_token: z.string() })
const Place = Tokens.extend({ cursor: z.string() })
const commentPage = z.object({ comments: z.array(z.unknown()), cursor, has_next_page: z.boolean().nullish() })

const posts = inOrder(
  listOf({
    name: 'facebook posts',
    path: '/v1/facebook/profile/posts',
    query: ({ question: { input } }, at) => ({ ...pageOfProfile(member(input, 'profile_id')), cursor: at }),
    page: z.object({ posts: z.array(z.unknown()), cursor }),
    rows: (page) => page.posts,
    row: () => post,
    next: (page) => (page.posts.length > 0 ? (page.cursor ?? null) : null),
  }),
)

const comments = inOrder(
  listOf({
    name: 'facebook comments',
    path: '/v1/facebook/post/comments',
    query: ({ question: { input } }, at) => ({ url: postUrl(input), cursor: at }),
    page: commentPage,
    rows: (page) => page.comments,
    row: ({ question: { input } }) => commentOf(postOf(input), null),
    next: (page) => (page.has_next_page ? (page.cursor ?? null) : null),
  }),
)

/** Facebook's resources at Scrape Creators; it has no followers, followed accounts and searches. */
export const network: Readonly<Record<string, Collector>> = {
  async profile(call) {
    const answer = await call.read(z.union([profile, hidden]), '/v1/facebook/profile', {
      url: profileUrl(call.question.input),
    })
    if ('account_status' in answer) throw new Forbidden(`The profile is ${answer.account_status}`)
    return { item: answer }
  },

  posts,

  'post-comments': comments,

  // The company finds replies by two tokens of their comment, so its comment is looked for first.
  async 'comment-replies'(call) {
    const { input } = call.question
    const tokens = call.cursor === null ? await tokensOf(call) : null
    return listOf({
      name: 'facebook replies',
      path: '/v1/facebook/post/comment/replies',
      query: (_, at) => (at === null ? { ...tokens } : Place.parse(JSON.parse(at))),
      page: z.object({ replies: z.array(z.unknown()), cursor, has_next_page: z.boolean().nullish() }),
      rows: (page) => page.replies,
      row: () => commentOf(postOf(input), member(input, 'comment_id')),
      next: (page, at) => {
        if (!page.has_next_page || !page.cursor) return null
        const { feedback_id, expansion_token } = at === null ? Tokens.parse(tokens) : Place.parse(JSON.parse(at))
        return JSON.stringify({ feedback_id, expansion_token, cursor: page.cursor })
      },
    })(call)
  },
}

const WithTokens = Tokens.extend({ id })

async function tokensOf(call: Call): Promise<z.output<typeof Tokens>> {
  const { input } = call.question
  const wanted = member(input, 'comment_id')
  let at: string | null = null
  for (let pages = 0; pages < LOOKED_AT; pages++) {
    const page: z.output<typeof commentPage> = await call.read(commentPage, '/v1/facebook/post/comments', {
      url: postUrl(input),
      cursor: at,
    })
    for (const row of page.comments) {
      const comment = WithTokens.safeParse(row)
      if (comment.success && comment.data.id === wanted) return Tokens.parse(comment.data)
    }
    at = page.has_next_page ? (page.cursor ?? null) : null
    if (at === null) break
  }
  throw new NotFound('There is no such comment on this post, or it has no replies')
}

function pageOfProfile(name: string): QueryMembers {
  return /^\d+$/.test(name) ? { pageId: name } : { url: linkOf(name) }
}

function profileUrl({ profile_id: name = '' }: Call['question']['input']): string {
  const text = String(name)
  return /^\d+$/.test(text) ? `${ORIGIN}/profile.php?id=${text}` : linkOf(text)
}

function linkOf(name: string): string {
  return isLink(name) ? name : `${ORIGIN}/${encodeURIComponent(name.replace(/^@/, ''))}`
}

function postUrl(input: Call['question']['input']): string {
  return linkOf(member(input, 'post_id'))
}

function postOf(input: Call['question']['input']): string {
  return lastPart(member(input, 'post_id'))
}

/** The user name in the address of a page; null where it has none but its number. */
function userNameOf(url: string): string | null {
  const name = isLink(url) && URL.canParse(url) ? new URL(url).pathname.replaceAll('/', '') : ''
  return name && name !== 'profile.php' && !/^\d+$/.test(name) ? name : null
}
