import type { RenderedSound } from '../../assets/sound/manifest'
import { clampLoudly, LEVEL, RATE } from './ranges'

export type Sounds = Readonly<Record<string, RenderedSound>>

/** What is wanted of a loop. */
export interface WantedLoop {
  /** 0…1, 0 being none of it. */
  readonly level: number
  /** 0.5…4. */
  readonly rate: number
}

/** Makes a soundscape heard: the mixer's side of it. */
export interface Player {
  play(name: string): void
  /** Ends a sound that plays, softly but soon. */
  cut(name: string): void
  /** The loop's level or rate is another. */
  followLoop(name: string): void
  /** Time stands still, or goes on, or goes at another speed. */
  followTime(): void
  /** Fades out what is heard and lets go of all that was loaded. */
  leave(): void
}

/** What is wanted of a loop, within what can be heard, and what was asked for. */
interface AskedLoop extends WantedLoop {
  level: number
  rate: number
  askedLevel: number
  askedRate: number
}

/**
 * What is to be heard on a page, be it heard or not: the page cannot tell. Until the visitor's first gesture there is
 * no player; a sound that just happens is then gone, a loop is remembered.
 */
export class Soundscape {
  readonly sounds: Sounds
  readonly #loops = new Map<string, AskedLoop>()
  #isStill = false
  #speed = 1
  #player: Player | null = null

  constructor(sounds: Sounds) {
    this.sounds = sounds
    for (const [name, { loop }] of Object.entries(sounds)) {
      if (loop) this.#loops.set(name, { level: 0, rate: 1, askedLevel: 0, askedRate: 1 })
    }
  }

  /** Plays a sound once. Of a name that no sound bears, and of a loop, nothing is heard. */
  play(name: string): void {
    if (!this.#isStill) this.#player?.play(name)
  }

  /** Cuts a sound short, if it plays. */
  cut(name: string): void {
    this.#player?.cut(name)
  }

  /**
   * Says how loud a loop is from now on, 0…1, and how fast it is played, 0.5…4. Made to be called every frame: allocates
   * nothing, and does nothing unless something is new.
   * @throws when no loop bears that name
   */
  setLoop(name: string, level: number, rate = 1): void {
    const loop = this.#loops.get(name)
    if (!loop) throw new Error(`There is no looping sound named ${name} here.`)
    if (Object.is(level, loop.askedLevel) && Object.is(rate, loop.askedRate)) return
    loop.askedLevel = level
    loop.askedRate = rate
    loop.level = clampLoudly(LEVEL, level)
    loop.rate = clampLoudly(RATE, rate)
    this.#player?.followLoop(name)
  }

  /** Says whether time stands still here, and how fast it goes, 1 being real time. May be called every frame. */
  setTime(isStill: boolean, speed: number): void {
    if (isStill === this.#isStill && speed === this.#speed) return
    this.#isStill = isStill
    this.#speed = speed
    this.#player?.followTime()
  }

  get isStill(): boolean {
    return this.#isStill
  }

  get speed(): number {
    return this.#speed
  }

  /** What is wanted of a loop, live; `undefined` when no loop bears that name. */
  loop(name: string): WantedLoop | undefined {
    return this.#loops.get(name)
  }

  /** From now on this player makes it heard. */
  hearBy(player: Player): void {
    this.#player = player
  }

  /** Ends it. */
  leave(): void {
    this.#player?.leave()
    this.#player = null
  }
}

/** What makes soundscapes heard. */
export interface Mixer {
  /** The sounds that belong to no day, and those of the index. They come with the mixer: nobody hears them before. */
  readonly siteSounds: Readonly<Record<'house' | 'index', Sounds>>
  admit(soundscape: Soundscape): Player
  /** The visitor has made a gesture: sound may start, or start again. */
  wake(): void
}
