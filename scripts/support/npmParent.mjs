/** How often the parent is checked, in ms. */
const LOOK_EVERY = 200

/**
 * Ends this process as SIGTERM would, once the npm that started it is gone. npm sends a signal only to the shell in
 * between, which dies alone, so that stopping `npm start` would leave the router running.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_EVERY)
  timer.unref()
}
