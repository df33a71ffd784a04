import { Component, type ReactNode } from 'react'
import { Trouble } from '../pay/trouble.ts'
import { TroubleNotice } from './Notice.tsx'

interface MishapProps {
  /** The panel's name, for the message. */
  readonly what: string
  readonly children: ReactNode
}

/** Error boundary of one panel; React requires a class for it. */
export class Mishap extends Component<MishapProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const trouble = new Trouble('refused', `${this.props.what} cannot be shown`, { detail: error.message })
    return <TroubleNotice trouble={trouble} onAgain={() => this.setState({ error: null })} />
  }
}
