import { type Company, settingPrefix } from '../../subgraphs/kit/upstream/company.ts'
import type { Port, Ports } from '../../subgraphs/kit/upstream/port.ts'

interface Described {
  readonly name: string
  readonly ports: Ports
}

const EVIDENCE = {
  document: 'from the document',
  recorded: 'from recorded public answers',
  live: 'tried live',
} as const

/** The documentation page of ports and companies. */
export function providersPage(services: readonly Described[]): string {
  const ports = services.flatMap(({ name, ports: own }) =>
    Object.entries(own).map(([port, described]) => ({ service: name, port, ...described })),
  )
  return `# Providers

A service gets facts, files and acts through *ports*. A company with an adapter serves a port where the operator sets its
key; several serve it in the order of \`PROVIDERS\`, the next while one fails. Without a company an engine of our own serves
it, or on the devnet a stand-in that invents its data. On every other network a port without a provider is *off*: its paths
leave OpenAPI, llms.txt, discovery, search and the sandbox and answer 503 \`provider_not_configured\` without asking a price.
\`ALLOW_STAND_INS=true\` is for shows.

\`npm exec -- tollgraph doctor\` lists the ports as they are configured; \`doctor --live\` makes one real call to each company.
The answer's header \`X-Data-Source\` says \`live\` or \`sandbox\` (a stand-in), \`X-Data-Provider\` names the companies.

Every adapter follows its company's public document and is tested against a server that answers what this document has and
nothing else (\`test/replay/\`): as documented, nothing found, one odd row, a wrong base URL, too many requests, a refused key.

## Ports

| service | port | what comes through it | companies | without one |
|---|---|---|---|---|
${ports.map(portRow).join('\n')}

## Companies

${companiesOf(ports).map(companyRow).join('\n\n')}
`
}

function portRow({
  service,
  port,
  gives,
  companies = [],
  settings = [],
  needsKey,
  own,
  lackedBy = [],
}: Port & { service: string; port: string }) {
  const by = [
    ...companies.map(({ title }) => (needsKey ? `${title} with a key` : title)),
    ...settings.map((name) => `\`${name}\``),
  ].join(', ')
  const without = lackedBy.map(({ title }) => `; off with ${title} alone`).join('')
  return `| ${service} | ${port} | ${gives} | ${by} | ${own ?? 'stand-in, or off'}${without} |`
}

interface Serving {
  readonly company: Company
  readonly ports: readonly string[]
}

function companiesOf(ports: readonly (Port & { service: string; port: string })[]): Serving[] {
  const byId = new Map<string, Serving>()
  for (const { service, port, companies = [] } of ports) {
    for (const company of companies) {
      const known = byId.get(company.id)?.ports ?? []
      byId.set(company.id, { company, ports: [...known, `${service}: ${port}`] })
    }
  }
  return [...byId.values()]
}

function companyRow({ company, ports }: Serving): string {
  const { id, title, url, key, keyFrom, document, evidence, cost, limits } = company
  const version = document.version ? `, ${document.version}` : ''
  const prefix = settingPrefix(id)
  const settings = key === 'none' ? `\`PROVIDERS=${id}\`` : `\`${prefix}_KEY\``
  const without = key === 'optional' ? `, or \`PROVIDERS=${id}\` without a key` : ''
  return `### ${title}

- Ports: ${ports.join(', ')}. Setting: ${settings}${without}. Base URL: ${url ?? `\`${prefix}_URL\``}
- Document: [${document.name}](${document.url})${version}, read on ${document.readOn}; the adapter is ${EVIDENCE[evidence]}.
- Key: ${key === 'none' ? 'none is needed' : keyFrom}. Cost: ${cost}. Limits: ${limits}.`
}
