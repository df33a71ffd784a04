import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { nodeId } from '../../../schema/nodeId.ts'
import { eventually } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../../support/wallet.ts'
import { costOf, given } from '../asking.ts'
import { startSite, type TestSite } from '../enrich/web/site.ts'

// Mails whose content is made elsewhere: pages that were read, and pictures.

let site: TestSite
let tollgraph: TestTollgraph
let wallet: TestWallet
beforeAll(async () => {
  site = await startSite()
  tollgraph = await startTollgraph({ OUTBOUND_ALLOW: `127.0.0.1:${site.port}`, CHROMIUM_PATH: 'none' })
  wallet = await makeWallet(tollgraph)
})
afterAll(async () => {
  await tollgraph?.stop()
  await site?.stop()
})

interface Facts {
  readonly page?: { readonly id: string; readonly markdown: string } | null
  readonly picture?: { readonly id: string } | null
  readonly mail?: { readonly messageId: string } | null
  readonly problem?: Readonly<Record<string, unknown>> | null
}

const [MAIL_PRICE, PAGE_PRICE] = [parseUsd('0.02'), parseUsd('0.0126')]
const PROBLEM = 'problem { __typename ... on Problem { message path } }'
const buy = (fields: string, payer = wallet) => costOf<Facts>(tollgraph, payer, `mutation { ${fields} }`)
const reading = (place: string, ref = 'it') =>
  `readPage(input: { ref: "${ref}", url: "${site.url}${place}" }) { page { id markdown } ${PROBLEM} }`
const mailing = (content: string) =>
  `sendMail(input: { to: ["ada@one.test"], subject: "Look", ${content} }) { mail { messageId } ${PROBLEM} }`

/** The mail in the embedded mailbox. */
async function delivered(answer: Facts | null | undefined) {
  const { messageId } = given(answer?.mail, 'mail')
  const folder = path.join(tollgraph.environment.DATA_DIR ?? '', 'domains', 'mailbox')
  return eventually('the mail arrived', async () => {
    for (const file of await readdir(folder)) {
      if (!file.endsWith('.eml')) continue
      const raw = await readFile(path.join(folder, file))
      if (raw.includes(messageId)) return PostalMime.parse(raw)
    }
    return null
  })
}

it('a page that the operation reads is the text of its mail, for the price of both', async () => {
  const { data, errors, cost } = await buy(`${reading('/lighthouses')} ${mailing('page: { ref: "it" }')}`)
  expect(errors).toBeUndefined()
  expect(cost).toBe(MAIL_PRICE + PAGE_PRICE)
  expect((await delivered(data?.sendMail)).text?.trim()).toBe(data?.readPage?.page?.markdown.trim())
})

it('pages and pictures are attached, beside a file of the request', async () => {
  const making = 'generateImage(input: { ref: "heron", model: { imageA: { prompt: "a heron" } } }) { picture { id } }'
  const files = [
    '{ file: { content: "aGk=", contentType: "text/plain", filename: "hi.txt" } }',
    '{ page: { ref: "it" } }',
    '{ picture: { ref: "heron" } }',
  ]
  const { data, errors } = await buy(
    `${making} ${reading('/bread')} ${mailing(`text: "Three files", attachments: [${files.join(', ')}]`)}`,
  )
  expect(errors).toBeUndefined()
  const { attachments } = await delivered(data?.sendMail)
  expect(attachments.map(({ filename, mimeType }) => ({ filename, mimeType }))).toEqual([
    { filename: 'hi.txt', mimeType: 'text/plain' },
    { filename: 'Bread.md', mimeType: 'text/markdown' },
    { filename: 'picture.png', mimeType: 'image/png' },
  ])
  expect(
    Buffer.from(attachments[2]?.content as ArrayBuffer)
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
})

describe('a mail without its source costs nothing', () => {
  it('where the page of the same operation cannot be read', async () => {
    const { data, cost } = await buy(`${reading('/nowhere')} ${mailing('page: { ref: "it" }')}`)
    expect(data?.readPage?.problem).toMatchObject({ __typename: 'PageUnreachableProblem' })
    expect(data?.sendMail).toMatchObject({
      mail: null,
      problem: { __typename: 'SourceFailedProblem', path: ['input', 'page', 'ref'] },
    })
    expect(cost).toBe(0n)
  })

  it('where the page is another wallet’s', async () => {
    const { data } = await buy(reading('/beacons'))
    const { id } = given(data?.readPage?.page, 'page')
    const stranger = await makeWallet(tollgraph)
    const answer = await buy(mailing(`page: { id: "${id}" }`), stranger)
    expect(answer.data?.sendMail?.problem).toEqual({
      __typename: 'SourceFailedProblem',
      message: 'There is no such page, or it is no longer kept',
      path: ['input', 'page', 'id'],
    })
    expect(answer.cost).toBe(0n)
    const own = await buy(mailing(`page: { id: "${id}" }`))
    expect(own.data?.sendMail).toMatchObject({ mail: { messageId: expect.any(String) }, problem: null })
  })

  it('where there is no such picture', async () => {
    const id = nodeId('Picture', ['00000000-0000-4000-8000-000000000000'])
    const { data, cost } = await buy(mailing(`text: "x", attachments: [{ picture: { id: "${id}" } }]`))
    expect(data?.sendMail?.problem).toEqual({
      __typename: 'SourceFailedProblem',
      message: 'There is no such picture',
      path: ['input', 'attachments', '0', 'picture', 'id'],
    })
    expect(cost).toBe(0n)
  })

  it('where the page is too large to be a text', async () => {
    const { data } = await buy(reading('/beacons'))
    const { id } = given(data?.readPage?.page, 'page')
    await tollgraph.backend.db.pool.query('UPDATE kit.document SET size = 256001')
    const answer = await buy(mailing(`page: { id: "${id}" }`))
    expect(answer.data?.sendMail?.problem).toMatchObject({
      __typename: 'SourceFailedProblem',
      message: expect.stringContaining('at most 256000 bytes'),
    })
    expect(answer.cost).toBe(0n)
  })
})

it('a mail has a text or a page, not both', async () => {
  const { errors, cost } = await buy(`${reading('/bread')} ${mailing('text: "x", page: { ref: "it" }')}`)
  expect(errors).toMatchObject([{ extensions: { issues: [{ path: ['input', 'page'] }] } }])
  expect(cost).toBe(0n)
})
