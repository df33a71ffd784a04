import { ServiceNotOffered } from '../../schema/errors.ts'
import type { SubgraphRuntime } from '../../subgraphs/kit/service/runtime.ts'

/**
 * In the place of a service that is not offered: nothing of it runs. Operations that name its fields are refused before;
 * fields that others join from it are null with an error.
 */
export function offRuntime(name: string): SubgraphRuntime {
  const refuse = () => Promise.reject(new ServiceNotOffered(name))
  return {
    name,
    execute() {
      const { message, extensions } = new ServiceNotOffered(name)
      return Promise.resolve({ data: null, errors: [{ message, extensions }] })
    },
    quote: refuse,
    hold: refuse,
    release: refuse,
    outcome: refuse,
    jobs: new Map(),
    schedules: [],
    compiledDocuments: 0,
  }
}
