import type { Service } from '../../subgraphs/kit/service/defineService.ts'
import type { RunnableResolver } from '../../subgraphs/kit/service/subgraph.ts'

/**
 * The same services, of which one field answers for ever what it answered first: what a call costs beside its resolver.
 * `coordinate` is `service Type.field`. Loading that service throws when there is no such resolver.
 */
export function remembering(services: readonly Service[], coordinate: string): readonly Service[] {
  const [, service, type, field] = /^(\w+) (\w+)\.(\w+)$/.exec(coordinate) ?? []
  if (!service || !type || !field) throw new RangeError(`"${coordinate}" is not spelt "service Type.field"`)
  return services.map((one) => {
    if (one.name !== service) return one
    return {
      ...one,
      async load() {
        const parts = await one.load()
        let isFound = false
        const topics = parts.topics.map((topic) => {
          const resolver = topic.resolvers?.[type]?.[field]
          if (!resolver) return topic
          isFound = true
          const fields = { ...topic.resolvers?.[type], [field]: firstOf(resolver) }
          return { ...topic, resolvers: { ...topic.resolvers, [type]: fields } }
        })
        if (!isFound) throw new RangeError(`${coordinate} has no resolver`)
        return { ...parts, topics }
      },
    }
  })
}

function firstOf(resolver: RunnableResolver): RunnableResolver {
  let first: unknown
  return (...given) => (first ??= resolver(...given))
}
