import { termOf } from './terms.ts'

// Synonyms between queries and descriptions. Word vectors cover most ordinary English; these are the pairs that they
// miss, or that are synonyms only here: terms of domains, mail, coins and travel.

/** The words of one line are synonyms. A word may be in several lines. */
const GROUPS = [
  'api endpoint service',
  'buy purchase register order acquire',
  'rent lease hire buy',
  'price cost worth value quote rate fee',
  'picture image photo photograph',
  'video clip movie film animation',
  'animate video i2v',
  'generate make create produce',
  'edit change modify update alter retouch',
  'mail email message letter',
  'mailbox inbox',
  'send transfer pay',
  'money usdc dollar dollars usd funds cash',
  'wallet address account',
  'domain hostname',
  'ending tld extension suffix',
  'free available availability unregistered',
  'own owner ownership belong holder',
  'proof prove attestation verify',
  'renew extend prolong keep',
  'topup extend prolong renew keep',
  'expire expiry expiration',
  'set change update',
  'dns record records nameserver',
  'list overview',
  'team organization organisation group membership member',
  'code voucher coupon invite invitation',
  'coin token cryptocurrency crypto currency',
  'gainers rose winners risers',
  'losers fell fallers',
  'candle candlestick ohlc ohlcv',
  'tvl locked deposited deposit',
  'defi protocol decentralised decentralized',
  'hack exploit stolen theft attack',
  'raise raised funding fundraising investment investor round',
  'etf fund funds',
  'yield apy earn interest return',
  'emission unlock vesting circulation',
  'treasury reserves',
  'stablecoin pegged usdc usdt',
  'swap trade exchange',
  'dex exchange decentralised',
  'nft collectible erc721 erc1155',
  'allowance approval approve spend permission',
  'simulate preview test',
  'contract abi interface solidity',
  'log event events emitted',
  'deploy creator created creation deployer',
  'transaction tx transfer',
  'gas fee gwei',
  'plane airplane fly airfare',
  'aircraft plane airplane jet',
  'airport airfield',
  'departure depart leave',
  'arrival arrive land landing',
  'soon upcoming next scheduled',
  'upgrade upsell',
  'ticket fare',
  'airline carrier operator',
  'trip journey travel',
  'hotel room accommodation lodging stay',
  'guest review rating sentiment',
  'taxi ride cab chauffeur shuttle',
  'activity tour sightseeing attraction excursion',
  'cancel abort annul',
  'book reserve booking reservation',
  'booking reservation order',
  'refund reimburse repay return',
  'suggest recommend recommendation inspiration',
  'near nearby around close',
  'late delay punctual',
  'status progress ready state done finished',
  'certificate tls ssl https',
  'website site homepage',
  'webpage page web',
  'upload file host share',
  'link url',
  'crawl spider download',
  'scrape read extract text content',
  'news headline headlines article newspaper press',
  'shop store product shopping',
  'house property real estate home apartment',
  'person people',
  'user member profile',
  'phone telephone mobile number',
  'company business organisation firm org',
  'verify check validate confirm deliverable',
  'exist deliverable valid verify',
  'shirt tshirt tee apparel clothing garment',
  'mug cup',
  'forum community subreddit',
  'hashtag tag',
  'music song sound audio',
  'creator influencer user',
  'comment reply thread',
  'now current live',
  'latest newest recent last',
  'like similar alike',
  'best top highest',
  'history historical past ago',
  'several multiple many multi',
  'number count',
  'area region box',
  'demographics age income',
]

/** Words that are a kind of another word; the other does not stand for them in turn. */
const KINDS: Readonly<Record<string, string>> = {
  'domain hostname': 'name',
  'plane airplane fly airfare trip journey': 'flight',
  'taxi cab chauffeur shuttle': 'transfer',
  tail: 'registration',
  'draw paint render': 'generate image',
  'bitcoin btc ethereum eth ether solana dogecoin altcoin': 'coin token cryptocurrency',
  'tiktok reels': 'shortvideo short video',
  instagram: 'photosharing photo',
  facebook: 'network social',
  reddit: 'forum subreddit',
  'restaurant cafe bar bakery pub shop museum doctor dentist pharmacy': 'place',
  'logo artwork drawing': 'image picture',
}

/** Phrases with the meaning of one word. */
const PHRASES: Readonly<Record<string, string>> = {
  'money back': 'refund',
  'give back': 'refund',
  'check in': 'checkin',
  'top up': 'topup',
  'sign up': 'register',
  'right now': 'now',
  'look up': 'lookup',
  'business class': 'cabin',
  'three months': 'quarter',
  'short video': 'shortvideo',
}

/** Replaces phrases in a text by the word that they mean. */
export function withPhrases(text: string): string {
  return text.replace(PHRASE, (phrase) => PHRASES[phrase.toLowerCase().replace(/\s+/g, ' ')] ?? phrase)
}

const PHRASE = new RegExp(`\\b(?:${Object.keys(PHRASES).join('|').replaceAll(' ', '\\s+')})\\b`, 'gi')

/** Synonyms of each term. */
export const SYNONYMS: ReadonlyMap<string, ReadonlySet<string>> = readSynonyms()

function readSynonyms(): Map<string, Set<string>> {
  const synonyms = new Map<string, Set<string>>()
  const add = (term: string, others: readonly string[]) => {
    const known = synonyms.get(term) ?? new Set()
    for (const other of others) if (other !== term) known.add(other)
    synonyms.set(term, known)
  }
  for (const group of GROUPS) for (const term of stems(group)) add(term, stems(group))
  for (const [words, kind] of Object.entries(KINDS)) for (const term of stems(words)) add(term, stems(kind))
  return synonyms
}

function stems(words: string): string[] {
  return words.split(' ').map(termOf)
}
