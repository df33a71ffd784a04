import { fileURLToPath } from 'node:url'
import {
  type ASTNode,
  type ConstDirectiveNode,
  type DocumentNode,
  getLocation,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  parse,
  Source,
  type StringValueNode,
} from 'graphql'
import { withCommonDescriptions } from './commonDescriptions.ts'
import { readDocuments } from './documentFiles.ts'

/** A type, field, argument, enum value or input field, where the file of a service has it. */
export interface PlacedElement {
  /** `Type`, `Type.member` or `Type.field(argument)`. */
  readonly coordinate: string
  /** `subgraphs/mail/schema.graphql:12`. */
  readonly place: string
  readonly node: ElementNode
}

type ElementNode = ASTNode & {
  readonly name: { readonly value: string }
  readonly description?: StringValueNode | undefined
  readonly directives?: readonly ConstDirectiveNode[] | undefined
}

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** Every element of the SDL at a location (see `readDocuments`), with its file and line. */
export function placedElements(schema: URL): PlacedElement[] {
  return readDocuments(schema).flatMap(({ name, text }) => {
    const file = fileURLToPath(new URL(name ? `${schema.href}/${name}` : `${schema.href}.graphql`))
    return elementsOf(withCommonDescriptions(parse(new Source(text, file.slice(ROOT.length)))))
  })
}

/** Problems of a schema, each with the file and line of the element that it begins with. */
export function withPlaces(problems: readonly string[], elements: readonly PlacedElement[]): string[] {
  const places = placesOf(elements)
  return problems.map((problem) => {
    const [, coordinate = ''] = /([A-Za-z_]\w*(?:\.\w+(?:\(\w+:?\))?)?)/.exec(problem.replace(/^\[\w+\] /, '')) ?? []
    const place = places.get(coordinate.replace(':)', ')'))
    return place ? `${place}: ${problem}` : problem
  })
}

/** The place of each coordinate, in the file that describes it, or else in the first that has it. */
function placesOf(elements: readonly PlacedElement[]): ReadonlyMap<string, string> {
  const described = elements.filter(({ node }) => node.description)
  return new Map(
    [...elements.toReversed(), ...described.toReversed()].map(({ coordinate, place }) => [coordinate, place]),
  )
}

function elementsOf({ definitions }: DocumentNode): PlacedElement[] {
  const types = definitions.filter((node) => isTypeDefinitionNode(node) || isTypeExtensionNode(node))
  return types.flatMap((type) => {
    const members: readonly ElementNode[] = [
      ...('fields' in type ? (type.fields ?? []) : []),
      ...('values' in type ? (type.values ?? []) : []),
    ]
    return [placed(type.name.value, type), ...members.flatMap((member) => membersOf(type.name.value, member))]
  })
}

function membersOf(type: string, member: ElementNode): PlacedElement[] {
  const coordinate = `${type}.${member.name.value}`
  const args = member.kind === Kind.FIELD_DEFINITION ? (member.arguments ?? []) : []
  return [placed(coordinate, member), ...args.map((one) => placed(`${coordinate}(${one.name.value})`, one))]
}

function placed(coordinate: string, node: ElementNode): PlacedElement {
  const { loc } = node
  if (!loc) throw new Error(`${coordinate} was read without its location`)
  // A node begins with its description.
  return { coordinate, place: `${loc.source.name}:${getLocation(loc.source, loc.start).line}`, node }
}
