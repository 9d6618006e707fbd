import { Store } from '../store'
import type { Box } from './box'
import { keyOf } from './keptFiles'
import { type AlongEvent, afterEvent, type Hindrance, NOTHING_KNOWN, type Share, type TakingAlong } from './takingAlong'

/** How many files are fetched beside each other: few, as the visitor goes on meanwhile. */
const HANDS = 4

/** What is missing after the first is asked for once more. */
const ROUNDS = 2

/** So many files in a row that do not come are no accident. */
const MOST_LOST = 8

/** What fetching the box needs of the browser. */
export interface DownloadSurroundings {
  /**
   * The list of the build that this page is of; `null` where no worker keeps anything, or not yet.
   * @throws where the visitor lets nobody keep anything
   */
  readonly ownBox: () => Promise<Box | null>
  /**
   * The build that the server has now.
   * @throws where that cannot be learned
   */
  readonly newestBuild: () => Promise<string>
  /** Those of the paths that are the box of this visitor. */
  readonly ofVisitor: (paths: readonly string[]) => readonly string[]
  /** Whether the index shows it, and keeps it when the box is given back; what it cannot do without the list says. */
  readonly isOfIndex: (path: string) => boolean
  /** What is kept, each file by its `keyOf`. */
  readonly keptKeys: () => Promise<ReadonlySet<string>>
  /** Whether a file that has come is kept, now or in a moment. */
  readonly isKept: (key: string) => Promise<boolean>
  readonly forget: (key: string) => Promise<unknown>
  /**
   * Fetches a file to its last byte; the worker keeps it soon after.
   * @throws where it does not come
   */
  readonly fetchFile: (path: string, signal: AbortSignal) => Promise<void>
  /** Whether there is room for a file of that size. */
  readonly hasRoom: (bytes: number) => Promise<boolean>
  readonly isOnline: () => boolean
  /** Calls `listener` once there is a network again. */
  readonly onceOnline: (listener: () => void, signal: AbortSignal) => void
}

/** A file of the visitor's box. */
interface Wanted {
  readonly path: string
  readonly key: string
  readonly bytes: number
}

interface Inventory {
  readonly box: Box
  readonly missing: readonly Wanted[]
  /** What is kept of the build beyond what the index is made of, in whatever language: keys. */
  readonly givable: readonly string[]
}

/** Has the worker keep the whole box, by fetching it; for as long as the page is open, in the book and beyond it. */
export class BoxDownload extends Store<TakingAlong> {
  readonly #surroundings: DownloadSurroundings
  /** Calls off what is under way, or waits for the network. */
  #giveUp = new AbortController()
  #running: Promise<void> = Promise.resolve()
  /** What is known to be kept. */
  #kept = new Set<string>()

  constructor(surroundings: DownloadSurroundings) {
    super(NOTHING_KNOWN)
    this.#surroundings = surroundings
  }

  /** Looks how much of it is there. */
  async look(): Promise<void> {
    await this.#takeInventory()
  }

  /** Fetches what is missing. Settles when that has ended, one way or another. */
  take(): Promise<void> {
    const state = this.read()
    if (state.kind === 'listed' && !state.isUnderWay) this.#running = this.#run()
    return this.#running
  }

  /** What has come stays. */
  stop(): void {
    this.#giveUp.abort()
  }

  /** Forgets all but what the index is made of. */
  async giveBack(): Promise<void> {
    this.stop()
    await this.#running
    const inventory = await this.#takeInventory()
    await Promise.all((inventory?.givable ?? []).map((key) => this.#surroundings.forget(key)))
    await this.#takeInventory()
    this.#tell({ type: 'ended', end: 'given back' })
  }

  async #run(): Promise<void> {
    this.#giveUp.abort()
    this.#giveUp = new AbortController()
    const { signal } = this.#giveUp
    this.#tell({ type: 'began' })
    try {
      const end = await this.#fetchMissing(signal)
      this.#tell({ type: 'ended', end: signal.aborted ? 'stopped' : end })
      if (end === 'offline') this.#surroundings.onceOnline(() => void this.take(), signal)
    } catch {
      // By now the browser lets nothing be kept any more: the visitor reads that.
      this.#tell({ type: 'refused' })
    }
  }

  async #fetchMissing(signal: AbortSignal): Promise<Hindrance | null> {
    const inventory = await this.#takeInventory()
    if (!inventory) return null
    let missing = inventory.missing
    let hindrance: Hindrance | null = null
    for (let round = 0; round < ROUNDS && missing.length > 0 && !hindrance && !signal.aborted; round++) {
      hindrance = await this.#fetchAll(missing, signal)
      missing = (await this.#takeInventory())?.missing ?? []
    }
    if (missing.length === 0 || signal.aborted) return null
    if (hindrance === 'offline' || hindrance === 'full') return hindrance
    return (await this.#isRenewed(inventory.box)) ? 'renewed' : (hindrance ?? 'incomplete')
  }

  /** Asks for all of them, unless something prevents that. */
  async #fetchAll(files: readonly Wanted[], signal: AbortSignal): Promise<Hindrance | null> {
    const queue = files.values()
    let lost = 0
    let hindrance: Hindrance | null = null
    const carry = async () => {
      /** It has come. The worker keeps it a moment later: whether it did is seen once the next one is there. */
      let before: Wanted | null = null
      for (const file of queue) {
        const came = await this.#fetch(file, signal)
        if (signal.aborted || hindrance) return
        const unkept = before !== null && !(await this.#hasArrived(before)) ? before : null
        before = came ? file : null
        lost = came && !unkept ? 0 : lost + 1
        if (lost > 0) hindrance ??= await this.#hindranceAfter(lost, unkept)
        if (hindrance) return
      }
      if (before) await this.#hasArrived(before)
    }
    await Promise.all(Array.from({ length: HANDS }, carry))
    return hindrance
  }

  async #fetch({ path }: Wanted, signal: AbortSignal): Promise<boolean> {
    try {
      await this.#surroundings.fetchFile(path, signal)
      return true
    } catch {
      // The others are fetched all the same; that one is missing is told at the end.
      return false
    }
  }

  async #hasArrived({ key, bytes }: Wanted): Promise<boolean> {
    if (!(await this.#surroundings.isKept(key))) return false
    if (!this.#kept.has(key)) this.#tell({ type: 'arrived', bytes })
    this.#kept.add(key)
    return true
  }

  /** @param unkept what has come, and was not kept, if that is why it is asked */
  async #hindranceAfter(lost: number, unkept: Wanted | null): Promise<Hindrance | null> {
    if (!this.#surroundings.isOnline()) return 'offline'
    if (unkept && !(await this.#surroundings.hasRoom(unkept.bytes))) return 'full'
    return lost >= MOST_LOST ? 'no answer' : null
  }

  async #isRenewed({ build }: Box): Promise<boolean> {
    try {
      return (await this.#surroundings.newestBuild()) !== build
    } catch {
      // Whoever learns nothing of the server has lost the network, not an old site.
      return false
    }
  }

  async #takeInventory(): Promise<Inventory | null> {
    try {
      const box = await this.#surroundings.ownBox()
      if (!box) return null
      const kept = new Set(await this.#surroundings.keptKeys())
      this.#kept = kept
      const files = Object.entries(box.files).map(
        ([path, [checksum, bytes]]): Wanted => ({ path, bytes, key: keyOf(path, checksum) }),
      )
      const ofVisitor = new Set(this.#surroundings.ofVisitor(Object.keys(box.files)))
      const wanted = files.filter(({ path }) => ofVisitor.has(path))
      const shell = new Set(box.shell)
      const isGivable = ({ path, key }: Wanted) =>
        kept.has(key) && !shell.has(path) && !this.#surroundings.isOfIndex(path)
      const givable = files.filter(isGivable).map(({ key }) => key)
      this.#tell({
        type: 'listed',
        all: shareOf(wanted),
        kept: shareOf(wanted.filter(({ key }) => kept.has(key))),
        canGiveBack: givable.length > 0,
      })
      return { box, givable, missing: wanted.filter(({ key }) => !kept.has(key)) }
    } catch {
      // The visitor reads it.
      this.#tell({ type: 'refused' })
      return null
    }
  }

  #tell(event: AlongEvent): void {
    this.set(afterEvent(this.read(), event))
  }
}

function shareOf(files: readonly Wanted[]): Share {
  return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
}
