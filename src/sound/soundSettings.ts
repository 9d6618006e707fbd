import { Store } from '../store'
import { clampLoudly, clampToRange, VOLUME } from './ranges'

/** What the visitor wants of all sound. */
export interface SoundSettings {
  /** 0…100. */
  readonly volume: number
  readonly isMuted: boolean
}

const AT_FIRST: SoundSettings = { volume: VOLUME.usual, isMuted: false }

const KEY = 'sound'

/** Holds the settings for as long as the tab is open; without a storage, as long as the page is. */
export class SoundSettingsStore extends Store<SoundSettings> {
  readonly #openStorage: () => Storage

  /** @param openStorage may throw, as a browser does that keeps nothing; so may what it returns */
  constructor(openStorage: () => Storage) {
    super(load(openStorage))
    this.#openStorage = openStorage
  }

  /** How loud the site is, 0…1. */
  get loudness(): number {
    return isSilent(this.read()) ? 0 : this.read().volume / VOLUME.max
  }

  /** @param volume 0…100; to turn it up is to want to hear something */
  setVolume(volume: number): void {
    const taken = clampLoudly(VOLUME, volume)
    this.#keep({ volume: taken, isMuted: taken === 0 && this.read().isMuted })
  }

  /** Silence, or an end of it: a volume that was turned down to nothing is then the usual one again. */
  toggleMute(): void {
    const { volume } = this.read()
    const wasSilent = isSilent(this.read())
    this.#keep({ volume: wasSilent && volume === 0 ? VOLUME.usual : volume, isMuted: !wasSilent })
  }

  #keep(settings: SoundSettings): void {
    try {
      this.#openStorage().setItem(KEY, JSON.stringify(settings))
    } catch {
      // A browser that keeps nothing forgets the settings on a reload; that is what it was asked to do.
    }
    this.set(settings)
  }
}

function load(openStorage: () => Storage): SoundSettings {
  try {
    const kept: unknown = JSON.parse(openStorage().getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return AT_FIRST
    return {
      volume: 'volume' in kept && typeof kept.volume === 'number' ? clampToRange(VOLUME, kept.volume) : AT_FIRST.volume,
      isMuted: 'isMuted' in kept && kept.isMuted === true,
    }
  } catch {
    return AT_FIRST
  }
}

/** Whether nothing is to be heard, be it muted or turned down. */
export function isSilent({ volume, isMuted }: SoundSettings): boolean {
  return isMuted || volume === 0
}

/** The settings of this visit. */
export const soundSettings = new SoundSettingsStore(() => sessionStorage)
