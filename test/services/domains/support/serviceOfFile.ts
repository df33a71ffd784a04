import { afterAll, beforeAll, beforeEach } from 'vitest'
import { someDay, startTestService, type TestService } from './service.ts'

/**
 * The service of a test file: started before its tests and stopped after them. Each test begins on a day of its own. Throws
 * when it is used before the tests.
 */
export function serviceOfFile(): TestService {
  let started: TestService | undefined
  const service = (): TestService => {
    if (!started) throw new Error('The service starts with the first test')
    return started
  }
  beforeAll(async () => {
    started = await startTestService()
  })
  afterAll(() => started?.stop())
  beforeEach(() => {
    service().now = someDay()
  })
  return {
    get db() {
      return service().db
    },
    get engines() {
      return service().engines
    },
    get registry() {
      return service().registry
    },
    get mails() {
      return service().mails
    },
    get now() {
      return service().now
    },
    set now(instant) {
      service().now = instant
    },
    context: (caller, line) => service().context(caller, line),
    stop: () => service().stop(),
  }
}
