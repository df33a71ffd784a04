import { readFileSync } from 'node:fs'
import { getNamedType, isInputObjectType, print } from 'graphql'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../../schema/catalogue.ts'
import { readDocuments } from '../../../schema/documentFiles.ts'
import { SUPERGRAPH_FILE } from '../../../schema/supergraphFile.ts'
import { questionOf } from '../../../subgraphs/social/question.ts'
import { ROWS, type Row } from '../../../subgraphs/social/rows.ts'

const operations = readDocuments(new URL('../../../rest-compat/social', import.meta.url))
const catalogue = buildCatalogue(
  readFileSync(SUPERGRAPH_FILE, 'utf8'),
  operations.map(({ name, text }) => ({ service: 'social', name, text })),
)
const endpoints = catalogue.endpointsOf('social').filter(({ access }) => access === 'paid')

/** The members of an input type, and their types. */
function membersOf(type: string): [string, string][] {
  const input = catalogue.schema.getType(type)
  if (!isInputObjectType(input)) throw new Error(`${type} is no input`)
  return Object.values(input.getFields()).map((field) => [field.name, getNamedType(field.type).name])
}

const row = (member: string): Row => {
  const found = ROWS.get(member)
  if (!found) throw new Error(`There is no ${member}`)
  return found
}

describe('the table of what can be collected', () => {
  it('has a row for each member of a platform, and a member for each row', () => {
    const members = membersOf('CollectInput').flatMap(([platform, type]) =>
      membersOf(type).map(([kind]) => `${platform}.${kind}`),
    )
    expect([...ROWS.keys()].sort()).toEqual(members.sort())
    expect(ROWS.size).toBe(36)
  })

  it.each([...ROWS])('has the words of the documented path of %s', (member, { platform, resource, kind }) => {
    const asking = `input: {${member.replace('.', ': {')}: {`
    const endpoint = endpoints.find(({ operation }) => print(operation).includes(asking))
    expect(endpoint?.path).toBe(`/api/${platform}/${resource}`)
    expect(kind).toBe(`${platform}-${resource}`)
  })
})

describe('a question to the company', () => {
  it('has the members of the documented path, as the company spells them, without the cursor', () => {
    const args = { handle: 'ada', maxPosts: 10, orderBy: 'DATE_ASC', maxPageSize: 5, cursor: 'x' }
    expect(questionOf(row('shortvideo.posts'), args)).toEqual({
      platform: 'shortvideo',
      resource: 'posts',
      item: 'post',
      isList: true,
      input: { handle: 'ada', max_posts: 10, order_by: 'date_asc', max_page_size: 5 },
    })
  })

  it.each([
    ['shortvideo.profile', { handle: '@ada' }, { handle: 'ada' }],
    ['shortvideo.searchPostsByHashtag', { hashtag: '#food' }, { hashtag: 'food' }],
    ['photosharing.searchPostsByTag', { tag: '#Food' }, { tag: 'Food' }],
    ['forum.communityPosts', { name: 'r/cooking' }, { name: 'cooking' }],
    ['forum.searchPosts', { keywords: '  Street FOOD ' }, { keywords: 'Street FOOD' }],
    [
      'shortvideo.searchPosts',
      { sortType: 'LIKE_COUNT', datePosted: 'PAST_DAY' },
      { sort_type: 'like_count', date_posted: 'past_day' },
    ],
  ])('of %s is the same however people write it', (member, args, input) => {
    expect(questionOf(row(member), args).input).toEqual(input)
  })
})
