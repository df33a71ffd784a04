import { ZipArchive } from 'archiver'
import sharp from 'sharp'
import type { Hex } from 'viem'
import { valueAt } from '../../schema/catalogue/memberPath.ts'
import { lazily } from '../../subgraphs/kit/async/lazily.ts'
import { deployment, handleDevnet } from '../services/data/explorer/support/devnet.ts'
import { eventually } from '../support/ledger.ts'
import type { TestTollgraph } from '../support/tollgraph.ts'
import { json, type TestWallet } from '../support/wallet.ts'
import type { Step } from './exampleRun.ts'

/** What people do between the paths of an example, by `service operation`. */
export function exampleSteps(tollgraph: TestTollgraph, wallet: TestWallet): Readonly<Record<string, Step>> {
  const graph = async (query: string): Promise<unknown> => {
    const answer = await wallet.sign(`${tollgraph.url}/graphql`, json({ query }))
    return answer.json()
  }

  /** What other people do on public chains: NFTs minted, ETH sent on by a contract. */
  const doings = lazily(() => othersDoings(tollgraph.rpcUrl))
  const afterDoings: Step = async (request) => {
    await doings()
    return request
  }

  return {
    'gateway ListOrganizations': async (request) => {
      await graph(
        'mutation { createOrganization(input: { name: "Friends", slug: "friends" }) { organization { slug } } }',
      )
      return request
    },

    'domains VerifyProfileEmail': async (request) => ({ ...request, code: await mailedCode(tollgraph) }),

    'data ExplorerNftTransfers': afterDoings,
    'data ExplorerMultiTokenTransfers': afterDoings,
    'data ExplorerInternalTransactions': afterDoings,
    'data NodedataWalletNfts': afterDoings,
    'data NodedataWalletNftCollections': afterDoings,
    'data ExplorerContractCreation': async (request) => ({ ...request, contractaddresses: await doings() }),

    'studio ConfirmMediaUpload': async (request, answerOf) => {
      const { body } = await answerOf('CreateMediaUpload')
      const sent = await fetch(`${tollgraph.url}/media/${textAt(body, 'clientToken')}`, {
        method: 'PUT',
        headers: { 'content-type': 'image/png' },
        body: new Uint8Array(await picture()),
      })
      return { ...request, blobUrl: textAt(await sent.json(), 'url') }
    },

    'studio DeleteMediaJob': async () => {
      // The stand-in refuses to draw this.
      const body = json({ prompt: 'a forbidden-in-sandbox kite' })
      const started = await wallet.pay(`${tollgraph.url}/studio/api/generate/image-c/generate`, body)
      const jobId = textAt(await started.json(), 'jobId')
      await graph(`{ mediaJob(id: "${jobId}", wait: 30) { status } }`)
      return { jobId }
    },

    'upload ActivateSite': async (request, answerOf) => {
      await put(textAt((await answerOf('BuySite')).body, 'uploadUrl'), await site())
      return request
    },

    'mail SubdomainInboxMessages': async (request, answerOf) => {
      await answerOf('SendFromSubdomain')
      await eventually('the inbox of the subdomain has the message', async () => {
        const listed = await graph('{ mailSubdomain(name: "my-first-toll") { inboxes { nodes { messageCount } } } }')
        return Number(valueAt(listed, 'data.mailSubdomain.inboxes.nodes.0.messageCount')) > 0
      })
      return request
    },

    'mail InboxMessages': async (request, answerOf) => {
      await answerOf('SendFromInbox')
      await eventually('the inbox has the message', async () => {
        const listed = await graph('{ inbox(username: "ada-lovelace") { unreadCount } }')
        return Number(valueAt(listed, 'data.inbox.unreadCount')) > 0
      })
      return request
    },
  }
}

/** The wallet of which the examples ask. */
const ASKED = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const [ART, ITEMS, MACHINE] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`, `0x${'c'.repeat(40)}`] as const

/** Gives the wallet tokens and ETH by way of contracts; the address of a contract that a transaction created. */
async function othersDoings(rpcUrl: string): Promise<Hex> {
  const { node, place, send, callOf } = await handleDevnet(rpcUrl)
  await callOf(await place('TestArt', ART), 'mint', [ASKED, 77n])
  await callOf(await place('TestItems', ITEMS), 'mint', [ASKED, 1n, 10n])
  await callOf(await place('TestMachine', MACHINE), 'pass', [ASKED], 10n)
  const hash = await send({ data: deployment('TestMachine') })
  const { contractAddress } = await node.getTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The transaction created no contract')
  return contractAddress
}

/** The code as its addressee reads it: in the mailbox's pages. */
async function mailedCode({ environment }: TestTollgraph): Promise<string> {
  const mailbox = `http://127.0.0.1:${environment.MAILBOX_VIEWER_PORT}`
  return eventually('the code has been mailed', async () => {
    const list = await (await fetch(mailbox)).text()
    const row = list.split('<tr>').find((one) => one.includes('is your code'))
    const path = /href="(\/messages\/[^"]+)"/.exec(row ?? '')?.[1]
    return path && /Your code is (\d{6})/.exec(await (await fetch(mailbox + path)).text())?.[1]
  })
}

function textAt(body: unknown, path: string): string {
  const value = valueAt(body, path)
  if (typeof value !== 'string') throw new Error(`There is no ${path} in ${JSON.stringify(body)}`)
  return value
}

async function put(url: string, body: Uint8Array<ArrayBuffer>): Promise<void> {
  const answer = await fetch(url, { method: 'PUT', body })
  if (answer.status !== 201) throw new Error(`The transfer was answered ${answer.status}`)
}

function picture(): Promise<Buffer> {
  return sharp({ create: { width: 1280, height: 720, channels: 3, background: { r: 200, g: 30, b: 30 } } })
    .png()
    .toBuffer()
}

async function site(): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipArchive()
  zip.append('<h1>Hello</h1>', { name: 'index.html' })
  await zip.finalize()
  return new Uint8Array(Buffer.concat(await zip.toArray()))
}
