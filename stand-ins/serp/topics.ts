/** A news topic beside companies. */
export interface Topic {
  readonly name: string
  /** Words that name it. */
  readonly words: readonly string[]
  readonly headlines: readonly string[]
}

const TABLE = `
artificial intelligence|ai,artificial,intelligence,machine,learning,agents,models,llm|Regulators publish draft rules for AI agents;Hospitals test AI for reading scans;Open models catch up in a new comparison;Schools rethink homework in the age of AI
economy|economy,inflation,jobs,recession,growth,prices,gdp|Inflation eases for a third month;Job openings rise in services;Economists raise growth forecast;Small firms report better order books
stock market|stock,stocks,market,markets,shares,trading|Shares close mixed in quiet trading;Small caps lead a broad advance;Bond yields slip before the auction;Traders weigh earnings season
interest rates|interest,rates,rate,central,bank,fed,mortgage|Central bank leaves rates unchanged;Mortgage rates fall to a one-year low;Minutes show a divided rate council
climate|climate,warming,emissions,carbon,weather,environment|Cities sign heat action plans;Emissions fall as coal plants close;Insurers map flood risk street by street
energy|energy,solar,wind,battery,grid,electricity,oil,gas|Grid batteries pass a new record;Wind parks wait for connections;Oil slips on higher stocks
technology|technology,tech,software,chips,semiconductors,gadgets|Chip makers plan two new plants;Browsers agree on a privacy signal;Phone repair rules take effect
cryptocurrency|crypto,cryptocurrency,bitcoin,ethereum,stablecoin,stablecoins,blockchain,token|Stablecoin payments grow in cross-border trade;Lawmakers debate token rules;Exchanges publish proof of reserves
startups|startup,startups,venture,funding,founders,investors|Venture funding picks up in the quarter;Founders turn to smaller rounds;Investors favour firms with revenue
housing|housing,homes,rent,real,estate,property|Rents level off in large cities;Builders start more small homes;Council votes for denser housing
health|health,medicine,hospital,vaccine,doctors,disease|Clinics extend evening hours;Trial of a malaria vaccine enrols first patients;Nurses agree on a new contract
science|science,research,physics,biology,scientists,study|Researchers read a thousand-year-old ice core;New telescope sends first pictures;Study follows bees across a city
space|space,rocket,satellite,moon,mars,launch,orbit|Lunar lander passes its last test;Satellite swarm maps soil moisture;Launch delayed by high winds
sports|sports,football,soccer,basketball,tennis,olympics,league,team|Late goal decides the derby;Marathon draws record field;Young team wins the cup
film|film,movie,movies,cinema,series,streaming|Festival opens with a debut;Cinemas sell more tickets in autumn;Streaming services bundle up
travel|travel,airline,airlines,flights,tourism,hotels,trains|Night trains return to three routes;Airports prepare for a busy season;Hotels report full weekends
education|education,schools,university,students,teachers|Universities widen evening courses;Districts hire reading coaches;Students build a weather station
food|food,restaurants,agriculture,farming,coffee|Coffee harvest better than feared;Restaurants add lunch counters;Farmers try drought-proof wheat
transport|transport,cars,electric,vehicles,ev,rail,traffic,bikes|Electric vans take over city deliveries;Rail line opens after ten years;Bike lanes cut commuting times
security|security,cybersecurity,breach,hackers,privacy,data|Firms drill for ransomware;Passkeys replace passwords at two banks;Watchdog fines data broker
law|law,court,lawsuit,regulation,antitrust,legislation|Court narrows a patent ruling;Antitrust agency opens inquiry;Parliament passes right-to-repair bill
retail|retail,shopping,consumers,stores,ecommerce|Shoppers return to high streets;Online returns become dearer;Second-hand sales grow
`

/** All of them. */
export const TOPICS: readonly Topic[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', words = '', headlines = ''] = line.split('|')
    return { name, words: words.split(','), headlines: headlines.split(';') }
  })

/** Newspapers of the world. */
export const PAPERS = [
  { name: 'The Daily Meridian', host: 'meridian.example' },
  { name: 'Harbor Business Journal', host: 'harborjournal.example' },
  { name: 'Northern Ledger', host: 'northernledger.example' },
  { name: 'The Morning Wire', host: 'morningwire.example' },
  { name: 'Trade & Industry Weekly', host: 'tradeweekly.example' },
  { name: 'Civic Observer', host: 'civicobserver.example' },
  { name: 'Plainspoken', host: 'plainspoken.example' },
  { name: 'The Evening Post-Record', host: 'postrecord.example' },
] as const
