import { pino } from 'pino'
import type { Database } from '../../../prisma/database.ts'
import { buildCatalogue } from '../../../schema/catalogue.ts'
import { withHiddenFields } from '../../../schema/toll/hiddenFields.ts'
import { createRuntime, type ServedRuntime } from '../../../subgraphs/kit/service/runtime.ts'
import type { RunnableTopic } from '../../../subgraphs/kit/service/subgraph.ts'
import { composedOf } from './composedOf.ts'
import { temporaryFile } from './temporaryFile.ts'

/**
 * The runtime of a service of one topic, called `data`, without a database; `isServed` for one with its hidden fields.
 * Throws what is wrong with it.
 */
export function smallRuntime(sdl: string, topic: RunnableTopic<unknown>, isServed = false): ServedRuntime {
  return createRuntime(
    { name: 'data', schema: temporaryFile(sdl), topics: [topic] },
    { engines: {}, stop: async () => {}, providers: [] },
    buildCatalogue(isServed ? composedOf(sdl, withHiddenFields) : composedOf(sdl), []),
    {
      db: {} as Database,
      log: pino({ level: 'silent' }),
      now: () => new Date(0),
      baseUrl: (service) => service,
      cursorKeys: Buffer.alloc(32),
    },
    isServed,
  )
}
