import type { Cluster } from './cluster.ts'

/** A method's parameters as they came. */
type Parameters = readonly unknown[]
type Options = Readonly<Record<string, unknown>>

/** An error that a method answers with. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

const text = (params: Parameters, index = 0) => String(params[index])
const options = (params: Parameters, index = 1) => (params[index] ?? {}) as Options
const bytes = (params: Parameters) => Buffer.from(text(params), 'base64')

/** The methods of a Solana node that clients and facilitators of payments call. Slots and heights are the same here. */
export const METHODS: Readonly<Record<string, (cluster: Cluster, params: Parameters) => unknown>> = {
  getHealth: () => 'ok',
  getSlot: ({ height }) => height,
  getBlockHeight: ({ height }) => height,
  getEpochInfo: ({ height }) => ({
    absoluteSlot: height,
    blockHeight: height,
    epoch: 0,
    slotIndex: height,
    slotsInEpoch: 432_000,
    transactionCount: null,
  }),
  getFirstAvailableBlock: ({ firstSlot }) => firstSlot,
  getBlockTime: () => Math.floor(Date.now() / 1_000),
  getLatestBlockhash: (cluster) =>
    inContext(cluster, {
      blockhash: cluster.blockhash,
      lastValidBlockHeight: cluster.lastHeightOf(cluster.blockhash),
    }),
  isBlockhashValid(cluster, params) {
    const last = cluster.lastHeightOf(text(params))
    return inContext(cluster, last !== null && last >= cluster.height)
  },
  getBalance: (cluster, params) => inContext(cluster, cluster.lamportsOf(text(params))),
  getAccountInfo(cluster, params) {
    const account = cluster.account(text(params))
    if (!account.exists) return inContext(cluster, null)
    return inContext(cluster, {
      data: [Buffer.from(account.data).toString('base64'), 'base64'],
      executable: account.executable,
      lamports: account.lamports,
      owner: account.programAddress,
      rentEpoch: 0,
      space: account.data.length,
    })
  },
  simulateTransaction(cluster, params) {
    const err = cluster.simulate(bytes(params), options(params).sigVerify === true)
    return inContext(cluster, { err, logs: [], accounts: null, unitsConsumed: 0, returnData: null })
  },
  sendTransaction(cluster, params) {
    const err = options(params).skipPreflight === true ? null : cluster.simulate(bytes(params), true)
    if (err) throw new RpcError(-32_002, 'Transaction simulation failed', { err, logs: [] })
    return cluster.send(bytes(params))
  },
  getSignatureStatuses(cluster, params) {
    const wanted = params[0] as readonly string[]
    return inContext(
      cluster,
      wanted.map((signature) => {
        const found = cluster.landed.find((landed) => landed.signature === signature)
        if (!found) return null
        const { slot, err } = found
        return {
          slot,
          err,
          confirmations: 1,
          confirmationStatus: cluster.commitment,
          status: err ? { Err: err } : { Ok: null },
        }
      }),
    )
  },
  getSignaturesForAddress(cluster, params) {
    const { limit = 1_000, before, until, minContextSlot = 0 } = options(params)
    if (BigInt(String(minContextSlot)) > cluster.height)
      throw new RpcError(-32_016, 'Minimum context slot has not been reached')
    const known = cluster.landed.filter(
      ({ accounts, slot }) => slot <= cluster.height && accounts.includes(text(params)),
    )
    const all = known.reverse()
    const first = before ? all.findIndex(({ signature }) => signature === before) : -1
    // A node lists nothing below a transaction that it does not know.
    if (before && first < 0) return []
    const start = first + 1
    const end = until ? all.findIndex(({ signature }) => signature === until) : -1
    const listed = all.slice(start, end < 0 ? all.length : Math.max(start, end))
    return listed.slice(0, Number(limit)).map(({ signature, slot, err, memo, blockTime }) => ({
      signature,
      slot,
      err,
      memo,
      blockTime,
      confirmationStatus: 'confirmed',
    }))
  },
  getTransaction(cluster, params) {
    const found = cluster.landed.find(({ signature }) => signature === text(params))
    if (!found) return null
    const { slot, blockTime, bytes: transaction, err } = found
    return { slot, blockTime, version: 0, transaction: [transaction.toString('base64'), 'base64'], meta: { err } }
  },
}

function inContext(cluster: Cluster, value: unknown) {
  return { context: { slot: cluster.height, apiVersion: '2.0.0' }, value }
}
