import type { Company } from '../company.ts'
import { beginning, looking } from '../outcome.ts'
import type { MediaProvider } from '../provider.ts'
import { makeImage } from './images.ts'
import { beginVideo, lookAtVideo } from './videos.ts'

/** video-b, video-b-fast, image-b and image-b-pro. Pictures are returned at once, videos are interactions in the background. */
export function openMediaB(company: Company): MediaProvider {
  return {
    kind: company.upstream.kind,
    submit: (order, signal) =>
      beginning(async () => {
        if (order.model === 'video-b' || order.model === 'video-b-fast') return beginVideo(company, order, signal)
        if (order.model === 'image-b' || order.model === 'image-b-pro') return makeImage(company, order, signal)
        throw new Error(`${order.model} is another company's`)
      }),
    poll: (operation, _model, signal) => looking(() => lookAtVideo(company, operation, signal)),
  }
}
