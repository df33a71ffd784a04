import {
  type ASTNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  TypeInfo,
  type VariableDefinitionNode,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { normalise, type Operation } from '../graph/operation.ts'

/** The query that reads one event of a subscription, under the same response key. */
export interface LiveRead {
  readonly query: Operation
  /** The query's variable for the payment of an event. */
  readonly paymentVariable: string
}

/** The client-visible type of subscriptions, and the query type that has the same things. */
const SUBSCRIPTION = 'Subscription'
const QUERY = 'Query'

const known = new WeakMap<Operation, LiveRead>()

/**
 * A subscription as a query: `Subscription.job` becomes `Query.job`, and `Subscription.payments` becomes `Query.payment` of
 * a variable. Cached by operation, which belongs to one graph.
 */
export function liveReadOf(subscription: Operation, schema: GraphQLSchema): LiveRead {
  const found = known.get(subscription)
  if (found) return found
  const paymentVariable = freeVariable(subscription.definition)
  const types = new TypeInfo(schema)
  const isOfPayments = (node: ASTNode) =>
    node.kind === Kind.FIELD && types.getParentType()?.name === SUBSCRIPTION && node.name.value === 'payments'
  let readsPayments = false
  const asQuery = visit(
    subscription.document,
    visitWithTypeInfo(types, {
      Field(node) {
        if (!isOfPayments(node)) return undefined
        readsPayments = true
        return {
          ...node,
          alias: node.alias ?? name('payments'),
          name: name('payment'),
          arguments: [{ kind: Kind.ARGUMENT, name: name('id'), value: variable(paymentVariable) }],
        }
      },
    }),
  )
  const document = visit(asQuery, {
    NamedType: (node) => (node.name.value === SUBSCRIPTION ? { ...node, name: name(QUERY) } : undefined),
    OperationDefinition: {
      leave: (node) => ({
        ...node,
        operation: OperationTypeNode.QUERY,
        variableDefinitions: [
          ...(node.variableDefinitions ?? []),
          ...(readsPayments ? [idVariable(paymentVariable)] : []),
        ],
      }),
    },
  })
  const read = { query: normalise(document, null), paymentVariable }
  known.set(subscription, read)
  return read
}

/** A variable name that the operation does not use. */
function freeVariable({ variableDefinitions = [] }: OperationDefinitionNode): string {
  const used = new Set(variableDefinitions.map((definition) => definition.variable.name.value))
  let free = 'payment'
  while (used.has(free)) free += '_'
  return free
}

function idVariable(of: string): VariableDefinitionNode {
  const id = { kind: Kind.NAMED_TYPE, name: name('ID') } as const
  return { kind: Kind.VARIABLE_DEFINITION, variable: variable(of), type: { kind: Kind.NON_NULL_TYPE, type: id } }
}

function variable(of: string) {
  return { kind: Kind.VARIABLE, name: name(of) } as const
}

function name(value: string) {
  return { kind: Kind.NAME, value } as const
}
