import type { Example, ExampleGroup } from './example.ts'

const brandCheck: Example = {
  id: 'brand-check',
  title: 'Is this brand still free?',
  question: 'Under which endings is my brand free, at what price, and which company is called like it?',
  services: ['domains', 'enrich'],
  usd: '0.13',
  query: `query BrandCheck($brand: String!) {
  domainSearch(name: $brand, first: 2) {
    # Paid for each of the results that \`first\` allows.
    results {
      domain {
        name
      }
      availability {
        currentPrice
        premium
      }
    }
  }
  companies(qKeywords: $brand, first: 5) {
    edges {
      profile {
        name
        domain
        industry
      }
    }
  }
}
`,
  variables: () => ({ brand: 'goldwood' }),
}

const myDomains: Example = {
  id: 'my-domains',
  title: 'My domains, with all that hangs on them',
  question: 'When do my domains end, and which sites and mail names stand on them?',
  services: ['gateway', 'domains', 'upload', 'mail'],
  usd: '0',
  query: `# Free: it takes a wallet that says who it is.
query MyDomains {
  me {
    address
    domains(first: 10) {
      nodes {
        name
        registration {
          expiresAt
          daysRemaining
          renewalPrice
        }
        hostnames(first: 3) {
          nodes {
            hostname
            site {
              url
            }
          }
        }
        mailSubdomain {
          hostname
          inboxes(first: 5) {
            nodes {
              address
            }
          }
        }
      }
    }
  }
}
`,
}

const fileAndMail: Example = {
  id: 'file-and-mail',
  title: 'Put a file online, and send a note',
  question: 'Give me room for a file, and send a note that it is coming, with one payment.',
  services: ['upload', 'mail'],
  usd: '0.04',
  query: `mutation FileAndMail($to: String!) {
  buyUpload(input: { filename: "notes.txt", contentType: "text/plain", tier: MB_10 }) {
    upload {
      url
      expiresAt
    }
    slot {
      uploadUrl
    }
  }
  sendMail(input: { to: [$to], subject: "Notes", text: "My notes are about to be online." }) {
    mail {
      messageId
      from
    }
  }
}
`,
  variables: () => ({ to: 'ada@example.com' }),
}

/** Domains, sites, files and mail. */
export const names: ExampleGroup = {
  title: 'Names, hosting and mail',
  examples: [brandCheck, myDomains, fileAndMail],
}
