import { expect, it } from 'vitest'
import { SUBGRAPHS } from '../../router/services.ts'
import { loadCatalogue } from '../../schema/catalogue.ts'

const { fields, inputPorts } = loadCatalogue()

/** Ports that are no company's and belong to no single field. */
const OF_NO_FIELD = ['domains/attestation lookups', 'upload/certificates']

/** The ports that fields name, with their service. */
function namedByFields(): string[] {
  return [...fields.values()].flatMap(({ service, ports }) => ports.map((port) => `${service}/${port}`))
}

/** The ports that members of inputs name: of the service that declares one of that name. */
function namedByInputs(): string[] {
  const names = new Set([...inputPorts.values()].flat())
  return SUBGRAPHS.flatMap(({ name, ports }) =>
    Object.keys(ports)
      .filter((port) => names.has(port))
      .map((port) => `${name}/${port}`),
  )
}

it('@provider names the declared ports, and each of them is named', () => {
  const declared = SUBGRAPHS.flatMap(({ name, ports }) => Object.keys(ports).map((port) => `${name}/${port}`))
  const named = new Set([...namedByFields(), ...namedByInputs(), ...OF_NO_FIELD])
  expect([...named].sort()).toEqual([...declared].sort())
})
