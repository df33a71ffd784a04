import { seedOf } from '../../../kit/random.ts'

/** A branch of business. */
export interface Industry {
  readonly name: string
  /** Its id in prospect filters: 24 hexadecimal digits. */
  readonly tagId: string
  readonly keywords: readonly string[]
  /** Endings of company names. */
  readonly endings: readonly string[]
  /** Thousands of US dollars of revenue for each employee. */
  readonly revenuePerHead: number
  /** Whether its companies have funding rounds. */
  readonly isFunded: boolean
  /** Its place types on maps. */
  readonly placeTypes: readonly string[]
}

const TABLE = `
computer software|saas,cloud software,developer tools,automation,analytics|Software,Systems,Labs,Cloud,Apps|210|funded|corporate_office
information technology & services|it consulting,managed services,cloud migration,integration|Technologies,Networks,Digital,Consulting|160|funded|corporate_office
financial services|payments,lending,wealth management,accounting|Capital,Financial,Payments,Trust|320|funded|finance
insurance|underwriting,claims,brokerage|Insurance,Assurance,Mutual|380||insurance_agency
hospital & health care|telehealth,clinics,patient care|Health,Clinics,Care,Medical|140|funded|doctor,health
biotechnology|genomics,therapeutics,diagnostics|Biosciences,Therapeutics,Genomics|230|funded|corporate_office
mechanical or industrial engineering|machinery,robotics,precision parts|Robotics,Engineering,Machines|190|funded|corporate_office
construction|general contractor,renovation,project management|Construction,Builders,Contracting|240||general_contractor
real estate|brokerage,property management,leasing|Realty,Properties,Estates|260||real_estate_agency
retail|e-commerce,home goods,apparel|Goods,Outfitters,Market,Supply|180||store
food & beverages|specialty foods,beverages,distribution|Foods,Beverages,Provisions|200||store
restaurants|casual dining,catering,hospitality|Kitchens,Dining,Table|70||restaurant
hospitality|hotels,events,travel|Hotels,Hospitality,Resorts|90||lodging
marketing & advertising|branding,performance marketing,content|Media,Creative,Marketing|150||corporate_office
management consulting|strategy,operations,change management|Partners,Advisory,Group|220||corporate_office
law practice|corporate law,litigation,intellectual property|Law,Legal,Counsel|280||lawyer
education management|online learning,schools,training|Academy,Learning,Education|95|funded|school
logistics & supply chain|freight,warehousing,last mile|Logistics,Freight,Shipping|230|funded|moving_company
renewables & environment|solar,wind,energy storage|Energy,Solar,Renewables|270|funded|corporate_office
automotive|dealerships,fleet services,electric vehicles|Motors,Automotive,Fleet|350||car_dealer
telecommunications|fiber,wireless,internet service|Telecom,Wireless,Fiber|290||corporate_office
security & investigations|cybersecurity,identity,monitoring|Security,Shield,Defense|200|funded|corporate_office
nonprofit organization management|fundraising,community programs,grants|Foundation,Alliance,Initiative|85||corporate_office
health, wellness & fitness|gyms,nutrition,personal training|Fitness,Wellness,Athletics|80||gym
design|product design,interiors,architecture|Design,Studio,Architects|130||corporate_office
events services|conferences,exhibitions,production|Events,Productions,Live|120||event_venue
`

const HALF = 12

/** All branches, most companies first. */
export const INDUSTRIES: readonly Industry[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', keywords = '', endings = '', revenue, funded, places = ''] = line.split('|')
    return {
      name,
      tagId: tagOf(name),
      keywords: keywords.split(','),
      endings: endings.split(','),
      revenuePerHead: Number(revenue),
      isFunded: funded === 'funded',
      placeTypes: places.split(','),
    }
  })

/** Independent of the seed, so that a stored filter stays valid. */
function tagOf(name: string): string {
  const half = (salt: string) =>
    (
      seedOf('industry', name, salt).toString(16).padStart(8, '0') + seedOf(salt, name).toString(16).padStart(8, '0')
    ).slice(0, HALF)
  return half('a') + half('b')
}
