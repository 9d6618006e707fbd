import { Component, type ErrorInfo, type ReactNode } from 'react'
import { DayStumbled } from './failures'

interface Props {
  readonly children: ReactNode
}

interface State {
  readonly error: Error | null
}

/** Keeps a day that throws from taking the page along: its frame stands, says so, and offers to restart the day. */
export class DayBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('This day stumbled.', error, info.componentStack)
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return <DayStumbled error={error} onRestart={() => this.setState({ error: null })} />
  }
}
