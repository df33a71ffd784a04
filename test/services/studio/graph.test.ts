import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { nodeId } from '../../../schema/nodeId.ts'
import { expectCleanAudit } from '../../support/audit.ts'
import { eventually, paymentsOf, statesOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../../support/wallet.ts'
import { type Answer, ask, costOf, given } from '../asking.ts'
import { picture } from '../merch/support/pictures.ts'

// Pictures in the graph: a thing from their payment on, and the problems of ordering one.

let tollgraph: TestTollgraph
let wallet: TestWallet
beforeAll(async () => {
  tollgraph = await startTollgraph()
  wallet = await makeWallet(tollgraph)
})
afterAll(() => tollgraph?.stop())

/** The members of any object that is asked for here. */
interface Facts {
  readonly picture?: { readonly id: string; readonly resourceId: string } | null
  readonly url?: string | null
  readonly upload?: { readonly id: string } | null
  readonly slot?: { readonly uploadUrl: string } | null
  readonly problem?: object | null
  readonly input?: unknown
}

const askAs = (send: typeof fetch, query: string, variables: Record<string, unknown> = {}) =>
  ask<Facts>(tollgraph, send, query, variables)
const buy = (query: string) => costOf<Facts>(tollgraph, wallet, query)

/** The picture of a payload. */
const pictureOf = ({ data }: Pick<Answer<Facts>, 'data'>, field: string) => given(data?.[field]?.picture, field)

const HALF = '{ imageD: { prompt: "a kite", resolution: MP0_5 } }'
const NOWHERE = nodeId('Picture', ['00000000-0000-4000-8000-000000000000'])
const edit = (picture: string) => `{ imageC: { prompt: "blue", images: [${picture}] } }`
const PROBLEM = 'problem { __typename ... on Problem { message path } }'

describe('a picture', () => {
  let id = ''

  it('exists when its order is answered, costs what its path costs, and has a URL once it is made', async () => {
    const answer = await buy(
      `mutation { generateImage(input: { model: ${HALF} }) { picture { id resourceId url job { status } } ${PROBLEM} } }`,
    )
    expect(answer.cost).toBe(parseUsd('0.02'))
    expect(answer.data?.generateImage).toMatchObject({ picture: { url: null, job: {} }, problem: null })
    const picture = pictureOf(answer, 'generateImage')
    id = nodeId('Picture', [picture.resourceId])
    expect(picture).toMatchObject({ id })
    const query =
      'query ($id: ID!) { node(id: $id) { id ... on Picture { url width contentType job { status picture { id } } } } }'
    const made = await eventually('the picture is made', async () => {
      const node = (await askAs(wallet.sign, query, { id })).data?.node
      return node?.url ? node : null
    })
    expect(made).toMatchObject({ id, contentType: 'image/jpeg', job: { status: 'COMPLETE', picture: { id } } })
    expect((await fetch(String(made.url))).headers.get('content-type')).toBe('image/jpeg')
  })

  it('is shown to its wallet alone', async () => {
    const stranger = await makeWallet(tollgraph, '0')
    const query = 'query ($id: ID!) { node(id: $id) { ... on Picture { url width } } }'
    const { data, errors } = await askAs(stranger.sign, query, { id })
    expect([data?.node?.url ?? null, errors?.[0]?.extensions.code ?? 'NOT_FOUND']).toEqual([null, 'NOT_FOUND'])
    const unsigned = await askAs(fetch, query, { id })
    expect(unsigned.errors?.[0]?.extensions.code).toBe('AUTHENTICATION_REQUIRED')
  })

  it('can be worked on by its id, and while it is being made by its ref', async () => {
    const answer = await buy(`mutation {
      made: generateImage(input: { ref: "kite", model: ${HALF} }) { picture { id } }
      blue: generateImage(input: { model: ${edit('{ ref: "kite" }')} }) { picture { id resourceId } ${PROBLEM} }
      red: generateImage(input: { model: ${edit(`{ id: "${id}" }`)} }) { picture { id } ${PROBLEM} }
    }`)
    expect(answer.cost).toBe(parseUsd('0.02') + 2n * parseUsd('0.022'))
    expect(answer.data).toMatchObject({ blue: { problem: null }, red: { problem: null } })
    const { id: blue, resourceId } = pictureOf(answer, 'blue')
    const query = `query ($id: ID!, $job: ID!) { node(id: $id) { ... on Picture { url } } mediaJob(id: $job) { input } }`
    const variables = { id: blue, job: resourceId }
    const made = await eventually('the edit is made', async () => {
      const { data } = await askAs(wallet.sign, query, variables)
      return data?.node?.url ? data : null
    })
    expect(made.mediaJob?.input).toMatchObject({ images: [pictureOf(answer, 'made').id] })
  })
})

describe('a picture that was sent', () => {
  const confirm = (id: string) =>
    askAs(
      wallet.sign,
      `mutation { confirmMediaUpload(input: { upload: "${id}" }) { upload { id size confirmedAt } ${PROBLEM} } }`,
    )
  const room = async () => {
    const bought = await buy(`mutation { createMediaUpload(input: { filename: "kite.png", contentType: PNG }) {
      upload { id size confirmedAt filename } slot { uploadUrl } } }`)
    expect(bought.cost).toBe(parseUsd('0.01'))
    const { upload, slot } = given(bought.data?.createMediaUpload, 'createMediaUpload')
    const { id } = given(upload, 'upload')
    return { id, upload, send: (body: Buffer) => send(given(slot, 'slot').uploadUrl, body) }
  }
  const send = (url: string, body: Buffer) =>
    fetch(url, { method: 'PUT', headers: { 'content-type': 'image/png' }, body: new Uint8Array(body) })

  it('is a node from its room on, and can be worked on by its id once it is confirmed', async () => {
    const { id, upload, send } = await room()
    expect(upload).toMatchObject({ filename: 'kite.png', size: null, confirmedAt: null })
    expect((await confirm(id)).data?.confirmMediaUpload).toMatchObject({
      upload: null,
      problem: { __typename: 'PictureMissingProblem', path: ['input', 'upload'] },
    })
    const body = await picture(40, 30)
    expect((await send(body)).status).toBe(201)
    const confirmed = await confirm(id)
    expect(confirmed.errors).toBeUndefined()
    expect(confirmed.data?.confirmMediaUpload).toMatchObject({ upload: { id, size: body.length }, problem: null })
    const edited = await buy(
      `mutation { generateImage(input: { model: ${edit(`{ upload: "${id}" }`)} }) { picture { id } ${PROBLEM} } }`,
    )
    expect([edited.data?.generateImage, edited.cost]).toMatchObject([{ problem: null }, parseUsd('0.022')])

    const stranger = await makeWallet(tollgraph)
    const theirs = await askAs(
      stranger.sign,
      'query ($id: ID!) { node(id: $id) { ... on MediaUpload { filename blobUrl } } }',
      { id },
    )
    expect(theirs.data?.node ?? null).toBeNull()
    const query = `mutation { generateImage(input: { model: ${edit(`{ upload: "${id}" }`)} }) { picture { id } ${PROBLEM} } }`
    const refused = await costOf<Facts>(tollgraph, stranger, query)
    expect([refused.data?.generateImage?.problem, refused.cost]).toMatchObject([
      { __typename: 'PictureUnusableProblem' },
      0n,
    ])
  })

  it('that is no picture is a problem', async () => {
    const { id, send } = await room()
    await send(Buffer.from('no picture'))
    expect((await confirm(id)).data?.confirmMediaUpload).toMatchObject({
      upload: null,
      problem: { __typename: 'PictureUnusableProblem', message: 'is no picture, not image/png' },
    })
  })
})

it('a job that has not failed is not deleted: the problem says how it is', async () => {
  const { data } = await buy(`mutation { generateImage(input: { model: ${HALF} }) { picture { id resourceId } } }`)
  const { resourceId } = pictureOf({ data }, 'generateImage')
  const deleting = (job: string) =>
    askAs(
      wallet.sign,
      `mutation { deleteMediaJob(input: { job: "${job}" }) { deletedJobId problem { __typename ... on JobNotFailedProblem { status } } } }`,
    )
  expect((await deleting(nodeId('Job', [resourceId]))).data?.deleteMediaJob).toMatchObject({
    deletedJobId: null,
    problem: { __typename: 'JobNotFailedProblem', status: expect.stringMatching(/^(pending|loading|complete)$/i) },
  })
  const none = await deleting('00000000-0000-4000-8000-000000000000')
  expect(none.data?.deleteMediaJob?.problem).toMatchObject({ __typename: 'NotFoundProblem' })
})

describe('a problem', () => {
  it('is stated where the operation selects it: nothing is settled', async () => {
    const { data, errors, extensions, cost } = await buy(
      `mutation { generateImage(input: { model: ${edit(`{ id: "${NOWHERE}" }`)} }) { picture { id } ${PROBLEM} } }`,
    )
    expect(errors).toBeUndefined()
    expect(data?.generateImage).toEqual({
      picture: null,
      problem: {
        __typename: 'PictureUnusableProblem',
        message: 'There is no such picture',
        path: ['input', 'model', 'imageC', 'images', '0'],
      },
    })
    expect([cost, extensions.payment?.lines[0]?.outcome]).toEqual([0n, 'WAIVED'])
    const [payment] = await paymentsOf(tollgraph, wallet.address)
    expect(await statesOf(tollgraph, payment?.id ?? '')).toEqual(['RESERVED', 'RELEASED'])
  })

  it('is an error where the operation does not select it: nothing is settled', async () => {
    const { errors, cost } = await buy(
      `mutation { generateImage(input: { model: ${edit(`{ id: "${NOWHERE}" }`)} }) { picture { id } } }`,
    )
    expect([errors?.[0]?.extensions.code, cost]).toEqual(['NOT_FOUND', 0n])
  })

  it('leaves the other fields alone: they are charged, and the refused one is refunded', async () => {
    const { data, cost } = await buy(`mutation {
      refused: generateImage(input: { model: ${edit(`{ id: "${NOWHERE}" }`)} }) { ${PROBLEM} }
      made: generateImage(input: { model: ${HALF} }) { picture { id } ${PROBLEM} }
    }`)
    expect(data).toMatchObject({
      refused: { problem: { __typename: 'PictureUnusableProblem' } },
      made: { picture: {}, problem: null },
    })
    expect(cost).toBe(parseUsd('0.02'))
  })

  it('of a source takes the fields that use it along: each says so, and all are refunded', async () => {
    const { data, cost } = await buy(`mutation {
      first: generateImage(input: { ref: "first", model: ${edit(`{ id: "${NOWHERE}" }`)} }) { ${PROBLEM} }
      second: generateImage(input: { model: ${edit('{ ref: "first" }')} }) { picture { id } ${PROBLEM} }
    }`)
    expect(data).toMatchObject({
      first: { problem: { __typename: 'PictureUnusableProblem' } },
      second: { picture: null, problem: { __typename: 'SourceFailedProblem', path: expect.arrayContaining(['ref']) } },
    })
    expect(cost).toBe(0n)
  })

  it('found after settlement is an error with a refund where the operation does not select it', async () => {
    const { errors, cost } = await buy(`mutation {
      first: generateImage(input: { ref: "first", model: ${edit(`{ id: "${NOWHERE}" }`)} }) { ${PROBLEM} }
      second: generateImage(input: { model: ${edit('{ ref: "first" }')} }) { picture { id } }
    }`)
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['CONFLICT'])
    expect(cost).toBe(0n)
  })
})

describe('before any money moves', () => {
  const issuesOf = async (query: string) => {
    const { errors } = await askAs(fetch, query)
    const issues = errors?.[0]?.extensions.issues as { path: unknown[]; code: string }[] | undefined
    return issues?.map(({ path, code }) => [path.join('.'), code])
  }

  it('a ref is refused that no earlier field gives, or that two give', async () => {
    expect(
      await issuesOf(`mutation { a: generateImage(input: { model: ${edit('{ ref: "kite" }')} }) { picture { id } } }`),
    ).toEqual([['a.input.model.imageC.images.0.ref', 'unknown_ref']])
    expect(
      await issuesOf(`mutation {
        a: generateImage(input: { ref: "kite", model: ${HALF} }) { picture { id } }
        b: generateImage(input: { ref: "kite", model: ${HALF} }) { picture { id } }
      }`),
    ).toEqual([['b.input.ref', 'repeated_ref']])
  })

  it('wishes that do not go together are refused by their whole path', async () => {
    const model = '{ imageA: { prompt: "x", background: TRANSPARENT, outputFormat: JPEG } }'
    expect(await issuesOf(`mutation { generateImage(input: { model: ${model} }) { picture { id } } }`)).toEqual([
      ['input.model.imageA.background', 'invalid'],
    ])
  })

  it('a model takes exactly one member', async () => {
    const both = '{ imageC: { prompt: "x" }, imageD: { prompt: "x" } }'
    const { errors } = await askAs(fetch, `mutation { generateImage(input: { model: ${both} }) { picture { id } } }`)
    expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED')
  })
})

it('the ledger adds up', () => expectCleanAudit(tollgraph))
