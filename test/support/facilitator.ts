import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { fundAccount } from '../../devnet/fund.ts'
import { connectNode } from '../../devnet/node.ts'
import type { Presented } from '../../prisma/ledger/stored.ts'
import { openChain } from '../../router/payments/evm/chain.ts'
import { NETWORKS } from '../../router/payments/evm/network.ts'
import { embeddedExact } from '../../router/payments/facilitator/embeddedExact.ts'
import { oneAtATime } from '../../router/payments/facilitator/oneAtATime.ts'
import { openSender } from '../../router/payments/facilitator/sender.ts'
import { uptoFacilitator } from '../../router/payments/facilitator/upto.ts'
import { uptoOfferExtra } from '../../router/payments/facilitator/uptoOffer.ts'
import type { Facilitator, Settlement } from '../../router/payments/protocol/facilitator.ts'
import { keySigner } from '../../router/payments/signing/keySigner.ts'
import type { Address } from '../../schema/address.ts'

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

/** What a facilitator is asked, and where it is with it. */
export interface FacilitatorStep {
  /** Asked to verify; asked to settle; done with settling, and about to say so. */
  readonly moment: 'verify' | 'settle' | 'settled'
  readonly payer: string
  readonly payTo: string
  readonly presented: Presented
  /** What became of it, once that is known. */
  readonly settlement: Settlement | null
}

/** What it says instead of what it would say: an answer, nothing for ever, or a broken line. */
export type FacilitatorReply = { readonly status: number; readonly body: unknown } | 'hang' | 'break'

/** A real facilitator over HTTP, which a test can make misbehave. */
export interface TestFacilitator {
  readonly url: string
  settleBehaviour: SettleBehaviour
  verifyBehaviour: 'verify' | 'fail'
  /** How many settlements have been asked for, and how many of them are held back now. */
  readonly asked: number
  /** Asked at each step, and may take its time; null lets it go on as it should. */
  interfere: (step: FacilitatorStep) => Promise<FacilitatorReply | null>
  /** Puts a payment on chain, whatever has been asked. */
  settle(presented: Presented): Promise<Settlement>
  /** Connects it to the chain that it settles on, once that runs; receipts are waited for so long, in milliseconds. */
  connect(rpcUrl: string, timeoutMs?: number): Promise<void>
  stop(): Promise<void>
}

/** Starts one; it settles nothing before it is connected. */
export async function startFacilitator(): Promise<TestFacilitator> {
  const key = generatePrivateKey()
  let facilitators: Record<string, Facilitator> | null = null
  const held = new Set<ServerResponse>()
  const state = {
    settleBehaviour: 'settle' as SettleBehaviour,
    verifyBehaviour: 'verify' as 'verify' | 'fail',
    asked: 0,
    interfere: async (): Promise<FacilitatorReply | null> => null,
  } as Pick<TestFacilitator, 'settleBehaviour' | 'verifyBehaviour' | 'interfere'> & { asked: number }
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
    if (!facilitators) return reply(response, 503, { error: 'not connected' })
    if (path === '/supported') return reply(response, 200, supported(privateKeyToAddress(key) as Address))
    const facilitator = facilitators[presented.requirements.scheme]
    if (!facilitator) return reply(response, 400, { error: 'unsupported_scheme' })
    if (path === '/verify') return verify(facilitator, presented, response)
    return settle(facilitator, presented, response)
  }

  async function verify(facilitator: Facilitator, presented: Presented, response: ServerResponse): Promise<void> {
    if (state.verifyBehaviour === 'fail') return reply(response, 500, { error: 'out of order' })
    if (await interfered('verify', presented, null, response)) return
    const verification = await facilitator.verify(presented)
    const { isValid } = verification
    return reply(response, 200, isValid ? { isValid } : { isValid, invalidReason: verification.reason })
  }

  async function settle(facilitator: Facilitator, presented: Presented, response: ServerResponse): Promise<void> {
    state.asked += 1
    const behaviour = state.settleBehaviour
    if (behaviour === 'fail') return reply(response, 500, { error: 'out of order' })
    if (behaviour === 'hang') return void held.add(response)
    if (await interfered('settle', presented, null, response)) return
    const settlement = await facilitator.settle(presented)
    if (behaviour === 'settle_then_break') return void response.destroy()
    if (behaviour === 'settle_then_hang') return void held.add(response)
    if (await interfered('settled', presented, settlement, response)) return
    const isSettled = settlement.kind === 'settled'
    const facts = isSettled
      ? { success: true, transaction: settlement.transaction }
      : { success: false, errorReason: settlement.reason, transaction: '' }
    return reply(response, 200, { ...facts, network: presented.requirements.network })
  }

  async function interfered(
    moment: FacilitatorStep['moment'],
    presented: Presented,
    settlement: Settlement | null,
    response: ServerResponse,
  ): Promise<boolean> {
    const payTo = presented.requirements.payTo
    const said = await state.interfere({ moment, payer: payerOf(presented), payTo, presented, settlement })
    if (said === 'hang') held.add(response)
    else if (said === 'break') response.destroy()
    else if (said) reply(response, said.status, said.body)
    return said !== null
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
    get interfere() {
      return state.interfere
    },
    set interfere(interfere) {
      state.interfere = interfere
    },
    async settle(presented) {
      const facilitator = facilitators?.[presented.requirements.scheme]
      if (!facilitator) throw new Error(`It settles no ${presented.requirements.scheme}`)
      return facilitator.settle(presented)
    },
    async connect(rpcUrl, timeoutMs = 5_000) {
      await fundAccount(connectNode(rpcUrl), privateKeyToAddress(key) as never, { eth: 10n ** 18n })
      const chain = openChain(NETWORKS.devnet, rpcUrl, 5_000)
      const log = pino({ level: 'silent' })
      const sender = openSender(chain, rpcUrl, keySigner(key), 5_000, oneAtATime(), log)
      facilitators = {
        exact: embeddedExact(NETWORKS.devnet, chain, [sender], { timeoutMs, maxItems: 1 }, log),
        upto: uptoFacilitator(NETWORKS.devnet, chain, sender, timeoutMs, log),
      }
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

function supported(facilitatorAddress: Address): object {
  const { id: network } = NETWORKS.devnet
  const exact = { x402Version: 2, scheme: 'exact', network }
  const upto = { x402Version: 2, scheme: 'upto', network, extra: uptoOfferExtra(NETWORKS.devnet, facilitatorAddress) }
  return { kinds: [exact, upto], extensions: ['eip2612GasSponsoring'], signers: {} }
}

/** Who signed a payment, of either scheme. */
function payerOf({ payload }: Presented): string {
  const { authorization, permit2Authorization } = payload.payload as Record<string, { from?: string } | undefined>
  return authorization?.from ?? permit2Authorization?.from ?? ''
}
