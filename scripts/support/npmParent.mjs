/** How often the parent is looked for, in ms. */
const LOOK_EVERY = 200

/**
 * Ends this process as SIGTERM would when the npm that started it is gone. npm hands a signal to the shell between the
 * two, which dies of it alone, so that stopping `npm start` would leave the router running.
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
