import type { RunnableService } from '../../router/boot/service.ts'
import type { RunnableResolver } from '../../subgraphs/kit/subgraph.ts'

/**
 * The same services, of which one field answers for ever what it answered first: what a call costs beside its resolver.
 * `coordinate` is `service Type.field`. Throws when there is no such resolver.
 */
export function remembering(services: readonly RunnableService[], coordinate: string): readonly RunnableService[] {
  const [, service, type, field] = /^(\w+) (\w+)\.(\w+)$/.exec(coordinate) ?? []
  if (!service || !type || !field) throw new RangeError(`"${coordinate}" is not spelt "service Type.field"`)
  let isFound = false
  const changed = services.map((one) => {
    if (one.name !== service) return one
    const topics = one.topics.map((topic) => {
      const resolver = topic.resolvers?.[type]?.[field]
      if (!resolver) return topic
      isFound = true
      const fields = { ...topic.resolvers?.[type], [field]: firstOf(resolver) }
      return { ...topic, resolvers: { ...topic.resolvers, [type]: fields } }
    })
    return { ...one, topics }
  })
  if (!isFound) throw new RangeError(`${coordinate} has no resolver`)
  return changed
}

function firstOf(resolver: RunnableResolver): RunnableResolver {
  let first: unknown
  return (...given) => (first ??= resolver(...given))
}
