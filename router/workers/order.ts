/** Environment variable in which the supervisor passes its order to a worker. No setting. */
const VARIABLE = 'TOLLGRAPH_WORKER'

/** What the supervisor gives a worker at its start. */
export interface WorkerOrder {
  /** From 1 on. */
  readonly number: number
  readonly databaseUrl: string
}

/** The environment of a worker, beside the supervisor's own. */
export function environmentOf(order: WorkerOrder): Readonly<Record<string, string>> {
  return { [VARIABLE]: JSON.stringify(order) }
}

/** Takes the order out of an environment, which is then read for settings; null for a process that is no worker. */
export function takeOrder(environment: NodeJS.ProcessEnv): WorkerOrder | null {
  const order = environment[VARIABLE]
  if (order === undefined || process.send === undefined) return null
  delete environment[VARIABLE]
  return JSON.parse(order) as WorkerOrder
}
