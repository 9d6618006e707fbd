import type { Variation } from '../../assets/sound/manifest'
import { ChunkLoadError } from '../loading/chunkLoader'
import { loader } from '../loading/loader'
import { LoopPlayer } from './loopPlayer'
import { loopStretch } from './loopStretch'
import { OneShot } from './oneShot'
import type { Player, Soundscape } from './soundscape'
import { Voice } from './voice'

/** Loads the sounds of one soundscape and plays them, as far as they have arrived. */
export class SoundscapePlayer implements Player {
  readonly #context: AudioContext
  readonly #soundscape: Soundscape
  readonly #report: (file: string, reason: string) => void
  readonly #oneShots = new Map<string, OneShot>()
  readonly #loops = new Map<string, LoopPlayer>()
  #hasLeft = false

  /** @param report hears of every file that did not load, and why */
  constructor(context: AudioContext, soundscape: Soundscape, report: (file: string, reason: string) => void) {
    this.#context = context
    this.#soundscape = soundscape
    this.#report = report
    for (const [name, { variations, loop }] of Object.entries(soundscape.sounds)) {
      for (const variation of variations) void this.#load(name, variation, loop)
    }
  }

  play(name: string): void {
    if (this.#context.state === 'running') this.#oneShots.get(name)?.play(this.#context.currentTime)
  }

  cut(name: string): void {
    this.#oneShots.get(name)?.cut()
  }

  followLoop(name: string): void {
    this.#loops.get(name)?.follow(this.#context.state === 'running')
  }

  followTime(): void {
    const { isStill, speed } = this.#soundscape
    for (const oneShot of this.#oneShots.values()) oneShot.setTime(isStill, speed)
    this.followLoops()
  }

  /** Brings all loops to what is wanted of them: those that waited for the AudioContext start. */
  followLoops(): void {
    for (const name of this.#loops.keys()) this.followLoop(name)
  }

  leave(): void {
    this.#hasLeft = true
    for (const oneShot of this.#oneShots.values()) oneShot.leave()
    for (const loop of this.#loops.values()) loop.leave()
    this.#oneShots.clear()
    this.#loops.clear()
  }

  async #load(
    name: string,
    variation: Variation,
    loop: { readonly start: number; readonly end: number } | null,
  ): Promise<void> {
    try {
      const decoded = await this.#decode(variation)
      if (this.#hasLeft) return
      const buffer = loop ? this.#cut(decoded, loop) : decoded
      const voice = new Voice(this.#context, buffer, { isLoop: loop !== null })
      const wanted = this.#soundscape.loop(name)
      if (wanted) this.#loops.set(name, new LoopPlayer(voice, wanted, this.#soundscape))
      else this.#oneShotNamed(name).add(voice)
      this.followTime()
    } catch (error) {
      this.#report(variation.file, error instanceof ChunkLoadError ? error.reason : 'damaged')
    }
  }

  async #decode(variation: Variation): Promise<AudioBuffer> {
    const blob = await loader.fetchAsset(
      variation.file,
      `${import.meta.env.BASE_URL}${variation.file}?v=${variation.version}`,
    )
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

  #oneShotNamed(name: string): OneShot {
    const oneShot = this.#oneShots.get(name) ?? new OneShot()
    this.#oneShots.set(name, oneShot)
    return oneShot
  }
}
