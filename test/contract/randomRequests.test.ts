import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Endpoint } from '../../schema/catalogue/endpoint.ts'
import { exampleRequest } from '../../schema/catalogue/example.ts'
import { loadCatalogue } from '../../schema/catalogue.ts'
import { KnownValues } from '../federation/random/knownValues.ts'
import { Random } from '../simulation/random.ts'
import { expectCleanAudit } from '../support/audit.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../support/wallet.ts'
import { type RandomRequest, RequestMaker } from './random/requestMaker.ts'

// Random requests of documented paths: none is answered with an internal error, and a payment that is sent again gets the
// same answer.

const REQUESTS = 100
const SEEDS = [3, 14]

/** Answers after which a client sends the same payment again, and gets a 402 for a new one or what came of it. */
const TEMPORARY = [429, 503, 504]

let tollgraph: TestTollgraph
let wallet: TestWallet

beforeAll(async () => {
  tollgraph = await startTollgraph({ LOG_LEVEL: 'silent' })
  wallet = await makeWallet(tollgraph, '3000')
})
afterAll(() => tollgraph?.stop())

/** The paths of callers; a video takes longer to make than its test. */
const endpoints: readonly Endpoint[] = loadCatalogue().endpoints.filter(
  ({ access, path }) => access !== 'secret' && !path.includes('/video-'),
)

/** What the examples of the paths name. */
function knownByExample(): KnownValues {
  const known = new KnownValues()
  for (const { example } of endpoints) if (example) known.learn(exampleRequest(example, new Date()))
  return known
}

interface Heard {
  readonly status: number
  readonly text: string
  readonly receipt: string | null
}

async function heard(answer: Response): Promise<Heard> {
  return { status: answer.status, text: await answer.text(), receipt: answer.headers.get('payment-response') }
}

/** The answers to a request: two to the same payment where it is paid. */
async function ask({ endpoint: { access, service }, path, init }: RandomRequest): Promise<readonly Heard[]> {
  const url = `${tollgraph.url}${service === 'gateway' ? '' : `/${service}`}${path}`
  if (access !== 'paid') return [await heard(await (access === 'siwx' ? wallet.sign : fetch)(url, init))]
  const unpaid = await fetch(url, init)
  if (unpaid.status !== 402) return [await heard(unpaid)]
  const paid = { ...init, headers: { ...init.headers, ...(await wallet.paymentHeaders(unpaid)) } }
  return [await heard(await fetch(url, paid)), await heard(await fetch(url, paid))]
}

/** What is wrong with the answers to a request. */
function wrongIn([first, again]: readonly Heard[]): string[] {
  if (first === undefined) return []
  // Not settled yet; a job's 202 has a receipt.
  const isPending = first.status === 202 && first.receipt === null
  const isLast = !isPending && !TEMPORARY.includes(first.status)
  const isOther = again !== undefined && isLast && JSON.stringify(again) !== JSON.stringify(first)
  return [
    ...(first.status === 500 ? [`An error of ours: ${first.text}`] : []),
    // A request that is refused before its payment is looked at gets a new challenge each time.
    ...(isOther && first.status !== 402 ? [`Then ${again.status} ${again.text}`] : []),
  ]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

it.each(SEEDS)(
  `${REQUESTS} requests drawn from seed %i have no error of ours, and a repeated payment the same answer`,
  async (seed) => {
    const maker = new RequestMaker(endpoints, new Random(seed), knownByExample())
    const wrong: string[] = []
    for (let count = 0; count < REQUESTS; count += 1) {
      const request = maker.make()
      const answers = await ask(request)
      const [{ status, text } = { status: 0, text: '' }] = answers
      if (status === 200) maker.learn(request.endpoint, parsed(text))
      const { endpoint, path, init } = request
      const asked = `${endpoint.service} ${endpoint.method} ${path} ${String(init.body)}: ${status} ${text}`
      wrong.push(...wrongIn(answers).map((sentence) => `${asked.slice(0, 1_500)}\n${sentence.slice(0, 500)}`))
    }
    expect(wrong).toEqual([])
    await expectCleanAudit(tollgraph)
  },
)
