import type { Texture } from 'pixi.js'

/** What one visit to a day draws from. */
export interface Sheets {
  /** Throws, naming the frame, when no sheet has it. */
  texture(frame: string): Texture
  /** Lets go of all of it; what nobody else holds leaves the memory. */
  release(): void
}
