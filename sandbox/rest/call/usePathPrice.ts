import { useEffect, useState } from 'react'
import type { EndpointFacts } from '../../api/catalogue.ts'
import { reach } from '../../api/offline.ts'
import { troubleOf } from '../../pay/trouble.ts'
import { type PathPrice, readPrice } from './price.ts'
import type { RestRequest } from './request.ts'

/** Debounce delay before the price is fetched, in milliseconds. */
const PAUSE = 350

/** The price of a filled form, refetched when it depends on the input; free of charge. */
export function usePathPrice(endpoint: EndpointFacts, request: RestRequest, isComplete: boolean): PathPrice {
  const [price, setPrice] = useState<PathPrice>({ state: 'waiting' })
  const isDynamic = endpoint.price?.mode === 'dynamic'
  const { url, method, body } = request
  useEffect(() => {
    if (!isDynamic) return setPrice({ state: 'fixed' })
    if (!isComplete) return setPrice({ state: 'waiting' })
    const control = new AbortController()
    setPrice({ state: 'asking' })
    const timer = setTimeout(() => {
      askPrice({ url, method, ...(body === undefined ? {} : { body }) }, control.signal).then(
        (asked) => control.signal.aborted || setPrice(asked),
        (error: unknown) =>
          control.signal.aborted || setPrice({ state: 'unknown', message: troubleOf(error).message, issues: [] }),
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [isDynamic, isComplete, url, method, body])
  return price
}

async function askPrice({ url, method, body }: Omit<RestRequest, 'headers'>, signal: AbortSignal): Promise<PathPrice> {
  const headers = { prefer: 'bill', ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  const response = await reach(url, {
    method,
    headers,
    signal,
    credentials: 'omit',
    ...(body === undefined ? {} : { body }),
  })
  return readPrice(response.status, await response.text())
}
