/** What something waits at until a test lets it on. */
export interface Gate {
  readonly opened: Promise<void>
  open(): void
}

/** Makes one that is closed. */
export function gate(): Gate {
  let open = (): void => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}
