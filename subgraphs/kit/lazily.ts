/** Makes something when it is first asked for. */
export interface Lazy<Value> {
  (): Promise<Value>
  /** What was asked for so far; undefined while nothing was. */
  readonly made: Promise<Value> | undefined
}

/** Makes something when it is first asked for, once for all who ask. What could not be made is made anew by the next. */
export function lazily<Value>(make: () => Promise<Value>): Lazy<Value> {
  let made: Promise<Value> | undefined
  const get = () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
  return Object.defineProperty(get, 'made', { get: () => made }) as Lazy<Value>
}
