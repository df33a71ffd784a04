import { hasHeader, type ReplayDefinition, Reply } from '../definition.ts'
import { forumRoutes } from './scrapeCreatorsSocial/forum.ts'
import { networkRoutes } from './scrapeCreatorsSocial/network.ts'
import { photosharingRoutes } from './scrapeCreatorsSocial/photosharing.ts'
import { shortvideoRoutes } from './scrapeCreatorsSocial/shortvideo.ts'

/**
 * Scrape Creators: its API description as its official command line publishes it (github.com/ScrapeCreators/scrapecreators-cli,
 * api-config, version 1.0.81 of 21 August 2026), with its statuses (AGENTS.md there). Read on 26 November 2026.
 *
 * Certain: paths, parameters, the members of answers that are used here, cursors, the form of errors (documented for a video
 * and for a Facebook profile), the key's header. Less certain: that all other errors have that form, that a list without
 * items is an empty list, and that Reddit posts are found by their short link; Facebook's comments have the two tokens by
 * the text of their description, not in its sample.
 */
export const scrapeCreatorsSocial: ReplayDefinition = {
  company: 'scrapecreators',
  key: 'sc-test-key',
  isAuthorized: hasHeader('x-api-key'),
  denied: new Reply(401, { success: false, error: 'unauthorized', errorStatus: 401, message: 'Invalid API key' }),
  unknown: new Reply(404, 'Cannot GET this path', { 'content-type': 'text/plain' }),
  busy: new Reply(429, { success: false, error: 'rate_limited', errorStatus: 429, message: 'Rate limited' }),
  invalid: (issues) =>
    new Reply(400, {
      success: false,
      error: 'bad_request',
      errorStatus: 400,
      message: issues.map(({ at, message }) => `${at} ${message}`).join('; '),
    }),
  routes: [...shortvideoRoutes, ...photosharingRoutes, ...networkRoutes, ...forumRoutes],
}
