import { AsyncLocalStorage } from 'node:async_hooks'
import { BaseError, RpcRequestError } from 'viem'

// The packages that ask a contract about a signature take any failed call for a refusal by the contract. Nodes fail calls too:
// they limit rates, time out, or lack the block. So the transport notes what the node failed, for the work that asked.

/** Error codes of a call whose code ended by itself: of most nodes, and of Parity's and Nethermind's. */
const EXECUTION_CODES: ReadonlySet<number> = new Set([3, -32_015])
/** The same in words, as EVMs name the ways to end. */
const EXECUTION_WORDS =
  /revert|out ?of ?gas|gas required exceeds|opcode|bad instruction|jump|stack ?(under|over)flow|write protection|(evm|vm execution) ?error/i

interface Tracked {
  hasNodeFailed: boolean
}

const store = new AsyncLocalStorage<Tracked>()

/** How many works are tracked now. */
let trackedWorks = 0

/** The result of some work, and whether a node failed one of the requests that the work made over `rpcTransport`. */
export async function trackNodeFailures<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly hasNodeFailed: boolean }> {
  const tracked: Tracked = { hasNodeFailed: false }
  trackedWorks += 1
  try {
    const value = await store.run(tracked, work)
    return { value, hasNodeFailed: tracked.hasNodeFailed }
  } finally {
    trackedWorks -= 1
    // With a store in use, Node 20 takes three times as long for each promise of the process.
    if (trackedWorks === 0) store.disable()
  }
}

/** Notes the error of a request for the work that made it, if the node is to blame. */
export function noteFailure(error: unknown): void {
  const tracked = store.getStore()
  if (tracked && !isOfExecution(error)) tracked.hasNodeFailed = true
}

/** Whether the node ran the requested call, and the call's own code failed. */
function isOfExecution(error: unknown): boolean {
  const said = error instanceof BaseError ? error.walk((cause) => cause instanceof RpcRequestError) : null
  return said instanceof RpcRequestError && (EXECUTION_CODES.has(said.code) || EXECUTION_WORDS.test(said.details))
}
