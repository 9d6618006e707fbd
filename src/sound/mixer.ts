import { Filter, sound } from '@pixi/sound'
import { Ticker } from 'pixi.js'
import { sounds as index } from '../../assets/home/sounds.manifest'
import { sounds as house } from '../../assets/shared/sounds.manifest'
import { afterFade, fadeGain } from './fade'
import type { SoundSettingsStore } from './soundSettings'
import type { Mixer, Player, Soundscape } from './soundscape'
import { SoundscapePlayer } from './soundscapePlayer'

/** How long the site takes to fall silent and to be heard again, in seconds. */
const FADE = 0.1

/**
 * All that is heard goes through here, and only here is the sound library known. Imported lazily: importing the library makes
 * its AudioContext.
 */
export class SoundMixer implements Mixer {
  readonly siteSounds = { house, index }
  readonly #context = sound.context.audioContext
  readonly #master = this.#context.createGain()
  readonly #settings: SoundSettingsStore
  readonly #players = new Set<SoundscapePlayer>()
  readonly #reported = new Set<string>()
  #callOffSuspension: (() => void) | null = null

  constructor(settings: SoundSettingsStore) {
    this.#settings = settings
    // The library's own pause on a window's blur stops every sound and starts another; here the AudioContext stands still.
    sound.disableAutoPause = true
    // It tells every sound's progress on each frame by Pixi's shared clock, which nobody here listens to.
    Ticker.shared.autoStart = false
    Ticker.shared.stop()
    this.#master.gain.value = document.hidden ? 0 : settings.loudness
    sound.filtersAll = [new Filter(this.#master)]

    settings.subscribe(() => this.#followLoudness())
    document.addEventListener('visibilitychange', () => this.#followVisibility())
    this.#context.addEventListener('statechange', () => this.#followContext())
    this.#followVisibility()
  }

  admit(soundscape: Soundscape): Player {
    const player = new SoundscapePlayer(this.#context, soundscape, (file, reason) => this.#report(file, reason))
    this.#players.add(player)
    return {
      play: (name) => player.play(name),
      cut: (name) => player.cut(name),
      followLoop: (name) => player.followLoop(name),
      followTime: () => player.followTime(),
      leave: () => {
        this.#players.delete(player)
        player.leave()
      },
    }
  }

  /** Some systems take the sound away, and give it back at a gesture only. */
  wake(): void {
    if (document.hidden || this.#context.state === 'running') return
    this.#context.resume().catch(() => {
      // Not yet: the next gesture asks again.
    })
  }

  #followLoudness(): void {
    fadeGain(this.#master, document.hidden ? 0 : this.#settings.loudness, FADE)
  }

  #followVisibility(): void {
    this.#callOffSuspension?.()
    this.#callOffSuspension = null
    this.#followLoudness()
    if (document.hidden) {
      this.#callOffSuspension = afterFade(this.#master, FADE, () => void this.#context.suspend())
    } else {
      this.wake()
    }
  }

  #followContext(): void {
    if (this.#context.state === 'running') for (const player of this.#players) player.followLoops()
  }

  /** Says once of a file why it is not heard. */
  #report(file: string, reason: string): void {
    if (this.#reported.has(file)) return
    this.#reported.add(file)
    console.warn(`The sound ${file} is not heard: it did not load (${reason}).`)
  }
}
