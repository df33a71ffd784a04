import { z } from 'zod'
import { Trouble } from './errors.ts'
import { askJson } from './http.ts'

const Health = z.object({
  status: z.string(),
  version: z.string(),
  /** CAIP-2. */
  network: z.string(),
  /** Present only when payments are test money on a local chain. */
  devnet: z.object({ rpcUrl: z.url() }).optional(),
})

/** The health response of a running router. */
export type Health = z.infer<typeof Health>

/** Fetches a router's health. Throws Trouble when none answers. */
export async function askHealth(url: string): Promise<Health> {
  const health = Health.safeParse((await askJson(`${url}/health`)).body)
  if (health.success) return health.data
  throw new Trouble(`What answers at ${url} is no Tollgraph: name another with --url.`)
}

const Readiness = z.object({
  status: z.string(),
  database: z.boolean(),
  chain: z.boolean(),
  jobs: z.boolean().optional(),
})

/** Whether a router can serve requests, and what it lacks. */
export type Readiness = z.infer<typeof Readiness>

/** Fetches a router's readiness. Throws Trouble when none answers. */
export async function askReadiness(url: string): Promise<Readiness> {
  const ready = Readiness.safeParse((await askJson(`${url}/ready`)).body)
  if (ready.success) return ready.data
  throw new Trouble(`What answers at ${url} does not say whether it is ready: name a router with --url.`)
}
