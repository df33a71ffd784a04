import { z } from 'zod'
import { SERVICES } from '../../schema/services.ts'
import { base64Json } from '../base64Json.ts'
import { askJson, LIMIT_MS } from '../http.ts'

const Operation = z.object({
  'x-payment-info': z.object({ price: z.object({ mode: z.string() }) }).optional(),
})
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) })

const Required = z.object({ accepts: z.array(z.object({ payTo: z.string() })) })

/**
 * The address that a router's callers pay: read from the 402 of the first path with a fixed price, which is sent before
 * the request is validated, so nothing is paid. Null when there is no such path, or its 402 names none.
 */
export async function askPayee(url: string): Promise<string | null> {
  for (const service of SERVICES) {
    const base = service === 'gateway' ? url : `${url}/${service}`
    const path = await fixedPricePath(base)
    if (!path) continue
    const required = Required.safeParse(await challengeOf(`${base}${path.path}`, path.method.toUpperCase()))
    if (required.success) return required.data.accepts[0]?.payTo ?? null
  }
  return null
}

/** The challenge of an unpaid request; null where none comes, or it cannot be read. */
async function challengeOf(url: string, method: string): Promise<unknown> {
  try {
    const { headers } = await fetch(url, { method, signal: AbortSignal.timeout(LIMIT_MS) })
    return base64Json(headers.get('payment-required'))
  } catch {
    return null
  }
}

async function fixedPricePath(base: string): Promise<{ readonly path: string; readonly method: string } | undefined> {
  const document = Document.safeParse((await askJson(`${base}/openapi.json`)).body)
  const operations = Object.entries(document.data?.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, price: operation['x-payment-info']?.price })),
  )
  return operations.find(({ price }) => price?.mode === 'fixed')
}
