import type { Company } from '../company.ts'
import { beginning } from '../outcome.ts'
import type { MediaProvider } from '../provider.ts'
import { makeImage } from './images.ts'

/** image-a and image-a2. Pictures are returned at once, so that there is nothing to poll. */
export function openMediaA(company: Company): MediaProvider {
  return {
    kind: company.upstream.kind,
    submit: (order, signal) =>
      beginning(async () => {
        if (order.model === 'image-a' || order.model === 'image-a2') return makeImage(company, order, signal)
        throw new Error(`${order.model} is another company's`)
      }),
    poll: async () => ({ state: 'LOST' }),
  }
}
