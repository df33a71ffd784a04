/** The compiler, which comes without types. */
declare module 'solc' {
  const solc: {
    /** Takes and gives the compiler's standard JSON. */
    compile(input: string): string
  }
  export = solc
}
