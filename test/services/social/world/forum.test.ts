import { describe, expect, it } from 'vitest'
import { openCompany } from './support/openCompany.ts'

const company = openCompany()
const { communities, users, directory } = company.world.forum()

describe('the forum', () => {
  it('shows all that is said below a post, with what each answers', async () => {
    const posts = await company.walk('/forum/search', { keywords: 'chess', max_posts: 100 })
    const post = posts.find(({ comment_count: count }) => Number(count) > 30 && Number(count) < 300)!
    const all = await company.walk('/forum/post-comments', { post_id: post.id, max_comments: 300 })
    expect(all.length).toBe(post.comment_count)
    const ids = new Set(all.map(({ id }) => id))
    expect(ids.size).toBe(all.length)
    for (const { parent_comment_id: parent } of all) if (parent !== null) expect(ids).toContain(parent)
    const replies = all.reduce((sum, { comment_count: count }) => sum + Number(count), 0)
    expect(replies).toBe(all.filter(({ parent_comment_id: parent }) => parent !== null).length)
    expect(await company.one('/forum/comment', { comment_id: all[3]!.id })).toEqual(all[3])
  })

  it('has communities by the names of topics, in whatever form', async () => {
    for (const name of ['coffee', 'r/Coffee', 'https://forum.example/c/coffee']) {
      const { items } = await company.page('/forum/subreddit', { name })
      expect(items.every(({ community }) => community === 'coffee')).toBe(true)
    }
    expect((await company.ask('GET', '/forum/subreddit', { name: 'nothinglikeit' })).body.error).toEqual({
      code: 'not_found',
      message: 'There is no community nothinglikeit',
    })
  })

  it('counts for each user the posts that they have written', async () => {
    const { items } = await company.page('/forum/search-profiles', { keywords: 'maya lindqvist' })
    const user = directory.byHandle('maya.lindqvist')!
    const written = communities.writtenBy(user, company.nowMs)
    expect(items[0]?.posts_count).toBe(written.length)
    expect(written.length).toBeGreaterThan(0)
    for (const { community, k } of written) expect(communities.authorOf(community, k)).toBe(user)
  })

  it('has posts of members, each of which writes in turn', () => {
    const community = communities.find('askchess')!
    const members = communities.membersOf(community)
    const authors = members.map((_, k) => communities.authorOf(community, k))
    expect(new Set(authors).size).toBe(members.length)
    for (const author of authors.slice(0, 50))
      expect(users.interestsOf(author)).toContain(communities.subjectOf(community, 0).topic)
  })
})
