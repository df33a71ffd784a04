/** One browser process with its proxy. */
export interface Life<Page> {
  /** Whether it can show another page. */
  isFit(): boolean
  show(url: string, end: AbortSignal): Promise<Page>
  end(): Promise<void>
}

/** Browser processes, one after the other. */
export interface Lives<Page> extends Pick<Life<Page>, 'show'> {
  /** Ends all of them, also while they show pages. */
  stop(): Promise<void>
}

/** A process that several pages share. */
interface Shared<Page> {
  readonly life: Life<Page>
  /** Pages that it is showing. */
  pages: number
  /** Whether its last page ends it. */
  isReplaced: boolean
  ending?: Promise<void>
}

/** Processes that a page comes to at most. */
const MOST_TRIES = 3

/**
 * Starts a process with the first page, and another one when it is not fit any more. Pages that come at the same time
 * share one, and a process that is replaced shows its pages to their end.
 */
export function openLives<Page>(start: () => Promise<Life<Page>>): Lives<Page> {
  let current: Promise<Shared<Page>> | null = null
  const living = new Set<Shared<Page>>()

  async function begin(): Promise<Shared<Page>> {
    const shared: Shared<Page> = { life: await start(), pages: 0, isReplaced: false }
    living.add(shared)
    return shared
  }

  async function enter(): Promise<Shared<Page>> {
    for (let tries = 1; ; tries++) {
      const beginning: Promise<Shared<Page>> = current ?? begin()
      current = beginning
      const shared = await beginning.catch((error: unknown) => {
        // The next page tries again.
        if (current === beginning) current = null
        throw error
      })
      // A process that ends as soon as it has started is not started for ever: its page fails.
      if (shared.life.isFit() || tries === MOST_TRIES) {
        shared.pages += 1
        return shared
      }
      // Several pages may find it unfit: the first one has it replaced.
      if (current === beginning) current = null
      replace(shared)
    }
  }

  function replace(shared: Shared<Page>): void {
    shared.isReplaced = true
    if (shared.pages === 0) void end(shared)
  }

  function end(shared: Shared<Page>): Promise<void> {
    shared.ending ??= shared.life.end().finally(() => living.delete(shared))
    return shared.ending
  }

  return {
    async show(url, signal) {
      const shared = await enter()
      try {
        return await shared.life.show(url, signal)
      } finally {
        shared.pages -= 1
        if (shared.isReplaced) replace(shared)
      }
    },
    async stop() {
      await current?.catch(() => null)
      current = null
      await Promise.all([...living].map(end))
    },
  }
}
