import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, Registry } from 'prom-client'
import { Semaphore } from '../../subgraphs/kit/async/semaphore.ts'

/** The series of one process. */
type Series = MetricObjectWithValues<MetricValue<string>>[]

/** Series that only grow: those of a worker that has ended still count. */
const GROWING: readonly string[] = ['counter', 'histogram', 'summary']

/**
 * Adds up the series of all workers. Counts of a worker that has ended are kept as they were last read, because a sum that
 * falls looks to Prometheus as if all processes had been restarted.
 */
export class MetricsSum {
  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE
  /** What each worker counted last, by the process that counted it. */
  readonly #last = new Map<string, Series>()
  #ofEnded: Series = []
  /** Processes whose counts are in `#ofEnded`. An answer of one may still come: it was given to a page that waited for others. */
  readonly #ended = new Set<string>()
  /** Pages are made one after the other: several servers may scrape at once. */
  readonly #turns = new Semaphore(1)

  /** The page of what workers have answered, by their ids; `running` are the ids of those that still count. */
  page(answers: ReadonlyMap<string, unknown>, running: ReadonlySet<string>): Promise<string> {
    return this.#turns.run(() => this.#make(answers, running))
  }

  async #make(answers: ReadonlyMap<string, unknown>, running: ReadonlySet<string>): Promise<string> {
    for (const [process, series] of answers) if (!this.#ended.has(process)) this.#last.set(process, series as Series)
    for (const [process, last] of this.#last) {
      if (running.has(process)) continue
      this.#last.delete(process)
      this.#ended.add(process)
      this.#ofEnded = await sum([
        this.#ofEnded,
        last.filter(({ type }) => GROWING.includes(String(type))),
      ]).getMetricsAsJSON()
    }
    return sum([...this.#last.values(), this.#ofEnded]).metrics()
  }
}

function sum(all: readonly Series[]): Registry {
  return AggregatorRegistry.aggregate([...all] as unknown as object[])
}
