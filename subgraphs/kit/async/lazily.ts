/** A value created on first use. */
export interface Lazy<Value> {
  (): Promise<Value>
  /** The promise created so far; undefined before the first call. */
  readonly made: Promise<Value> | undefined
}

/**
 * Creates a value on first use, shared by all callers. After a failure the next call tries again.
 *
 * @example
 * const gateway = lazily(() => openGateway(catalogue))
 * const { execute } = await gateway()
 */
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
