import { contactsStandIn } from '../../stand-ins/contacts/standIn.ts'
import { directoryStandIn } from '../../stand-ins/directory/standIn.ts'
import { forumStandIn } from '../../stand-ins/forum/standIn.ts'
import { identityStandIn } from '../../stand-ins/identity/standIn.ts'
import { influencerStandIn } from '../../stand-ins/influencer/standIn.ts'
import { placesStandIn } from '../../stand-ins/maps/standIn.ts'
import { prospectsStandIn } from '../../stand-ins/prospects/standIn.ts'
import { serpStandIn } from '../../stand-ins/serp/standIn.ts'
import { openEnrichWorld } from '../../stand-ins/worlds/society/world.ts'
import { apollo } from './companies/apollo.ts'
import { clado } from './companies/clado.ts'
import { googlePlaces } from './companies/googlePlaces.ts'
import { influencersClub } from './companies/influencersClub.ts'
import { minerva } from './companies/minerva.ts'
import { scrapeCreators } from './companies/scrapeCreators.ts'
import { serper } from './companies/serper.ts'
import { whitepages } from './companies/whitepages.ts'
import { describeStandIn } from './standIns.ts'

// The stand-ins of enrichment speak the dialects of the companies.

const world = openEnrichWorld({ seed: 'test', now: () => new Date('2026-05-01T12:00:00.000Z') })
const worker = world.people.get(0)
const home = world.homes.addressOf(world.people.households.get(worker.household))
const [creator] = world.creators.all.filter(({ platforms }) => platforms.includes('photosharing'))
const handle = creator?.username

const header = (name: string) => (key: string) => ({ headers: { [name]: key } })
const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } })

describeStandIn(
  apollo,
  (app) => prospectsStandIn(app, world),
  header('x-api-key'),
  () => [
    {
      method: 'POST',
      path: '/api/v1/mixed_people/api_search?person_seniorities[]=vp&person_titles[]=engineer&page=1&per_page=5',
    },
    {
      method: 'POST',
      path: `/api/v1/people/match?email=${worker.workEmail}&reveal_personal_emails=true`,
    },
    {
      method: 'POST',
      path: '/api/v1/mixed_companies/search?organization_num_employees_ranges[]=51,200&page=1&per_page=5',
    },
    { method: 'GET', path: `/api/v1/organizations/enrich?domain=${worker.job?.company.domain}` },
  ],
)

describeStandIn(
  clado,
  (app) => contactsStandIn(app, world),
  bearer,
  () => [{ method: 'GET', path: `/api/enrich/contacts?email=${worker.workEmail}&email_enrichment=true` }],
)

describeStandIn(
  whitepages,
  (app) => directoryStandIn(app, world),
  header('x-api-key'),
  () => [
    { method: 'GET', path: `/v2/person/?name=${worker.firstName}+${worker.lastName}&page_size=15` },
    { method: 'GET', path: `/v2/property/?street=${encodeURIComponent(home.line1)}&zipcode=${home.zip}` },
  ],
)

describeStandIn(
  influencersClub,
  (app) => influencerStandIn(app, world),
  bearer,
  () => [
    {
      method: 'POST',
      path: '/public/v1/creators/enrich/email/',
      body: { email: world.people.get(creator?.person ?? 0).personalEmail },
    },
    {
      method: 'POST',
      path: '/public/v1/creators/enrich/handle/full/',
      body: { platform: 'instagram', handle, email_required: 'preferred' },
    },
    { method: 'POST', path: '/public/v1/creators/enrich/handle/raw/', body: { platform: 'instagram', handle } },
  ],
)

describeStandIn(
  minerva,
  (app) => identityStandIn(app, world),
  header('x-api-key'),
  () => [
    {
      method: 'POST',
      path: '/v2/resolve',
      body: { records: [{ record_id: '0', emails: [worker.workEmail] }], match_condition_fields: ['email'] },
    },
    { method: 'POST', path: '/v2/enrich', body: { records: [{ record_id: '0', linkedin_url: worker.profileUrl }] } },
  ],
)

const FIELDS = ['id', 'displayName', 'formattedAddress', 'location', 'rating', 'reviews', 'priceRange', 'googleMapsUri']
const mask = (prefix: string) => FIELDS.map((field) => prefix + field).join(',')

describeStandIn(
  googlePlaces,
  (app) => placesStandIn(app, world),
  (key) => ({ query: `key=${key}` }),
  () => [
    {
      method: 'POST',
      path: `/v1/places:searchText?fields=${mask('places.')},nextPageToken`,
      body: { textQuery: 'coffee in Austin, TX', pageSize: 5, languageCode: 'en' },
    },
    {
      method: 'POST',
      path: `/v1/places:searchNearby?fields=${mask('places.')}`,
      body: {
        locationRestriction: { circle: { center: { latitude: 30.2672, longitude: -97.7431 }, radius: 5000 } },
        maxResultCount: 3,
      },
    },
  ],
)

describeStandIn(
  serper,
  (app) => serpStandIn(app, world),
  header('x-api-key'),
  () => [
    { method: 'POST', path: '/news', body: { q: 'technology', num: 3 } },
    { method: 'POST', path: '/shopping', body: { q: 'espresso machine', gl: 'us', hl: 'en' } },
  ],
)

describeStandIn(
  scrapeCreators,
  (app) => forumStandIn(app, world),
  header('x-api-key'),
  () => [{ method: 'GET', path: '/v1/reddit/search?query=espresso&sort=top&timeframe=year' }],
)
