import {
  type ArgumentNode,
  type DocumentNode,
  Kind,
  type ObjectFieldNode,
  print,
  type StringValueNode,
  stripIgnoredCharacters,
  visit,
} from 'graphql'

/** Names of arguments and input fields whose values open something: codes that were mailed or that invite, and their like. */
const SECRET_NAME = /^(code|otp|pin|(auth|invite|verification)code|(.*)(password|secret|token)|(api|private)key)$/i

/** What stands where a secret was. */
export const REDACTED = '[redacted]'

/** Whether an argument or input field of a name holds a secret, so that it is neither shown nor kept. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name)
}

/** A value of arguments without the secrets in it. */
export function withoutSecrets(value: unknown, name = ''): unknown {
  if (value !== null && value !== undefined && isSecretName(name)) return REDACTED
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, name))
  return Object.fromEntries(Object.entries(value).map(([member, inner]) => [member, withoutSecrets(inner, member)]))
}

/** The text of an operation without the secrets that are written into it, and without the defaults of its variables. */
export function textWithoutSecrets(document: DocumentNode): string {
  const redacted: StringValueNode = { kind: Kind.STRING, value: REDACTED }
  const hide = <Node extends ArgumentNode | ObjectFieldNode>(node: Node): Node | undefined =>
    isSecretName(node.name.value) && node.value.kind !== Kind.VARIABLE ? { ...node, value: redacted } : undefined
  const kept = visit(document, {
    Argument: hide,
    ObjectField: hide,
    // A default may be meant for any argument.
    VariableDefinition: (node) => (node.defaultValue ? { ...node, defaultValue: redacted } : undefined),
  })
  return stripIgnoredCharacters(print(kept))
}
