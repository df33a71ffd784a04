import { readFileSync } from 'node:fs'
import { Kind, type ObjectTypeDefinitionNode, type ObjectTypeExtensionNode, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../../schema/catalogue.ts'
import { readDocuments } from '../../../schema/documentFiles.ts'
import { readSdl } from '../../../schema/subgraph.ts'
import { SUPERGRAPH_FILE } from '../../../schema/supergraphFile.ts'
import { questionOf } from '../../../subgraphs/social/question.ts'
import { ROWS, type Row } from '../../../subgraphs/social/rows.ts'

const sdl = parse(readSdl(new URL('../../../subgraphs/social/schema', import.meta.url)))
const mutation = sdl.definitions
  .filter(
    (one): one is ObjectTypeDefinitionNode | ObjectTypeExtensionNode =>
      (one.kind === Kind.OBJECT_TYPE_EXTENSION || one.kind === Kind.OBJECT_TYPE_DEFINITION) &&
      one.name.value === 'Mutation',
  )
  .flatMap(({ fields = [] }) => fields)
const operations = readDocuments(new URL('../../../rest-compat/social', import.meta.url))
const catalogue = buildCatalogue(
  readFileSync(SUPERGRAPH_FILE, 'utf8'),
  operations.map(({ name, text }) => ({ service: 'social', name, text })),
)
const endpoints = catalogue.endpointsOf('social').filter(({ access }) => access === 'paid')

const row = (field: string): Row => {
  const found = ROWS.get(field)
  if (!found) throw new Error(`There is no ${field}`)
  return found
}

describe('the table of what can be collected', () => {
  it('has a row for each field, and a field for each row', () => {
    expect([...ROWS.keys()].sort()).toEqual(mutation.map(({ name }) => name.value).sort())
    expect(ROWS.size).toBe(36)
  })

  it.each([...ROWS])('has the words of the documented path of %s', (field, { platform, resource, kind }) => {
    const endpoint = endpoints.find(({ root }) => root[0] === field)
    expect(endpoint?.path).toBe(`/api/${platform}/${resource}`)
    expect(kind).toBe(`${platform}-${resource}`)
  })
})

describe('a question to the company', () => {
  it('has the members of the documented path, as the company spells them, without the cursor', () => {
    const args = { handle: 'ada', maxPosts: 10, orderBy: 'DATE_ASC', maxPageSize: 5, cursor: 'x' }
    expect(questionOf(row('collectShortvideoPosts'), args)).toEqual({
      platform: 'shortvideo',
      resource: 'posts',
      item: 'post',
      isList: true,
      input: { handle: 'ada', max_posts: 10, order_by: 'date_asc', max_page_size: 5 },
    })
  })

  it.each([
    ['collectShortvideoProfile', { handle: '@ada' }, { handle: 'ada' }],
    ['searchShortvideoPostsByHashtag', { hashtag: '#food' }, { hashtag: 'food' }],
    ['searchPhotosharingPostsByTag', { tag: '#Food' }, { tag: 'Food' }],
    ['collectForumCommunityPosts', { name: 'r/cooking' }, { name: 'cooking' }],
    ['searchForumPosts', { keywords: '  Street FOOD ' }, { keywords: 'Street FOOD' }],
    [
      'searchShortvideoPosts',
      { sortType: 'LIKE_COUNT', datePosted: 'PAST_DAY' },
      { sort_type: 'like_count', date_posted: 'past_day' },
    ],
  ])('of %s is the same however people write it', (field, args, input) => {
    expect(questionOf(row(field), args).input).toEqual(input)
  })
})
