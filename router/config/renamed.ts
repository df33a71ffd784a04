/** Settings that were renamed, by their old names. */
const RENAMED: Readonly<Record<string, string>> = {
  ALLOW_SANDBOX: 'ALLOW_STAND_INS',
  SANDBOX_SEED: 'STAND_IN_SEED',
  SANDBOX_REGISTRY_PORT: 'STAND_IN_REGISTRY_PORT',
  FACILITATOR_URL: 'FACILITATOR_URLS',
  NODEDATA_RPC_URL: 'ALCHEMY_RPC_URL',
}

/** What companies' settings began with before they were named after the companies. */
const COMPANIES: Readonly<Record<string, string>> = {
  MARKETDATA: 'COINGECKO',
  PROTOCOLSTATS: 'DEFILLAMA',
  EXPLORER: 'ETHERSCAN',
  NODEDATA: 'ALCHEMY',
  GDS: 'DUFFEL',
  FARESEARCH: 'SERPAPI',
  TRACKING: 'FLIGHTAWARE',
  MEDIA_A: 'OPENAI',
  MEDIA_B: 'GEMINI',
  MEDIA_C: 'DASHSCOPE',
  MEDIA_D: 'XAI',
  MEDIA_E: 'MODELARK',
  MEDIA_F: 'BFL',
  PRINT: 'PRINTIFY',
  WEBSEARCH: 'EXA',
  CRAWLER: 'FIRECRAWL',
  PROSPECTS: 'APOLLO_IO',
  CONTACTS: 'CLADO',
  DIRECTORY: 'WHITEPAGES',
  INFLUENCER: 'INFLUENCERS_CLUB',
  IDENTITY: 'MINERVA',
  MAPS: 'GOOGLE_PLACES',
  SERP: 'SERPER',
  FORUM: 'SCRAPECREATORS',
  SOCIALDATA: 'DATA365',
}

/** Lists the renamed settings that are still given under their old names: ignoring them would fall back to defaults. */
export function renamedSettings(given: Readonly<Record<string, string | undefined>>): string[] {
  const single = Object.entries(RENAMED)
    .filter(([old]) => given[old] !== undefined)
    .map(([old, current]) => `${old} is now ${current}: rename it.`)
  return [...single, ...Object.entries(COMPANIES).flatMap(([old, current]) => ofCompany(old, current, given))]
}

function ofCompany(old: string, current: string, given: Readonly<Record<string, string | undefined>>): string[] {
  const own = ['URL', 'KEY']
    .filter((part) => given[`${old}_${part}`] !== undefined)
    .map((part) => `${old}_${part} is now ${current}_${part}, of a named company (docs/providers.md): rename it.`)
  if (given[`${old}_PER_MINUTE`] === undefined) return own
  return [
    ...own,
    `${old}_PER_MINUTE is now a part of PROVIDER_LIMITS: write ${current.toLowerCase().replaceAll('_', '-')}=… there.`,
  ]
}

/** Whether a name is one that `renamedSettings` explains. */
export function isRenamed(name: string): boolean {
  if (name in RENAMED) return true
  const company = /^(.+)_(URL|KEY|PER_MINUTE)$/.exec(name)?.[1]
  return company !== undefined && company in COMPANIES
}
