import type { Endpoint } from '../schema/catalogue/endpoint.ts'
import { spell } from '../schema/catalogue/naming.ts'
import type { Issue } from '../schema/errors.ts'

/** Issues as services tell them, by the graph's names, with the names that the request has on the wire. */
export function wireIssuePaths({ members }: Endpoint, issues: readonly Issue[]): Issue[] {
  return issues.map((issue) => {
    const [first, ...inner] = issue.path
    const member = members.find(({ variable }) => variable === first)
    if (!member) return issue
    const below = inner.map((name) => (typeof name === 'string' ? spell(member.naming, name) : name))
    return { ...issue, path: [member.name, ...below] }
  })
}
