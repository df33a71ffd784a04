import { domains } from '../subgraphs/domains/index.ts'
import { gateway } from '../subgraphs/gateway/index.ts'
import type { RunnableService } from './boot/service.ts'

/** The services that run in this process, in the order of the contract. */
export const SUBGRAPHS: readonly RunnableService[] = [gateway, domains] as unknown as readonly RunnableService[]
