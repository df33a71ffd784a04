import type { Endpoint } from '../schema/catalogue/endpoint.ts'

/** Endpoints by topic, the topics in alphabetical order, as the contract lists them. */
export function byTopic(endpoints: readonly Endpoint[]): ReadonlyMap<string, readonly Endpoint[]> {
  const topics = [...new Set(endpoints.map(({ tag }) => tag))].sort()
  return new Map(topics.map((topic) => [topic, endpoints.filter(({ tag }) => tag === topic)]))
}
