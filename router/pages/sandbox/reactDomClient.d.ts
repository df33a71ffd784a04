// React's DOM package has its types elsewhere, for hundreds of things of which the sandbox uses this one.
declare module 'react-dom/client' {
  import type { ReactNode } from 'react'

  export function createRoot(container: object): { render(node: ReactNode): void }
}
