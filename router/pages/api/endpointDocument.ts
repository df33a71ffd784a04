import { type ExampleNeeds, exampleNeedsOf } from '../../../rest-compat/example.ts'
import { membersSchema, shapeSchema } from '../../../rest-compat/jsonSchema.ts'
import { pathOf } from '../../../rest-compat/llms.ts'
import { priceText } from '../../../rest-compat/priceText.ts'
import type { Endpoint } from '../../../schema/catalogue/endpoint.ts'
import { JSON_TYPE } from '../../../schema/catalogue/endpoints.ts'
import { endpointId } from '../../mcp/endpointNames.ts'
import { block, code, inline, table } from './markdown.ts'
import { type Sample, type SampleFacts, samplesOf } from './samples.ts'
import { type SchemaRow, schemaRows } from './schemaRows.ts'

/** What there is to know of a documented path, in Markdown; a page shows its samples as tabs. */
export interface EndpointDocument {
  /** Method and whole path. */
  readonly title: string
  readonly summary: string
  /** Purpose, price, request. */
  readonly head: string
  readonly samples: readonly Sample[]
  /** What the example needs, and the answer. */
  readonly tail: string
}

/** The document of a path for one reader: with the URLs that it reaches, on a day. */
export function endpointDocument(endpoint: Endpoint, facts: SampleFacts): EndpointDocument {
  const { description, method, path, service, summary } = endpoint
  const base = facts.baseUrlOf(service)
  const prefix = pathOf(base)
  const title = `${method} ${prefix}${path}`
  const rest = description.startsWith(summary) ? description.slice(summary.length).replace(/^\.\s*/, '') : description
  const head = [
    inline(rest),
    [
      `- Price: **${priceText(endpoint)}**`,
      `- For: ${WHO[endpoint.access]}`,
      `- URL: ${code(base + path)}`,
      `- Name in MCP and on the command line: ${code(endpointId(endpoint))}`,
    ].join('\n'),
    requestSection(endpoint, facts),
  ]
  return {
    title,
    summary,
    head: paragraphs(head),
    samples: samplesOf(endpoint, facts),
    tail: paragraphs([needsSection(exampleNeedsOf(endpoint, facts.catalogue), prefix), answerSection(endpoint, facts)]),
  }
}

/** The whole document as one text, for agents. */
export function endpointMarkdown({ title, summary, head, samples, tail }: EndpointDocument): string {
  const blocks = samples.map((sample) => `### ${sample.title}\n\n${block(sample.language, sample.text)}`)
  return `${paragraphs([`# ${title}`, `**${inline(summary)}.**`, head, '## Call it', ...blocks, tail])}\n`
}

const WHO: Readonly<Record<Endpoint['access'], string>> = {
  paid: 'anybody who pays, with x402 or MPP; the payer is the caller',
  siwx: 'a wallet that signs in (SIWX, CAIP-122)',
  free: 'everybody',
  secret: 'scheduled jobs',
}

function requestSection({ members }: Endpoint, { catalogue }: SampleFacts): string {
  if (members.length === 0) return '## Request\n\nIt takes no members.'
  const schema = membersSchema(members, catalogue.constraints)
  const placeOf = (row: SchemaRow) => members.find(({ name }) => name === row.path)?.in ?? ''
  const isRequired = (row: SchemaRow) => row.isRequired || placeOf(row) === 'path'
  const rows = schemaRows(schema).map((row) => [
    code(row.path),
    placeOf(row),
    `${inline(row.type)}${isRequired(row) ? ', required' : ''}`,
    row.rules,
    inline(row.description),
  ])
  return `## Request\n\n${table(['Member', 'Place', 'Type', 'Rules', 'Meaning'], rows)}`
}

function needsSection(needs: ExampleNeeds | null, prefix: string): string {
  if (!needs) return ''
  const whole = (request: string) => code(request.replace(' /', ` ${prefix}/`))
  const items = [
    ...needs.members.map(({ member, request, reader, answer }) => {
      const made = reader === undefined ? whole(request) : `${whole(request)}, then ${whole(reader)}`
      return `- ${code(member)} is ${code(answer)} in the answer of ${made}.`
    }),
    ...needs.after.map((request) => `- First call ${whole(request)}.`),
    ...(needs.step === undefined ? [] : [`- ${inline(needs.step)}`]),
  ]
  return `## What the example needs\n\n${items.join('\n')}`
}

function answerSection({ missing, produces, shape, status }: Endpoint, { baseUrlOf }: SampleFacts): string {
  const rows = schemaRows(shapeSchema(shape, missing === 'NULL')).map(({ path, type, isRequired, description }) => [
    code(path),
    `${inline(type)}${isRequired ? '' : ', may be missing'}`,
    inline(description),
  ])
  const body =
    produces === JSON_TYPE
      ? table(['Member', 'Type', 'Meaning'], rows)
      : `The body has the media type ${code(produces)}.`
  const errors = `${baseUrlOf('gateway')}/guides/payments#error-codes`
  return paragraphs([
    `## Answer: ${status}`,
    body,
    `A status of 400 or more is a refusal, which costs nothing: its body has \`error\`, and for bad input \`issues\` with \`path\` and \`message\`. All codes: <${errors}>`,
  ])
}

function paragraphs(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n')
}
