import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici'

/**
 * Lets every `*.localhost` name be this machine, as browsers do, for all of this process's fetches. Returns a function
 * that ends it: other test files run in the same process.
 */
export function resolveLocalhostNames(): () => void {
  const before = getGlobalDispatcher()
  setGlobalDispatcher(
    new Agent({
      connect: {
        lookup: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
      },
    }),
  )
  return () => setGlobalDispatcher(before)
}
