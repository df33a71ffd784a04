import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '../../prisma/embedded/index.ts'
import { bootSubgraph, type SubgraphProcess } from '../../router/boot/bootSubgraph.ts'
import { readConfig } from '../../router/config/config.ts'
import { SUBGRAPHS } from '../../router/services.ts'
import { parseUsd } from '../../schema/money.ts'
import { nodeId } from '../../schema/nodeId.ts'
import { costOf } from '../services/asking.ts'
import { makeDataFolder } from '../support/dataFolder.ts'
import { paymentsOf, statesOf } from '../support/ledger.ts'
import { freePortSettings, freePorts } from '../support/ports.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../support/wallet.ts'

// Problems of mutations whose service runs in a process of its own: the hold refuses there, the router takes the refusal
// as a problem, and the mutation states it there again.

const SECRET = 'the secret that router and subgraph share'
const studio = SUBGRAPHS.find((service) => service.name === 'studio') ?? expect.fail('no studio')

let dataDir: string
let store: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let subgraph: SubgraphProcess
let tollgraph: TestTollgraph
let wallet: TestWallet

beforeAll(async () => {
  dataDir = await makeDataFolder('tollgraph-problems-')
  store = await startEmbeddedPostgres({ dataDir })
  const [port] = await freePorts(1)
  const shared = { DATABASE_URL: store.url, SECRET, FILES_DIR: join(dataDir, 'files') }
  const environment = {
    ...shared,
    ...(await freePortSettings()),
    DATA_DIR: join(dataDir, 'studio-process'),
    SUBGRAPH_PORT: String(port),
  }
  subgraph = await bootSubgraph(studio, readConfig(environment, SUBGRAPHS), pino({ level: 'silent' }), () => {})
  tollgraph = await startTollgraph({ ...shared, STUDIO_SUBGRAPH_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'silent' })
  wallet = await makeWallet(tollgraph)
})
afterAll(async () => {
  await tollgraph?.stop()
  await subgraph?.stop()
  await store?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const buy = (query: string) => costOf<object>(tollgraph, wallet, query)

const HALF = '{ imageD: { prompt: "a kite", resolution: MP0_5 } }'
const edit = (picture: string) => `{ imageC: { prompt: "blue", images: [${picture}] } }`
const MISSING = edit(`{ id: "${nodeId('Picture', ['00000000-0000-4000-8000-000000000000'])}" }`)
const PROBLEM = 'problem { __typename ... on Problem { message path } }'

describe('a problem of a mutation in another process', () => {
  it('costs nothing, and says what is wrong with which input', async () => {
    const { data, errors, cost, extensions } = await buy(
      `mutation { generateImage(input: { model: ${MISSING} }) { picture { id } ${PROBLEM} } }`,
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

  it('takes the fields that use its result along, and leaves the others alone: only these are charged', async () => {
    const { data, cost } = await buy(`mutation {
      refused: generateImage(input: { ref: "first", model: ${MISSING} }) { ${PROBLEM} }
      after: generateImage(input: { model: ${edit('{ ref: "first" }')} }) { picture { id } ${PROBLEM} }
      made: generateImage(input: { model: ${HALF} }) { picture { id } ${PROBLEM} }
    }`)
    expect(data).toMatchObject({
      refused: { problem: { __typename: 'PictureUnusableProblem' } },
      after: { picture: null, problem: { __typename: 'SourceFailedProblem' } },
      made: { picture: {}, problem: null },
    })
    expect(cost).toBe(parseUsd('0.02'))
  })

  it('is an error where the operation does not select it: nothing is settled', async () => {
    const { errors, cost } = await buy(`mutation { generateImage(input: { model: ${MISSING} }) { picture { id } } }`)
    expect([errors?.[0]?.extensions.code, cost]).toEqual(['NOT_FOUND', 0n])
  })
})
