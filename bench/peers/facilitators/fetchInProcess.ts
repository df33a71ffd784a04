import type { FacilitatorClient } from '@x402/core/server'

/** A `fetch` that asks a facilitator of this process where its URL is meant, and the other `fetch` anything else. */
export function fetchInProcess(url: string, facilitator: FacilitatorClient, other: typeof fetch): typeof fetch {
  return async (input, init) => {
    const target = String(input)
    if (!target.startsWith(url)) return other(input, init)
    if (target.endsWith('/supported')) return Response.json(await facilitator.getSupported())
    const { paymentPayload, paymentRequirements } = JSON.parse(String(init?.body))
    const ask = target.endsWith('/settle') ? facilitator.settle : facilitator.verify
    return Response.json(await ask(paymentPayload, paymentRequirements))
  }
}
