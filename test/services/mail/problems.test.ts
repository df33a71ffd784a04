import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../../support/wallet.ts'
import { ask, costOf } from '../asking.ts'

// What a mutation of mail changes, or the problem why it changed nothing, asked for by GraphQL.

const NAME = `tg-${randomBytes(6).toString('hex')}`

let tollgraph: TestTollgraph
let owner: TestWallet
let other: TestWallet
beforeAll(async () => {
  // No job verifies the subdomain.
  tollgraph = await startTollgraph({ RUN_JOBS: 'false' })
  owner = await makeWallet(tollgraph)
  other = await makeWallet(tollgraph)
})
afterAll(() => tollgraph?.stop())

interface Facts {
  readonly inbox?: Readonly<Record<string, unknown>> | null
  readonly bought?: Readonly<Record<string, unknown>> | null
  readonly problem?: Readonly<Record<string, unknown>> | null
}

const PROBLEM = 'problem { __typename ... on Problem { message path } }'
const buy = (payer: TestWallet, fields: string) => costOf<Facts>(tollgraph, payer, `mutation { ${fields} }`)
const change = (signer: TestWallet, fields: string) => ask<Facts>(tollgraph, signer.sign, `mutation { ${fields} }`)

describe('an inbox', () => {
  it('is bought as a node, and no problem is stated', async () => {
    const { data, cost } = await buy(
      owner,
      `buyInbox(input: { username: "${NAME}" }) { inbox { username active } ${PROBLEM} }`,
    )
    expect(data?.buyInbox).toEqual({ inbox: { username: NAME, active: true }, problem: null })
    expect(cost).toBe(parseUsd('1'))
  })

  it('with a name that is taken is a problem, and costs nothing', async () => {
    const { data, cost } = await buy(
      other,
      `buyInbox(input: { username: "${NAME}" }) { inbox { username } ${PROBLEM} }`,
    )
    expect(data?.buyInbox).toEqual({
      inbox: null,
      problem: {
        __typename: 'NameTakenProblem',
        message: `${NAME}@mail.tollgraph.example is taken`,
        path: ['input', 'username'],
      },
    })
    expect(cost).toBe(0n)
  })

  it('that does not exist cannot be topped up or read, and costs nothing', async () => {
    const fields = [
      `topUpInboxYear(input: { username: "${NAME}-no" }) { topUp { inbox } ${PROBLEM} }`,
      `readInboxMessage(input: { messageId: "${NAME}" }) { content { text } ${PROBLEM} }`,
    ]
    for (const field of fields) {
      const { data, cost } = await buy(owner, field)
      expect(Object.values(data ?? {})).toMatchObject([{ problem: { __typename: 'NotFoundProblem' } }])
      expect(cost).toBe(0n)
    }
  })

  it('of another wallet is not changed', async () => {
    const { data, errors } = await change(
      other,
      `updateInbox(input: { username: "${NAME}", forwardTo: "thief@example.com" }) { inbox { address } ${PROBLEM} }`,
    )
    expect(errors).toBeUndefined()
    expect(data?.updateInbox).toMatchObject({ inbox: null, problem: { __typename: 'NotFoundProblem' } })
    const kept = await ask<Facts & { forwardTo: unknown }>(
      tollgraph,
      owner.sign,
      `{ inbox(username: "${NAME}") { forwardTo } }`,
    )
    expect(kept.data?.inbox).toEqual({ forwardTo: null })
  })

  it('is not cancelled for a wallet that has not paid for it', async () => {
    const { data } = await change(
      owner,
      `cancelInbox(input: { username: "${NAME}", refundAddress: "${other.address}" }) { cancelled { inbox } ${PROBLEM} }`,
    )
    expect(data?.cancelInbox).toMatchObject({
      cancelled: null,
      problem: { __typename: 'NotPayerProblem', path: ['input', 'refundAddress'] },
    })
  })
})

describe('a subdomain', () => {
  it('is bought with its handle', async () => {
    const { data } = await buy(
      owner,
      `buyMailSubdomain(input: { name: "${NAME}" }) { bought { subdomain { hostname } dnsStatus } ${PROBLEM} }`,
    )
    expect(data?.buyMailSubdomain).toEqual({
      bought: { subdomain: { hostname: `${NAME}.mail.tollgraph.example` }, dnsStatus: 'PENDING' },
      problem: null,
    })
  })

  it('sends nothing until its records are seen, and says when to try again', async () => {
    const { data, cost } = await buy(
      owner,
      `sendMailFromSubdomain(input: {
        from: "ada@${NAME}.mail.tollgraph.example", to: ["bob@one.test"], subject: "Hello", text: "Hello"
      }) { mail { id } problem { __typename ... on SenderNotVerifiedProblem { path retryAfter } } }`,
    )
    expect(data?.sendMailFromSubdomain).toEqual({
      mail: null,
      problem: { __typename: 'SenderNotVerifiedProblem', path: ['input', 'from'], retryAfter: 60 },
    })
    expect(cost).toBe(0n)
  })

  it('has as many inboxes as it may have, and the problem says how many', async () => {
    await tollgraph.backend.db.pool.query(
      `INSERT INTO mail.inbox (id, address, local_part, subdomain, owner, retain_messages, created_at)
       SELECT $1 || n, 'box' || n || '@' || $1, 'box' || n, $1, $2, true, now() FROM generate_series(1, 100) n`,
      [NAME, owner.address],
    )
    const { data, cost } = await buy(
      owner,
      `createSubdomainInbox(input: { subdomain: "${NAME}", localPart: "info" }) {
        inbox { address } problem { __typename ... on TooManyInboxesProblem { path limit } } }`,
    )
    expect(data?.createSubdomainInbox).toEqual({
      inbox: null,
      problem: { __typename: 'TooManyInboxesProblem', path: ['input', 'subdomain'], limit: 100 },
    })
    expect(cost).toBe(0n)
  })
})
