/** Weighs what frames cost, for as long as somebody looks on. */
export interface FrameProfiler {
  begin(): void
  stepped(ticks: number): void
  /** Our own part is over, the view's begins. */
  drawing(): void
  drawn(isRendered: boolean): void
}
