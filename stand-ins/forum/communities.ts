/** A community of the forum, and its subjects. */
export interface Community {
  readonly index: number
  readonly name: string
  /** Subjects of its posts. */
  readonly subjects: readonly string[]
  /** Average posts per week. */
  readonly pace: number
}

const TABLE = `
technology|open models,battery research,browser privacy,remote work tools,quantum computing,smart home hubs|7
programming|code review,type systems,database migrations,build times,testing strategy,legacy code|7
webdev|page speed,css layouts,accessibility audits,server rendering,payment forms|6
startups|finding a cofounder,pricing pages,seed rounds,customer interviews,churn,hiring the first engineer|6
smallbusiness|bookkeeping software,late invoices,local advertising,hiring part time staff,lease negotiations|5
marketing|email campaigns,search rankings,brand voice,landing pages,influencer budgets|5
sales|cold outreach,crm hygiene,demo scripts,quota season|4
personalfinance|emergency funds,index funds,student loans,credit cards,first house|7
investing|dividend stocks,bond ladders,market timing,small caps|5
cryptocurrency|stablecoin payments,hardware wallets,layer two fees,self custody,agent payments|6
machinelearning|fine tuning,vector search,evaluation sets,inference cost,tool use|6
dataengineering|stream processing,warehouse costs,schema drift,orchestration|4
sysadmin|backup drills,patch day,ticket queues,mail deliverability|5
homelab|rack noise,used servers,network cabling,power draw|4
coffee|pour over,espresso grinders,water hardness,light roasts,cold brew|5
cooking|knife care,weeknight dinners,sourdough,cast iron,fermentation|6
running|marathon training,running shoes,shin splints,trail races|5
cycling|commuting by bike,gravel bikes,winter riding,tubeless tires|4
travel|night trains,solo trips,carry on packing,visa questions,shoulder season|6
hiking|trail conditions,ultralight tents,altitude,boots|4
books|translated fiction,book clubs,reading slumps,audiobooks|5
movies|film festivals,practical effects,sequels,old cinemas|5
gardening|raised beds,compost,tomato blight,seed swaps|4
realestate|mortgage rates,inspection reports,renting out a room,moving costs|4
`

/** All communities of the forum. */
export const COMMUNITIES: readonly Community[] = TABLE.trim()
  .split('\n')
  .map((line, index) => {
    const [name = '', subjects = '', pace] = line.split('|')
    return { index, name, subjects: subjects.split(','), pace: Number(pace) }
  })

/** Titles for a subject, and the texts that follow. */
export const OPENINGS: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'What nobody tells you about {}',
    text: 'I have been at this for two years now. Three things about {} surprised me: how long it takes, how much of it is waiting, and how kind people are when you ask.',
  },
  {
    title: 'Is {} worth it in the long run?',
    text: 'Everybody around me talks about {}. I did the sums twice and they only work if I believe the most hopeful numbers. What am I missing?',
  },
  {
    title: 'A beginner asks about {}',
    text: 'Total beginner here. Which mistakes with {} did you make so that I do not have to? Links to good reading are welcome.',
  },
  {
    title: '{}: what changed for you this year?',
    text: 'A year ago I gave up on {}. Last month I tried again and it went well. Curious what is different for others.',
  },
  {
    title: 'Unpopular opinion: {} is overrated',
    text: 'There, I said it. Most of what is written about {} is by people who sell it. Change my mind, politely.',
  },
  {
    title: 'I kept a diary of {} for 90 days',
    text: 'Ninety days, one line a day. The short version: {} got easier after week three and boring after week eight. The long version is below.',
  },
  { title: 'Weekly thread: {}', text: 'Ask and answer anything about {} here. No question is too small. Be nice.' },
  {
    title: 'How do you explain {} to your family?',
    text: 'Every holiday the same conversation. I try to explain {} and lose them after one sentence. How do you do it?',
  },
  {
    title: 'The cheapest way into {}',
    text: 'My budget is small. I found used gear and free lessons for {}; what would you spend the first hundred on?',
  },
  {
    title: 'We made every mistake with {}',
    text: 'A report from a team of six. We rushed {}, we skipped the boring parts, and we paid for it. Here is what we would do now.',
  },
  { title: 'Link: a calm look at {}', text: '' },
  { title: 'Link: new numbers on {}', text: '' },
]

/** Comment texts. */
export const ANSWERS: readonly string[] = [
  'This. I wish somebody had told me earlier.',
  'Do you have a source for that?',
  'Same here, took me about half a year.',
  'I disagree, but I see where you are coming from.',
  'Start small and write down what you do. Everything else follows.',
  'We tried it at work and went back after a month.',
  'Depends on where you live. Here it is the other way round.',
  'Thanks, saved for the weekend.',
  'The second point is the important one and most people skip it.',
  'Could you say more about the costs?',
  'Not my experience at all. What were you using?',
  'I laughed, then I checked my own numbers, then I stopped laughing.',
  'Ask your local library, seriously.',
  'It got better for me once I stopped reading about it and did it.',
  'There is a good write-up of this somewhere, I will look for it.',
  'Counterpoint: time is a cost as well.',
]

/** Words for author names. */
export const AUTHORS =
  `amber badger birch bison cedar clover cobalt comet copper coral crane cricket dune ember falcon fern finch
fjord flint fog fox glacier granite gull harbor hazel heron iris ivory jasper juniper kelp kestrel lantern larch lemon lichen
lynx maple marble marlin marsh meadow mole moss moth mule newt oak olive onyx orbit otter owl pebble pine plover pond quail
quartz raven reed river robin rook sage salmon shale shrew slate snail sparrow spruce stoat stork swift teal thistle thrush
tide toad trout tulip vole walnut weasel willow wren yarrow`.split(/\s+/)
