import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { MetricsSum } from '../../../router/workers/sumMetrics.ts'

/** What a worker counts. */
function worker() {
  const registry = new Registry()
  const registers = [registry]
  return {
    calls: new Counter({ name: 'calls_total', help: 'Calls.', labelNames: ['door'], registers }),
    open: new Gauge({ name: 'open', help: 'Open ones.', registers }),
    seconds: new Histogram({ name: 'seconds', help: 'Seconds.', buckets: [1], registers }),
    /** As it arrives at the supervisor. */
    read: async () => JSON.parse(JSON.stringify(await registry.getMetricsAsJSON())) as unknown,
  }
}

const lines = (page: string) => page.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

describe('the sum of metrics', () => {
  it('adds up what workers count, and keeps the counts of those that have ended', async () => {
    const [one, two, next] = [worker(), worker(), worker()]
    const sum = new MetricsSum()
    one.calls.inc({ door: 'rest' }, 3)
    two.calls.inc({ door: 'rest' }, 4)
    two.calls.inc({ door: 'mcp' }, 1)
    two.open.set(2)
    one.open.set(5)
    one.seconds.observe(0.5)
    const both = new Map([
      ['one', await one.read()],
      ['two', await two.read()],
    ])
    expect(lines(await sum.page(both, new Set(['one', 'two'])))).toEqual([
      'calls_total{door="rest"} 7',
      'calls_total{door="mcp"} 1',
      'open 7',
      'seconds_bucket{le="1"} 1',
      'seconds_bucket{le="+Inf"} 1',
      'seconds_sum 0.5',
      'seconds_count 1',
    ])
    next.calls.inc({ door: 'rest' }, 1)
    const after = new Map([
      ['two', await two.read()],
      ['next', await next.read()],
    ])
    const page = lines(await sum.page(after, new Set(['two', 'next'])))
    expect(page).toContain('calls_total{door="rest"} 8')
    expect(page).toContain('open 2')
    expect(page).toContain('seconds_count 1')
    // The one that has ended counts once.
    expect(lines(await sum.page(after, new Set(['two', 'next'])))).toEqual(page)
  })

  it('counts a worker that has ended once, although a page that waited for others has its answer too', async () => {
    const one = worker()
    one.calls.inc({ door: 'rest' }, 3)
    const sum = new MetricsSum()
    const answers = new Map([['one', await one.read()]])
    await sum.page(answers, new Set(['one']))
    expect(lines(await sum.page(new Map(), new Set()))).toContain('calls_total{door="rest"} 3')
    expect(lines(await sum.page(answers, new Set()))).toContain('calls_total{door="rest"} 3')
    expect(lines(await sum.page(new Map(), new Set()))).toContain('calls_total{door="rest"} 3')
  })

  it('is the same for two servers that scrape at once, also after a worker has ended', async () => {
    const [one, two] = [worker(), worker()]
    one.calls.inc({ door: 'rest' }, 3)
    two.calls.inc({ door: 'rest' }, 4)
    const sum = new MetricsSum()
    const both = new Map([
      ['one', await one.read()],
      ['two', await two.read()],
    ])
    await sum.page(both, new Set(['one', 'two']))
    const left = new Map([['two', await two.read()]])
    const pages = await Promise.all([1, 2].map(() => sum.page(left, new Set(['two']))))
    for (const page of pages) expect(lines(page)).toContain('calls_total{door="rest"} 7')
  })

  it('shows the last counts of a worker that did not answer', async () => {
    const one = worker()
    one.calls.inc({ door: 'rest' }, 3)
    const sum = new MetricsSum()
    await sum.page(new Map([['one', await one.read()]]), new Set(['one']))
    expect(lines(await sum.page(new Map(), new Set(['one'])))).toContain('calls_total{door="rest"} 3')
  })
})
