import { BadInput, Upstream as UpstreamFailed } from '../../../schema/errors.ts'
import type { Outbound } from '../../kit/net/outbound/outbound.ts'
import { inJob } from '../../kit/upstream/asker.ts'
import { get } from '../../kit/upstream/request.ts'
import type { Upstream } from '../../kit/upstream/upstream.ts'
import type { MadeFile } from './provider.ts'

/** A generated file, in memory. */
export interface FetchedFile extends MadeFile {
  readonly body: Buffer
}

/** Maximum file sizes, in bytes. */
export const LARGEST_VIDEO = 200_000_000
export const LARGEST_PICTURE = 50_000_000
/** Time-out for a file at another host, in milliseconds. */
const TIMEOUT_MS = 100_000
const REDIRECTS = 4

/** Clients, size limit and abort signal of a download. */
export interface Fetching {
  readonly upstream: Upstream
  readonly outbound: Outbound
  readonly maxBytes: number
  readonly signal: AbortSignal
}

/**
 * Downloads a file at a path of the company, or at a URL that it returned. Below its base URL the request carries our
 * key; anywhere else it is treated as untrusted: no key, and only public addresses (and those of OUTBOUND_ALLOW).
 */
export async function fetchFile(place: string, fetching: Fetching): Promise<FetchedFile> {
  const { upstream, maxBytes, signal } = fetching
  let at = place
  for (let redirects = 0; redirects <= REDIRECTS; redirects++) {
    const path = at.startsWith('/') ? at : pathOf(at, upstream)
    if (path === null) return fetchElsewhere(at, fetching)
    const file = await upstream.for(inJob({ signal })).download(get(path), maxBytes)
    if (!('movedTo' in file)) return { body: file.bytes, contentType: file.contentType, role: 'result' }
    at = file.movedTo
  }
  throw new UpstreamFailed(`The ${upstream.name} provider names a file that is nowhere`)
}

/** Null if the URL is not below the company's base URL. */
function pathOf(url: string, upstream: Upstream): string | null {
  if (!URL.canParse(url)) throw new UpstreamFailed(`The ${upstream.name} provider names a file by what is no URL`)
  return upstream.pathBelow(new URL(url))
}

async function fetchElsewhere(url: string, { upstream, outbound, maxBytes, signal }: Fetching): Promise<FetchedFile> {
  try {
    const { body, contentType } = await outbound.fetch(url, { maxBytes, timeoutMs: TIMEOUT_MS, signal })
    return { body, contentType, role: 'result' }
  } catch (error) {
    // The URL came from the company, not from the caller.
    if (error instanceof BadInput)
      throw new UpstreamFailed(
        `The ${upstream.name} provider names a file that may not be fetched`,
        {},
        { cause: error },
      )
    throw error
  }
}
