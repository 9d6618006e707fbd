import type { Application } from 'pixi.js'
import { toWindow } from '../stage/canvas/fit'
import type { Point } from '../stage/contract/geometry'
import type { Input, InputKind, KeptInput } from '../stage/contract/scene'
import { centreOf } from '../stage/input/hitTest'
import { type GameLink, linkTo } from '../stage/link/linkTo'
import type { Run } from '../stage/session/run'
import { type AreaPixels, areaPixelsOf } from './areaPixels'
import { countDrawCalls, weighTextures } from './graphics'
import type { PlayedVisit } from './playedVisit'

/** What tools and tests may do with the day that plays: `window.toybox`, there while the address says `debug`. */
export interface Toybox {
  readonly day: string
  readonly seed: number
  /** Simulated ms since the start. */
  readonly now: number
  /** A copy of the day's state. */
  state(): unknown
  /** A fingerprint of the whole state. */
  hash(): string
  step(ticks?: number): void
  seek(ms: number): void
  /** Begins the day anew, with that seed, in the window as it is: exactly as if it were opened where nothing was kept, before what is drawn later has come. */
  restart(seed: number): void
  pause(): void
  play(): void
  input(input: (Input & { kind: InputKind }) | KeptInput): void
  /** Fetches what the day draws later, which it does not by itself while time stands still; the rules hear of it. */
  later(): Promise<void>
  /** What can be pressed in the picture, each with its centre in CSS pixels of the window. */
  hitAreas(): { id: string; label: string; centre: Point }[]
  /** Whether what can be pressed is pressed where it is seen, at this moment. */
  areaPixels(): AreaPixels[]
  /** What the picture of this moment asks of the graphics card. */
  graphics(): Graphics
  /** Waits until all is there that the window shows: what lies beside the stage is loaded where it is seen. */
  complete(): Promise<void>
  /** The link to this moment and the game that led there, as a visitor may be sent it. */
  link(): Promise<GameLink>
  /** What happened since the day began, oldest first, the last thousand of it. */
  events(): ToyboxEvent[]
}

/** What a picture asks of the graphics card. */
interface Graphics {
  readonly drawCalls: number
  /** How much memory the textures take that it holds. */
  readonly textureBytes: number
  /** Pixels drawn for a CSS pixel, along each axis. */
  readonly resolution: number
}

declare global {
  interface Window {
    toybox?: Toybox
    /** Where Pixi's own devtools look for what they inspect. */
    __PIXI_APP__?: Application
  }
}

/** Something that happened on a day. */
export interface ToyboxEvent {
  readonly name: string
  readonly data: unknown
}

/**
 * Offers the day that plays to tools and tests.
 * @param events what has happened since the day began, kept by the caller, who goes on
 * @returns what ends it
 */
export function offerToybox(visit: PlayedVisit, events: readonly ToyboxEvent[]): () => void {
  window.toybox = toyboxOf(visit, events)
  window.__PIXI_APP__ = visit.run.app
  return () => {
    delete window.toybox
    delete window.__PIXI_APP__
  }
}

function toyboxOf({ run, day }: PlayedVisit, events: readonly ToyboxEvent[]): Toybox {
  const { playhead } = run
  return {
    day: day.slug,
    get seed() {
      return playhead.seed
    },
    get now() {
      return playhead.now
    },
    state: () => structuredClone(playhead.state),
    hash: () => playhead.hash(),
    step(ticks = 1) {
      playhead.step(ticks)
      run.redraw()
    },
    seek(ms) {
      playhead.seek(ms)
      run.redraw()
    },
    restart(seed) {
      run.takeOver()
      playhead.restart(seed)
      run.redraw()
    },
    pause: () => playhead.pause(),
    play: () => playhead.play(),
    input: (input) => run.send(input),
    later: () => run.fetchLater(),
    hitAreas: () =>
      run.areas.map(({ id, label, shape }) => ({ id, label: label.en, centre: toWindow(run.fit, centreOf(shape)) })),
    areaPixels: () => areaPixelsOf(run),
    graphics: () => graphicsOf(run),
    complete: () => run.complete(),
    link: () => linkTo(day, null, run),
    events: () => [...events],
  }
}

function graphicsOf(run: Run): Graphics {
  const { app } = run
  const counter = countDrawCalls(app)
  run.redraw()
  counter.stop()
  return {
    drawCalls: counter.count,
    textureBytes: weighTextures(app).bytes,
    resolution: app.renderer.resolution,
  }
}
