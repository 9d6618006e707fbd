import type { Take } from '../../assets/sound/manifest'
import { ChunkLoadError } from '../day/chunkLoader'
import { loader } from '../day/loader'
import { Loop } from './loop'
import { loopStretch } from './loopStretch'
import { Shot } from './shot'
import type { Player, Soundscape } from './soundscape'
import { Voice } from './voice'

/** Loads the sounds of one soundscape and plays them, as far as they have arrived. */
export class SoundscapePlayer implements Player {
  readonly #context: AudioContext
  readonly #soundscape: Soundscape
  readonly #report: (file: string, reason: string) => void
  readonly #shots = new Map<string, Shot>()
  readonly #loops = new Map<string, Loop>()
  #hasLeft = false

  /** @param report hears of every file that did not load, and why */
  constructor(context: AudioContext, soundscape: Soundscape, report: (file: string, reason: string) => void) {
    this.#context = context
    this.#soundscape = soundscape
    this.#report = report
    for (const [name, { takes, loop }] of Object.entries(soundscape.sounds)) {
      for (const take of takes) void this.#load(name, take, loop)
    }
  }

  play(name: string): void {
    if (this.#context.state === 'running') this.#shots.get(name)?.play(this.#context.currentTime)
  }

  cut(name: string): void {
    this.#shots.get(name)?.cut()
  }

  followLoop(name: string): void {
    this.#loops.get(name)?.follow(this.#context.state === 'running')
  }

  followTime(): void {
    const { isStill, speed } = this.#soundscape
    for (const shot of this.#shots.values()) shot.setTime(isStill, speed)
    this.followLoops()
  }

  /** Brings all loops to what is wanted of them: those that waited for the AudioContext start. */
  followLoops(): void {
    for (const name of this.#loops.keys()) this.followLoop(name)
  }

  leave(): void {
    this.#hasLeft = true
    for (const shot of this.#shots.values()) shot.leave()
    for (const loop of this.#loops.values()) loop.leave()
    this.#shots.clear()
    this.#loops.clear()
  }

  async #load(name: string, take: Take, loop: { readonly start: number; readonly end: number } | null): Promise<void> {
    try {
      const decoded = await this.#decode(take)
      if (this.#hasLeft) return
      const buffer = loop ? this.#cut(decoded, loop) : decoded
      const voice = new Voice(this.#context, buffer, { isLoop: loop !== null })
      const wanted = this.#soundscape.loop(name)
      if (wanted) this.#loops.set(name, new Loop(voice, wanted, this.#soundscape))
      else this.#shotNamed(name).add(voice)
      this.followTime()
    } catch (error) {
      this.#report(take.file, error instanceof ChunkLoadError ? error.reason : 'damaged')
    }
  }

  async #decode(take: Take): Promise<AudioBuffer> {
    const blob = await loader.fetchAsset(take.file, `${import.meta.env.BASE_URL}${take.file}?v=${take.version}`)
    return this.#context.decodeAudioData(await blob.arrayBuffer())
  }

  /**
   * Cuts out exactly one round, so that the whole of a buffer is the loop: the library loses the limits of a loop within a
   * buffer when it pauses.
   */
  #cut(decoded: AudioBuffer, loop: { readonly start: number; readonly end: number }): AudioBuffer {
    const { numberOfChannels, sampleRate } = decoded
    const { from, length } = loopStretch(decoded.length, sampleRate, loop)
    const round = this.#context.createBuffer(numberOfChannels, length, sampleRate)
    for (let channel = 0; channel < numberOfChannels; channel++) {
      round.copyToChannel(decoded.getChannelData(channel).subarray(from, from + length), channel)
    }
    return round
  }

  #shotNamed(name: string): Shot {
    const shot = this.#shots.get(name) ?? new Shot()
    this.#shots.set(name, shot)
    return shot
  }
}
