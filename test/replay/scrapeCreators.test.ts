import { scrapeCreators } from './companies/scrapeCreators.ts'
import { describeConformance } from './conformance.ts'

// The forum as ScrapeCreators documents it.

describeConformance(scrapeCreators, (url, key) => ({ SCRAPECREATORS_URL: url, SCRAPECREATORS_KEY: key }), [
  {
    operation: 'SearchForum',
    input: { query: 'kits', sort: 'comment_count', timeframe: 'year', maxResults: 3 },
    has: [
      'My first kit',
      'A second kit',
      'More kits',
      361,
      'https://www.reddit.com/r/kits/comments/1kit01/my_first_kit/',
    ],
    empty: { status: 200, has: [0] },
    odd: { has: ['My first kit', 'A second kit'] },
  },
  {
    operation: 'GetForumPostComments',
    input: { url: 'https://www.reddit.com/r/kits/comments/1kit01/my_first_kit/?utm_source=share' },
    has: ['It came in a box.', 'Nice box.', 'Below the first.', 'Last of all.', 12],
    empty: { status: 404 },
    odd: { has: ['n1', 'n3'] },
  },
])
