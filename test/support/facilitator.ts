import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { openChain } from '../../router/chain.ts'
import { fundAccount } from '../../router/devnet/fund.ts'
import { connectNode } from '../../router/devnet/node.ts'
import { embeddedExact } from '../../router/facilitator/embeddedExact.ts'
import type { Presented } from '../../router/facilitator/facilitator.ts'
import { oneAtATime } from '../../router/facilitator/oneAtATime.ts'
import { openSender } from '../../router/facilitator/sender.ts'
import { NETWORKS } from '../../router/network.ts'

/** What a facilitator does with the next settlements. */
export type SettleBehaviour =
  | 'settle'
  /** Says nothing and does nothing. */
  | 'hang'
  /** Puts the transfer on chain, then breaks the line without a word. */
  | 'settle_then_break'
  /** Puts the transfer on chain, then says nothing. */
  | 'settle_then_hang'
  /** Answers 500 and does nothing. */
  | 'fail'

/** A real facilitator over HTTP, which a test can make misbehave. */
export interface TestFacilitator {
  readonly url: string
  settleBehaviour: SettleBehaviour
  verifyBehaviour: 'verify' | 'fail'
  /** How many settlements have been asked for, and how many of them are held back now. */
  readonly asked: number
  /** Connects it to the chain that it settles on, once that runs. */
  connect(rpcUrl: string): Promise<void>
  stop(): Promise<void>
}

/** Starts one; it settles nothing before it is connected. */
export async function startFacilitator(): Promise<TestFacilitator> {
  const key = generatePrivateKey()
  let facilitator: ReturnType<typeof embeddedExact> | null = null
  const held = new Set<ServerResponse>()
  const state = {
    settleBehaviour: 'settle' as SettleBehaviour,
    verifyBehaviour: 'verify' as 'verify' | 'fail',
    asked: 0,
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { paymentPayload, paymentRequirements } = JSON.parse(Buffer.concat(chunks).toString() || '{}')
      const presented = { payload: paymentPayload, requirements: paymentRequirements } as Presented
      answer(request.url ?? '', presented, response).catch((error: unknown) =>
        reply(response, 500, { error: String(error) }),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  async function answer(path: string, presented: Presented, response: ServerResponse): Promise<void> {
    if (!facilitator) return reply(response, 503, { error: 'not connected' })
    if (path === '/verify') {
      if (state.verifyBehaviour === 'fail') return reply(response, 500, { error: 'out of order' })
      const verification = await facilitator.verify(presented)
      return reply(
        response,
        200,
        verification.isValid ? { isValid: true } : { isValid: false, invalidReason: verification.reason },
      )
    }
    state.asked += 1
    const behaviour = state.settleBehaviour
    if (behaviour === 'fail') return reply(response, 500, { error: 'out of order' })
    if (behaviour === 'hang') return void held.add(response)
    const settlement = await facilitator.settle(presented)
    if (behaviour === 'settle_then_break') return void response.destroy()
    if (behaviour === 'settle_then_hang') return void held.add(response)
    const isSettled = settlement.kind === 'settled'
    const facts = isSettled
      ? { success: true, transaction: settlement.transaction }
      : { success: false, errorReason: settlement.reason, transaction: '' }
    return reply(response, 200, { ...facts, network: presented.requirements.network })
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get settleBehaviour() {
      return state.settleBehaviour
    },
    set settleBehaviour(behaviour) {
      state.settleBehaviour = behaviour
    },
    get verifyBehaviour() {
      return state.verifyBehaviour
    },
    set verifyBehaviour(behaviour) {
      state.verifyBehaviour = behaviour
    },
    get asked() {
      return state.asked
    },
    async connect(rpcUrl) {
      await fundAccount(connectNode(rpcUrl), privateKeyToAddress(key) as never, { eth: 10n ** 18n })
      const chain = openChain(NETWORKS.devnet, rpcUrl, 5_000)
      const sender = openSender(chain, rpcUrl, key, 5_000, oneAtATime())
      facilitator = embeddedExact(NETWORKS.devnet, chain, sender, { timeoutMs: 5_000 }, pino({ level: 'silent' }))
    },
    async stop() {
      for (const response of held) response.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
