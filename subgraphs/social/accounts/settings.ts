import { z } from 'zod'
import { listSetting } from '../../kit/settings.ts'

/** Pages of the platforms of the stand-in. */
const STAND_IN_PAGES = [
  'shortvideo=https://shortvideo.example/@{username}',
  'photosharing=https://photosharing.example/{username}',
  'network=https://network.example/{username}',
  'forum=https://forum.example/u/{username}',
  'microblog=https://microblog.example/{username}',
  'longvideo=https://longvideo.example/{username}',
]
const PAGE = /^(shortvideo|photosharing|network|forum|microblog|longvideo)=https?:\/\/[^\s{}]+\{username\}[^\s{}]*$/

/** Settings of accounts. */
export const accountSettings = {
  SOCIAL_ACCOUNT_PAGES: listSetting(STAND_IN_PAGES.join(','))
    .pipe(z.array(z.string().regex(PAGE, 'must be like forum=https://forum.example/u/{username}')))
    .describe('Pages of accounts at their platforms, by platform; an account of a platform without one has no `url`.'),
}
