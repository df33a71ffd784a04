// The package has no types; these are the few members that are used.
declare module 'autocannon' {
  interface Instance extends PromiseLike<unknown> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): this
    on(event: 'reqError', listener: (error: Error) => void): this
    stop(): void
  }

  function autocannon(options: {
    readonly url: string
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
    readonly body?: string
    readonly connections: number
    /** Seconds. */
    readonly duration: number
    /** How often the end is looked for, in milliseconds. */
    readonly sampleInt: number
  }): Instance

  export = autocannon
}
