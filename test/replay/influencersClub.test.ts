import { influencersClub } from './companies/influencersClub.ts'
import { describeConformance } from './conformance.ts'

// Creators' accounts as Influencers.club documents them.

describeConformance(influencersClub, (url, key) => ({ INFLUENCERS_CLUB_URL: url, INFLUENCERS_CLUB_KEY: key }), [
  {
    operation: 'EnrichInfluencerByEmail',
    input: { email: 'ada@kit-works.example' },
    has: ['1234509876', 'ada.kit', 'photosharing', 81_234, 0.035, 'Kits every day'],
    empty: { status: 200, has: ['no_match'] },
  },
  {
    operation: 'EnrichInfluencerByAccount',
    input: { platform: 'photosharing', username: 'ada.kit', enrichment_mode: 'raw' },
    has: ['1234509876', 81_234, 512, 301, true, 'https://media.example/ada-hd.jpg', 'https://kits.example/ada'],
    empty: { status: 200, has: ['no_match'] },
  },
  {
    operation: 'EnrichInfluencerByAccount',
    input: { platform: 'longvideo', username: 'adakit', email_required: 'must_have' },
    has: ['longvideo', 'adakit', 5021, 0.0125, 'https://www.youtube.com/@adakit', 'ada@kit-works.example', 'DIY'],
    empty: { status: 200, has: ['no_match'] },
  },
  {
    operation: 'EnrichInfluencerByAccount',
    input: { platform: 'network', username: 'ada.kit' },
    has: ['network', 1201, 33, 'Austin, Texas, United States'],
    empty: { status: 200, has: ['no_match'] },
  },
])
