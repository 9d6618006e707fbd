import { chunkFilesOf } from '../loading/chunkFiles'
import { loader } from '../loading/loader'
import { soundSettings } from './soundSettings'
import { type Mixer, type Sounds, Soundscape } from './soundscape'

/** What a visitor does that a browser takes for a wish to hear something, as far as it does: see `isWished`. */
const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'] as const

interface Outside {
  /** Loads the mixer and makes it. */
  readonly loadMixer: () => Promise<Mixer>
  /** Whether the browser would let a sound be heard now. */
  readonly isWished: () => boolean
}

/**
 * Where pages say what is to be heard on them. Behind it is the mixer, which loads with the first gesture of the visitor:
 * the library makes its AudioContext when it is imported, and a browser complains of one that is made before.
 */
export class SoundGate {
  readonly #outside: Outside
  /** The mixer, once it is there. */
  readonly opened: Promise<Mixer>
  #onOpen: (mixer: Mixer) => void = () => {}
  readonly #present = new Set<Soundscape>()
  #mixer: Mixer | null = null
  #isOpening = false
  #hasWarned = false

  constructor(outside: Outside) {
    this.#outside = outside
    this.opened = new Promise((resolve) => {
      this.#onOpen = resolve
    })
  }

  /** Listens for gestures, for the rest of the visit. */
  listen(target: EventTarget): void {
    const onGesture = () => this.knock()
    for (const gesture of GESTURES) target.addEventListener(gesture, onGesture, { capture: true, passive: true })
  }

  /** A gesture was made. */
  knock(): void {
    if (this.#mixer) this.#mixer.wake()
    else if (!this.#isOpening && this.#outside.isWished()) void this.#open()
  }

  /** Begins a soundscape; `leave` ends it. */
  enter(sounds: Sounds): Soundscape {
    const soundscape = new Soundscape(sounds)
    this.#present.add(soundscape)
    if (this.#mixer) soundscape.hearBy(this.#mixer.admit(soundscape))
    return soundscape
  }

  leave(soundscape: Soundscape): void {
    this.#present.delete(soundscape)
    soundscape.leave()
  }

  async #open(): Promise<void> {
    this.#isOpening = true
    try {
      const mixer = await this.#outside.loadMixer()
      this.#mixer = mixer
      for (const soundscape of this.#present) soundscape.hearBy(mixer.admit(soundscape))
      mixer.wake()
      this.#onOpen(mixer)
    } catch (error) {
      this.#warn(error)
    } finally {
      this.#isOpening = false
    }
  }

  /** Says once why there is no sound. The next gesture tries again. */
  #warn(error: unknown): void {
    if (this.#hasWarned) return
    this.#hasWarned = true
    console.warn('The site makes no sound, as its mixer did not load:', error)
  }
}

/** The gate of the site. */
export const soundGate = new SoundGate({
  async loadMixer() {
    const files = chunkFilesOf('sound')
    const { SoundMixer } = await loader.load({ name: 'sound', files, run: () => import('./mixer') })
    return new SoundMixer(soundSettings)
  },

  // Not every key is a wish: to a browser, Escape is none. Older ones do not tell.
  isWished: () => 'AudioContext' in window && (navigator.userActivation?.hasBeenActive ?? true),
})
