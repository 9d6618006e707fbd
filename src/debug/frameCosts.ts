import type { FrameProfiler } from '../stage/canvas/frameProfiler'

/** How many of the last frames are kept. */
export const FRAMES = 120

/** Keeps what the last frames cost, for a graph. Allocates nothing while it measures. */
export class FrameCosts implements FrameProfiler {
  /** In ms, all ticks of a frame together; written round and round. */
  readonly steps = new Float32Array(FRAMES)
  /** In ms, the drawing of the view and its rendering. */
  readonly draws = new Float32Array(FRAMES)
  /** Where the next frame is written. */
  place = 0
  frames = 0
  renders = 0
  ticks = 0
  #startedAt = 0

  begin(): void {
    this.#startedAt = performance.now()
  }

  stepped(ticks: number): void {
    this.ticks += ticks
    this.steps[this.place] = performance.now() - this.#startedAt
  }

  drawing(): void {
    this.#startedAt = performance.now()
  }

  drawn(isRendered: boolean): void {
    this.draws[this.place] = performance.now() - this.#startedAt
    this.place = (this.place + 1) % FRAMES
    this.frames += 1
    if (isRendered) this.renders += 1
  }

  /** The mean of the last frames, in ms. */
  static meanOf(times: Float32Array, frames: number): number {
    const count = Math.min(frames, FRAMES)
    return count === 0 ? 0 : times.reduce((sum, time) => sum + time, 0) / count
  }
}
