import { Component, type ErrorInfo, type ReactNode } from 'react'
import { errors } from '../reports/errors'
import { DayStumbled } from './failures'

interface Props {
  readonly children: ReactNode
}

interface State {
  readonly hasStumbled: boolean
}

/** Keeps a day that throws from taking the page along: its frame stands, says so, and offers to restart the day. */
export class DayBoundary extends Component<Props, State> {
  override state: State = { hasStumbled: false }

  static getDerivedStateFromError(): State {
    return { hasStumbled: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('This day stumbled.', error, info.componentStack)
    errors.tell({ kind: 'day crashed', error })
  }

  override render() {
    if (!this.state.hasStumbled) return this.props.children
    return <DayStumbled onRestart={() => this.setState({ hasStumbled: false })} />
  }
}
