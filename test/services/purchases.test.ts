import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nodeId } from '../../schema/nodeId.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'
import { type Answer, ask } from './asking.ts'
import { becomeRegistrant } from './registrant.ts'

const NAME = `tg-${randomBytes(6).toString('hex')}`

let tollgraph: TestTollgraph
let owner: TestWallet
beforeAll(async () => {
  tollgraph = await startTollgraph()
  owner = await makeWallet(tollgraph, '100')
})
afterAll(() => tollgraph?.stop())

interface Facts {
  readonly payments?: {
    readonly nodes: readonly {
      readonly id: string
      readonly lines: readonly { readonly field: string }[]
      readonly items: { readonly nodes: readonly ({ readonly __typename: string; readonly id: string } | null)[] }
    }[]
  }
  readonly jobs?: { readonly nodes: readonly { readonly id: string; readonly payment: { readonly id: string } }[] }
}

async function buy(path: string, body: object): Promise<void> {
  const answer = await owner.pay(`${tollgraph.url}${path}`, json(body))
  expect(answer.status, `${path}: ${await answer.clone().text()}`).toBeLessThan(300)
}

function mine(selection: string): Promise<Answer<Facts>> {
  return ask<Facts>(tollgraph, owner.sign, `{ me { ${selection} } }`)
}

it('a payment leads to what it bought, and a job to its payment', async () => {
  await becomeRegistrant(tollgraph, owner)
  await buy('/domains/api/register', { domain: `${NAME}.com` })
  await buy('/mail/api/inbox/buy', { username: NAME })
  await buy('/mail/api/inbox/topup', { username: NAME })
  await buy('/mail/api/subdomain/buy', { subdomain: NAME })
  await buy('/mail/api/subdomain/inbox/create', { subdomain: NAME, localPart: 'info' })
  await buy('/upload/api/upload', { filename: 'a.txt', contentType: 'text/plain', tier: '10mb' })
  await buy('/studio/api/generate/image-a/generate', { prompt: 'A heron at dawn' })
  const { data, errors } = await mine(
    'payments(first: 20) { nodes { id lines { field } items { nodes { __typename id } } } }',
  )
  expect(errors).toBeUndefined()
  const bought = new Map(data?.me?.payments?.nodes.map(({ lines, items }) => [lines[0]?.field, items.nodes]))
  expect(bought.get('Mutation.registerDomain')).toEqual([
    { __typename: 'Domain', id: nodeId('Domain', [`${NAME}.com`]) },
    { __typename: 'DomainOrder', id: expect.any(String) },
  ])
  const inbox = { __typename: 'Inbox', id: nodeId('Inbox', [NAME]) }
  expect(bought.get('Mutation.buyInbox')).toEqual([inbox])
  expect(bought.get('Mutation.topUpInbox')).toEqual([inbox])
  expect(bought.get('Mutation.buyMailSubdomain')).toEqual([
    { __typename: 'MailSubdomain', id: nodeId('MailSubdomain', [NAME]) },
  ])
  expect(bought.get('Mutation.createSubdomainInbox')).toMatchObject([{ __typename: 'SubdomainInbox' }])
  expect(bought.get('Mutation.buyUpload')).toMatchObject([{ __typename: 'Upload' }])
  const [job] = (await mine('jobs { nodes { id payment { id } } }')).data?.me?.jobs?.nodes ?? []
  expect(bought.get('Mutation.generateImage')).toEqual([{ __typename: 'Job', id: job?.id }])
  expect(data?.me?.payments?.nodes.map(({ id }) => id)).toContain(job?.payment.id)
})
