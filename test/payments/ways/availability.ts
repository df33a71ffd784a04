import type { Availability } from '../../../subgraphs/domains/availability.ts'
import type { DomainsEngines } from '../../../subgraphs/domains/work.ts'
import type { TestTollgraph } from '../../support/tollgraph.ts'

/** The domain service's question to its registrar, under a test's hand. Each execution asks once. */
export interface TestAvailability {
  /** How often it has been asked about a name that begins like this: how often the work ran. */
  askedFor(beginning: string): number
  /** Holds questions back until the returned function is called. */
  hold(): () => void
}

/**
 * Puts itself between the domain service and its registrar. Names that begin with `taken-` are taken, for `spoilt-` the
 * answer does not fit the schema, and for `down-` there is none; all others are free.
 */
export function watchAvailability(tollgraph: TestTollgraph): TestAvailability {
  const domains = tollgraph.backend.started.get('domains')
  if (!domains) throw new Error('The domain service does not run')
  const { availability } = domains.engines as DomainsEngines
  const check: Availability['check'] = availability.check.bind(availability)
  const asked: (readonly string[])[] = []
  let held: Promise<void> = Promise.resolve()
  availability.check = async (names) => {
    asked.push(names)
    await held
    if (names.some((name) => name.startsWith('down-'))) throw new Error('The registrar is down')
    const answers = await check(names)
    return answers.map((answer) => {
      const available = !answer.domain.startsWith('taken-')
      return answer.domain.startsWith('spoilt-') ? { ...answer, premium: null as never } : { ...answer, available }
    })
  }
  return {
    askedFor: (beginning) => asked.filter((names) => names.some((name) => name.startsWith(beginning))).length,
    hold() {
      let release = () => {}
      held = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
  }
}
