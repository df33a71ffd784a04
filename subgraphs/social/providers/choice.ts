import { ProviderNotConfigured } from '../../../schema/errors.ts'
import { portOf } from '../ports.ts'
import type { SocialCompany, Wanted } from './company.ts'
import type { SocialProvider, SocialProviders } from './provider.ts'

/** A connected company. */
export interface OpenCompany extends Pick<SocialCompany, 'has'> {
  readonly id: string
  readonly provider: SocialProvider
}

const STAND_IN = 'stand-in'

/**
 * Each question to the first company that has it, and the rest to the stand-in.
 *
 * @param openStandIn opens the stand-in, once; null: there is none
 */
export function socialProviders(
  companies: readonly OpenCompany[],
  openStandIn: (() => Promise<SocialProvider>) | null,
): SocialProviders & {
  /** Opens the stand-in, if there is one. */
  prepare(): Promise<void>
} {
  let opened: Promise<SocialProvider> | undefined

  const companyFor = (wanted: Wanted) => companies.find((company) => company.has(wanted)) ?? null

  async function standInFor(wanted: Wanted): Promise<SocialProvider> {
    if (!openStandIn) throw new ProviderNotConfigured(portOf(wanted))
    return standIn(openStandIn)
  }

  function standIn(open: () => Promise<SocialProvider>): Promise<SocialProvider> {
    opened ??= open().catch((error: unknown) => {
      // The next question tries again.
      opened = undefined
      throw error
    })
    return opened
  }

  async function providerFor(wanted: Wanted): Promise<Pick<OpenCompany, 'id' | 'provider'>> {
    return companyFor(wanted) ?? { id: STAND_IN, provider: await standInFor(wanted) }
  }

  return {
    sourceOf(wanted) {
      const company = companyFor(wanted)
      if (company) return company.provider.kind
      if (!openStandIn) throw new ProviderNotConfigured(portOf(wanted))
      return 'sandbox'
    },

    async begin(question, key, asker) {
      const { id, provider } = await providerFor(question)
      return `${id} ${await provider.begin(question, key, asker)}`
    },

    async stateOf(taskId, asker) {
      const space = taskId.indexOf(' ')
      const id = taskId.slice(0, space)
      const known = companies.find((company) => company.id === id)?.provider
      const provider = known ?? (id === STAND_IN && openStandIn ? await standIn(openStandIn) : null)
      // A task of a company that was configured when the job began.
      if (!provider) return { state: 'FAILED', reason: 'The company is no longer configured', mayTryAgain: true }
      return provider.stateOf(taskId.slice(space + 1), asker)
    },

    async collect(question, cursor, asker) {
      const { provider } = await providerFor(question)
      return provider.collect(question, cursor, asker)
    },

    async prepare() {
      if (openStandIn) await standIn(openStandIn)
    },
  }
}
