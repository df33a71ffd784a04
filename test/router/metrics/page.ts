/** A scraped page of metrics. */
export interface ScrapedPage {
  /** The value of a series as Prometheus writes it: `name{label="value"}`; NaN where it is missing. */
  value(series: string): number
  /** Whether any series has this name. */
  has(name: string): boolean
}

/** Scrapes a page. Throws where it does not answer 200. */
export async function scrape(url: string): Promise<ScrapedPage> {
  const answer = await fetch(url)
  if (answer.status !== 200) throw new Error(`The page of metrics answers ${answer.status}`)
  const lines = (await answer.text()).split('\n')
  return {
    value: (series) =>
      Number(
        lines
          .find((line) => line.startsWith(`${series} `))
          ?.split(' ')
          .at(-1),
      ),
    has: (name) => lines.some((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `)),
  }
}
