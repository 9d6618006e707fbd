import { Store } from '../../store'

const KEY = 'toybox:captions'
const OFF = 'off'

/** Whether what is said is written, too: at first it is. Remembered where storage allows. */
export class Captions extends Store<boolean> {
  readonly #openStorage: () => Pick<Storage, 'getItem' | 'setItem'>

  /** @param openStorage may throw, as a browser does that keeps nothing; so may what it returns */
  constructor(openStorage: () => Pick<Storage, 'getItem' | 'setItem'>) {
    super(load(openStorage))
    this.#openStorage = openStorage
  }

  choose(areOn: boolean): void {
    try {
      this.#openStorage().setItem(KEY, areOn ? 'on' : OFF)
    } catch {
      // Storage is denied or full: the choice then lasts as long as the page.
    }
    this.set(areOn)
  }
}

function load(openStorage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return openStorage().getItem(KEY) !== OFF
  } catch {
    return true
  }
}

/** The visitor's choice. */
export const captions = new Captions(() => localStorage)
