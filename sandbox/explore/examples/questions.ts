import { dayAfter, type Example, type ExampleGroup } from './example.ts'

// The questions of docs/queries.md: a test keeps the queries equal.

const aCompany: Example = {
  id: 'a-company',
  title: 'A company',
  question: 'Who is the company behind this domain, who works there, where is it, and what is written of it?',
  services: ['enrich', 'social'],
  usd: '0.9295',
  query: `query Company {
  company(domain: "fairwaysystems.example") {
    domain { name }
    profile {
      name
      funding { total latestStage }
      socialAccounts(first: 2) { nodes { platform url audience { followers } } }
    }
    people(first: 5) { edges { preview { firstName title } node { id } } }
    places(first: 3) { nodes { confidence matchedOn listing { formattedAddress rating } } }
    news(first: 5) { nodes { title link } }
  }
}
`,
}

const aTrip: Example = {
  id: 'a-trip',
  title: 'A trip',
  question: 'Which flights, with which delays, and where do I land: weather, hotel and a ride?',
  services: ['travel'],
  usd: '0.17364',
  query: `query Trip($day: Date!, $at: LocalDateTime!) {
  flightOffers(search: { originLocationCode: "BER", destinationLocationCode: "ROM", departureDate: $day, adults: 1 }) {
    offers(first: 3) {
      nodes {
        price { amount currency }
        itineraries(first: 1) {
          segments(first: 2) {
            flight { ident tracking { edges { status { departureDelay cancelled } } } }
            arrival { at airport { code name } }
          }
        }
      }
    }
  }
  airport(code: "FCO") {
    forecast { time }
    delay { delaySeconds }
    hotels(first: 3, radius: 30) { edges { listing { name distanceKm } node { reviews { overallRating } } } }
    transfersTo(first: 3, destination: { location: { latitude: 41.9, longitude: 12.5 } }, at: $at) {
      nodes { price { amount currency } }
    }
  }
}
`,
  variables: (today) => {
    const day = dayAfter(today, 1)
    return { day, at: `${day}T20:00:00` }
  },
}

const aToken: Example = {
  id: 'a-token',
  title: 'A token',
  question: 'What is this token, what is its coin worth, which protocol is behind it, and who writes of it?',
  services: ['data', 'enrich'],
  usd: '0.09',
  query: `query Token {
  token(chain: "base", address: "0x940181a94A35A4569E4529A3CDfB74e38FD98631") {
    chain { name }
    listing { symbol decimals }
    coin {
      slug
      market(currency: "eur") { currentPrice marketCap }
      details { protocol { slug } socialAccounts(first: 5) { nodes { platform username } } }
      news(first: 3) { nodes { title } }
    }
    pools(first: 3) { edges { market { name reserveUsd dex { name } } } }
  }
}
`,
}

const aWallet: Example = {
  id: 'a-wallet',
  title: 'A wallet',
  question: 'What does my wallet hold, what is that worth, and what do I have here?',
  services: ['data', 'domains', 'gateway', 'studio', 'upload'],
  usd: '0.025',
  query: `query Wallet {
  me {
    address
    holdings(first: 5) { nodes { symbol amount valueUsd token { address chain { name } } } }
    nfts(first: 3) { edges { node { contract tokenId } } }
    jobs(first: 5) { nodes { kind status picture { url } } }
    uploads(first: 5) { nodes { filename expiresAt } }
    domains(first: 5) { nodes { name registration { expiresAt renewalPrice } } }
  }
}
`,
}

const aDomain: Example = {
  id: 'a-domain',
  title: 'A domain',
  question: 'When does my domain end, what hangs on it, and which company goes by its name?',
  first: 'Register the domain.',
  services: ['domains', 'enrich', 'mail', 'upload'],
  usd: '0.0495',
  query: `query Domain($name: String!) {
  domain(name: $name) {
    name
    registration { status expiresAt renewalPrice records(first: 50) { nodes { type name value } } }
    hostnames(first: 3) { nodes { hostname certificate { status expiresAt } site { url } } }
    mailSubdomain { hostname inboxes(first: 20) { nodes { address unreadCount } } }
    attestation { verified wallet { address } }
    company { profile { name shortDescription } }
  }
}
`,
  variables: () => ({ name: 'cedarshorelabs.example' }),
}

const pictureOnAShirt: Example = {
  id: 'picture-on-a-shirt',
  title: 'A picture, and the shirt printed with it',
  question: 'Paint a picture, and print it on a shirt for me as soon as it is there.',
  first: 'Write your own address.',
  services: ['merch', 'studio'],
  usd: '20.042',
  query: `mutation PictureOnShirt($address: MerchAddressInput!) {
  generateImage(input: { ref: "front", model: { imageA: { prompt: "A heron at dawn" } } }) {
    picture { id url }
    problem { ... on Problem { message path } }
  }
  orderShirt(input: { picture: { ref: "front" }, addressTo: $address }) {
    order { id status }
    problem { ... on Problem { message path } }
  }
}
`,
  variables: () => ({
    address: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      country: 'GB',
      region: 'London',
      address1: '12 St James Square',
      city: 'London',
      zip: 'SW1Y 4JH',
    },
  }),
}

const aPageByMail: Example = {
  id: 'a-page-by-mail',
  title: 'A page, read and mailed',
  question: 'Read a page of the web for me, and mail its text.',
  first: 'Choose a page that can be read from here.',
  services: ['enrich', 'mail'],
  usd: '0.0326',
  query: `mutation PageByMail($url: String!) {
  readPage(input: { ref: "report", url: $url }) {
    page { title url }
    problem { ... on Problem { message } ... on PageUnreachableProblem { httpStatus } }
  }
  sendMail(input: { to: ["ada@example.com"], subject: "The report", page: { ref: "report" } }) {
    mail { messageId deliveries { address } }
    problem { ... on Problem { message path } }
  }
}
`,
  variables: () => ({ url: 'https://www.example.com/' }),
}

const anUploadAsSite: Example = {
  id: 'an-upload-as-site',
  title: 'An upload that becomes a site',
  question: 'Make a site of my zip, and show it under a name of mine.',
  first: 'Upload a zip, and put the id of the upload here.',
  services: ['upload'],
  usd: '0.02',
  query: `mutation Site($zip: ID!) {
  buySite(input: { ref: "shop", tier: MB_10, source: { upload: $zip } }) {
    site { url fileCount }
    problem { ... on Problem { message path } }
  }
  connectSiteDomain(input: { site: { ref: "shop" }, hostname: "www.my-first-toll.com" }) {
    hostname { status dnsRecords { type name value } }
    problem { ... on Problem { message path } }
  }
}
`,
  variables: () => ({ zip: 'VXBsb2FkL3kzd3A2bXJ5ZHQ' }),
}

const spendingByMember: Example = {
  id: 'spending-by-member',
  title: "An organization's spending by member",
  question: 'What did each member of my organization spend in its name, and on what?',
  first: 'Make an organization, and pay with the header X-Organization.',
  services: ['gateway', 'mail'],
  usd: '0',
  query: `query Spending($slug: String!) {
  organization(slug: $slug) {
    name
    members(first: 20) {
      nodes {
        role
        wallet { address }
        spent(since: "2026-01-01T00:00:00Z")
        payments(first: 5) {
          nodes {
            createdAt
            settledAmount
            lines { field charged }
            items(first: 5) { nodes { id ... on Job { kind status } ... on Inbox { username } ... on Domain { name } } }
          }
        }
      }
    }
  }
}
`,
  variables: () => ({ slug: 'my-organization' }),
}

const aPayment: Example = {
  id: 'a-payment',
  title: 'A payment, and what came of it',
  question: 'What did I pay for, what of it was charged, and what do I have of it?',
  first: 'Put the id of a payment here; “All that is mine” lists them.',
  services: ['gateway', 'mail', 'merch', 'studio', 'travel', 'upload'],
  usd: '0',
  query: `query Payment($id: ID!) {
  payment(id: $id) {
    state
    amount
    settledAmount
    lines { field amount charged outcome }
    refunds { amount state }
    items(first: 20) {
      nodes {
        id
        ... on Job { status picture { url orders(first: 3) { nodes { id } } } }
        ... on Inbox { username }
        ... on Domain { name }
        ... on Site { url hostname { hostname } }
        ... on Upload { filename }
        ... on FlightOrder { resourceId }
      }
    }
  }
}
`,
  variables: () => ({ id: 'the id of the payment' }),
}

/** Each over several services, as one query, one bill and one payment. */
export const questions: ExampleGroup = {
  title: 'Over several services',
  examples: [
    aCompany,
    aTrip,
    aToken,
    aWallet,
    aDomain,
    pictureOnAShirt,
    aPageByMail,
    anUploadAsSite,
    spendingByMember,
    aPayment,
  ],
}
