import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import {
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { memberSchema } from '../../rest-compat/jsonSchema.ts'
import { inputIssues } from '../../router/payments/checkout/inspect.ts'
import { constraintIssues } from '../../schema/catalogue/constraint.ts'
import type { Endpoint, EndpointMember } from '../../schema/catalogue/endpoint.ts'
import { readVariables } from '../../schema/catalogue/requestVariables.ts'
import { loadCatalogue } from '../../schema/catalogue.ts'
import { TEXT_SCALARS } from '../../schema/scalars.ts'

const catalogue = loadCatalogue()
const { schema, constraints } = catalogue

/** Blank has a meaning in these, and their SDL says so. */
const MAY_BE_BLANK = [
  'CreateInviteCodeInput.note',
  'FlightPersonNameInput.middleName',
  'FlightTravelerNameInput.middleName',
  'MerchAddressInput.address2',
  'SaveRegistrantProfileInput.addressLine2',
  'SaveRegistrantProfileInput.state',
  'SendMailFromInboxInput.html',
  'SendMailFromInboxInput.text',
  'SendMailFromSubdomainInput.html',
  'SendMailFromSubdomainInput.text',
  'SendMailInput.html',
  'SendMailInput.text',
  'VideoBInput.negativePrompt',
  'VideoCInput.negativePrompt',
]

const inputs = Object.values(schema.getTypeMap()).flatMap((type): [string, GraphQLInputType][] => {
  if (type.name.startsWith('__')) return []
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field.type])
  if (!isObjectType(type)) return []
  return Object.values(type.getFields()).flatMap((field) =>
    field.args.map((argument): [string, GraphQLInputType] => [
      `${type.name}.${field.name}(${argument.name})`,
      argument.type,
    ]),
  )
})
const texts = inputs.filter(([, type]) => TEXT_SCALARS.has(getNamedType(type).name))

function listed(type: GraphQLInputType, text: string): unknown {
  return isListType(isNonNullType(type) ? type.ofType : type) ? [text] : text
}

const blank = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u2003', '\u3000'), maxLength: 70 })

describe('a text of the graph', () => {
  it('may be blank in the few places whose SDL says so', () => {
    const open = texts.filter(([place]) => constraints.get(place)?.refusesBlank !== true).map(([place]) => place)
    expect(open.sort()).toEqual(MAY_BE_BLANK)
    for (const place of open) expect(constraints.get(place)).toMatchObject({ minLength: 0 })
  })

  it.each(texts.filter(([place]) => !MAY_BE_BLANK.includes(place)))(
    'needs a character that can be seen as %s',
    (place, type) => {
      fc.assert(
        fc.property(blank, (text) => {
          const constraint = constraints.get(place)
          expect(constraint && constraintIssues(constraint, listed(type, text), ['member']).length).toBeGreaterThan(0)
        }),
        { numRuns: 20 },
      )
    },
  )

  it('is refused inside an input object with its place and the rule', () => {
    const address = { firstName: 'Ada', zip: ' \t', address2: '' }
    const type = schema.getType('MerchAddressInput')
    expect(isInputObjectType(type) && inputIssues(type, address, ['addressTo'], constraints)).toEqual([
      {
        path: ['addressTo', 'zip'],
        code: 'too_small',
        message: 'must have at least 1 character that is not white space',
      },
    ])
  })

  it('keeps the white space at its ends', () => {
    const constraint = constraints.get('DnsRecordInput.value')
    expect(constraint && constraintIssues(constraint, '  v=spf1 -all ', ['value'])).toEqual([])
  })
})

/** Whether a member is a text or a list of texts in the plain layout. */
function isPlainText({ type, layout }: EndpointMember): boolean {
  return ['String', 'ID'].includes(getNamedType(type).name) && layout === null
}

const members = catalogue.endpoints.flatMap((endpoint) =>
  endpoint.members
    .filter((member) => isPlainText(member) && member.constraint?.refusesBlank)
    .map(
      (member) =>
        [`${member.name} of ${endpoint.method} ${endpoint.service}${endpoint.path}`, endpoint, member] as const,
    ),
)

function issuesOf(endpoint: Endpoint, member: EndpointMember, text: string) {
  const raw = {
    path: member.in === 'path' ? { [member.name]: text } : {},
    query: new URLSearchParams(member.in === 'query' ? [[member.name, text]] : []),
    body: member.in === 'body' ? { [member.name]: listed(member.type, text) } : undefined,
  }
  return readVariables(endpoint, raw, constraints).issues.filter(({ path }) => path[0] === member.name)
}

describe('a documented path', () => {
  // One for all: each new one compiles the meta-schemas again.
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)

  it.each(members)('refuses blanks as %s, and its document says so', (_, endpoint, member) => {
    const validate = ajv.compile(memberSchema(member, constraints))
    for (const text of ['', ' ', '   ', '     ', '\t']) {
      expect(issuesOf(endpoint, member, text).length, JSON.stringify(text)).toBeGreaterThan(0)
      expect(validate(listed(member.type, text)), JSON.stringify(text)).toBe(false)
    }
  })
})
