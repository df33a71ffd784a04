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

/** Names of arguments and input fields whose values grant access: mailed codes, invitation codes and the like. */
const SECRET_NAME = /^(code|otp|pin|(auth|invite|verification)code|(.*)(password|secret|token)|(api|private)key)$/i

/** Replaces a secret. */
const REDACTED = '[redacted]'

/** Whether an argument or input field holds a secret, by name; secrets are neither shown nor stored. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name)
}

/** Argument values with secrets redacted. */
export function withoutSecrets(value: unknown, name = ''): unknown {
  if (value !== null && value !== undefined && isSecretName(name)) return REDACTED
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, name))
  return Object.fromEntries(Object.entries(value).map(([member, inner]) => [member, withoutSecrets(inner, member)]))
}

/** The text of an operation with literal secrets and all variable defaults redacted. */
export function textWithoutSecrets(document: DocumentNode): string {
  const redacted: StringValueNode = { kind: Kind.STRING, value: REDACTED }
  const hide = <Node extends ArgumentNode | ObjectFieldNode>(node: Node): Node | undefined =>
    isSecretName(node.name.value) && node.value.kind !== Kind.VARIABLE ? { ...node, value: redacted } : undefined
  const kept = visit(document, {
    Argument: hide,
    ObjectField: hide,
    // A variable's default may end up in any argument.
    VariableDefinition: (node) => (node.defaultValue ? { ...node, defaultValue: redacted } : undefined),
  })
  return stripIgnoredCharacters(print(kept))
}
