import type { Company } from '../company.ts'
import { beginning, looking } from '../outcome.ts'
import type { MediaProvider } from '../provider.ts'
import { makeImage } from './images.ts'
import { beginVideo, lookAtVideo } from './videos.ts'

/** video-d and image-c. Pictures are returned at once, videos are polled. */
export function openMediaD(company: Company): MediaProvider {
  return {
    kind: company.upstream.kind,
    submit: (order, signal) =>
      beginning(async () => {
        if (order.model === 'video-d') return beginVideo(company, order, signal)
        if (order.model === 'image-c') return makeImage(company, order, signal)
        throw new Error(`${order.model} is another company's`)
      }),
    poll: (operation, _model, signal) => looking(() => lookAtVideo(company, operation, signal)),
  }
}
