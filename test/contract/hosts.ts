import { Agent, setGlobalDispatcher } from 'undici'

/** Lets every `*.localhost` name be this machine, as browsers do, for all of this process's fetches. */
export function resolveLocalhostNames(): void {
  setGlobalDispatcher(
    new Agent({
      connect: {
        lookup: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
      },
    }),
  )
}
