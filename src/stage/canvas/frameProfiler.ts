/** Measures what frames cost, while the debug overlay shows it. */
export interface FrameProfiler {
  begin(): void
  stepped(ticks: number): void
  /** The ticks are stepped; what follows is the view's drawing. */
  drawing(): void
  drawn(isRendered: boolean): void
}
