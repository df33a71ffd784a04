import { describe, expect, it } from 'vitest'
import { type Item, NOW, openCompany } from './support/openCompany.ts'

const DAY = 86_400_000
const company = openCompany()

/** A post of hers with some comments, but not too many to walk through. */
async function discussed(): Promise<Item> {
  const posts = await company.walk('/shortvideo/posts', { handle: 'maya.lindqvist', max_posts: 300 })
  return posts.find(({ comment_count: count }) => Number(count) > 40 && Number(count) < 200)!
}

const members = (post: Item) => ({ profile_id: String(post.author_id), post_id: post.id })

describe('comments', () => {
  it('and their replies are together as many as the post says', async () => {
    const post = await discussed()
    const comments = await company.walk('/shortvideo/post-comments', { ...members(post), max_comments: 300 })
    let replies = 0
    for (const comment of comments) {
      const asked = { ...members(post), comment_id: comment.id }
      const answers = await company.walk('/shortvideo/comment-replies', asked)
      expect(answers.length).toBe(comment.comment_count)
      for (const answer of answers) {
        expect(answer.parent_comment_id).toBe(comment.id)
        expect(String(answer.created_time) >= String(comment.created_time)).toBe(true)
      }
      replies += answers.length
    }
    expect(replies).toBeGreaterThan(0)
    expect(comments.length + replies).toBe(post.comment_count)
  })

  it('come after the post and before now, each once, from people there are', async () => {
    const post = await discussed()
    const comments = await company.walk('/shortvideo/post-comments', { ...members(post), max_comments: 300 })
    expect(new Set(comments.map(({ id }) => id)).size).toBe(comments.length)
    for (const comment of comments) {
      expect(String(comment.created_time) >= String(post.created_time)).toBe(true)
      expect(Date.parse(String(comment.created_time))).toBeLessThanOrEqual(NOW)
    }
    const owner = { handle: String(comments[0]!.owner_username) }
    expect((await company.one('/shortvideo/profile', owner)).id).toBe(comments[0]!.owner_id)
  })

  it('stay as they are while more come', async () => {
    const post = await discussed()
    const asked = { ...members(post), order_by: 'date_asc', max_comments: 300, max_page_size: 100 }
    company.nowMs = NOW - DAY
    const before = await company.walk('/shortvideo/post-comments', asked)
    company.nowMs = NOW
    const after = await company.walk('/shortvideo/post-comments', asked)
    const told = ({ id, text, owner_id: owner, created_time: time }: Item) => ({ id, text, owner, time })
    expect(after.slice(0, before.length).map(told)).toEqual(before.map(told))
  })

  it('are those of the post and the author that are named', async () => {
    const post = await discussed()
    const foreign = await company.ask('GET', '/shortvideo/post-comments', {
      profile_id: 'kofi.mensah',
      post_id: post.id,
    })
    expect(foreign).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
    const other = { ...members(post), comment_id: post.id }
    expect((await company.ask('GET', '/shortvideo/comment-replies', other)).status).toBe(404)
    const byLink = await company.page('/shortvideo/post-comments', { ...members(post), post_id: String(post.url) })
    expect(byLink.items.length).toBeGreaterThan(0)
  })
})
