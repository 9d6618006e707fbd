import { Container, Graphics } from 'pixi.js'
import type { manifest } from '../../../assets/ego/manifest'
import { scatter } from '../../../src/stage/contract/math'
import type { CachedLayer } from '../../../src/stage/kit/cachedLayer'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { HEIGHTS, HEROES, TUFTS, type Tuft, UNIT } from '../layout'
import type { EgoState } from '../state'

type Kit = ViewKit<typeof manifest>

/** The black that the wood goes back into. */
const DEEP = 0x23231c

/** The ring of trees on the board: crowns and firs, where their feet are, and how large. */
const TREES: readonly (readonly [kind: 'crown' | 'fir', x: number, y: number, size: number])[] = [
  ['fir', 60, 66, 0.9],
  ['fir', 150, 50, 0.8],
  ['fir', 226, 40, 0.72],
  ['fir', 300, 34, 0.66],
  ['fir', 372, 30, 0.62],
  ['fir', 446, 36, 0.7],
  ['fir', 520, 44, 0.78],
  ['fir', 600, 54, 0.86],
  ['fir', 676, 64, 0.94],
  ['crown', 8, 100, 1],
  ['crown', 110, 84, 0.8],
  ['crown', 194, 66, 0.62],
  ['crown', 500, 70, 0.64],
  ['crown', 574, 82, 0.76],
  ['crown', 648, 108, 0.92],
  ['crown', 716, 120, 1.1],
  ['fir', 22, 170, 1],
  ['crown', 52, 214, 0.86],
  ['fir', 700, 190, 1.1],
  ['crown', 670, 226, 0.8],
  ['crown', 2, 284, 1.1],
  ['fir', 58, 302, 0.84],
  ['crown', 722, 296, 1.16],
  ['fir', 664, 306, 0.84],
  ['fir', 18, 386, 1.1],
  ['crown', 66, 398, 1],
  ['crown', 706, 396, 1.1],
  ['fir', 644, 396, 0.9],
  ['crown', 130, 468, 1.1],
  ['fir', 206, 486, 1],
  ['crown', 10, 500, 1.3],
  ['crown', 300, 520, 1],
  ['fir', 390, 528, 1],
  ['crown', 470, 514, 1.06],
  ['crown', 590, 476, 1.1],
  ['fir', 530, 492, 1],
  ['crown', 706, 500, 1.3],
]

/** The wood goes on beyond the board, in rows so far apart, ever blacker. */
const BEYOND = { left: -500, right: 1220, top: -330, bottom: 850, across: 84, down: 52 } as const
/** What is within it is the board's own. */
const BOARD = { left: -26, right: 746, top: 34, bottom: 500 } as const

/** What the four have cut, too, to make room for themselves. */
const WIDE = { x: 800, y: 583, width: 650, height: 372 } as const
const IS_WIDE: readonly boolean[] = TUFTS.map(
  ({ x, y }) => Math.hypot((x - WIDE.x) / WIDE.width, (y - WIDE.y) / WIDE.height) < 1,
)

/** The clearing as it stands: ground, grass, trees, printed into one picture, anew when grass was cut or has grown. */
export class Wood {
  readonly still: CachedLayer
  readonly #swards: (DrawnSprite<'sward', string> | null)[]
  readonly #tufts
  readonly #shadows
  #printed = 0

  constructor(kit: Kit) {
    this.#swards = TUFTS.map((tuft) =>
      tuft.hero < 0 ? null : placeOnTuft(kit.sprite('sward'), tuft).show(tuft.kind % 2),
    )
    this.#tufts = TUFTS.map((tuft) => (tuft.isBefore ? null : new TuftView(kit, tuft)))
    this.#shadows = new Container({
      children: HEROES.map(({ x, y }) => kit.sprite('shadow').updateTransform({ x, y })),
    })
    const standing = [
      ...this.#tufts.flatMap((view, index) => (view ? [{ y: TUFTS[index]?.y ?? 0, root: view.root }] : [])),
      ...TREES.map(([kind, x, y, size], index) => ({ y: y * UNIT, root: newTree(kit, kind, x, y, size, index) })),
      ...treesBeyond(kit),
    ].sort((first, second) => first.y - second.y)
    this.still = kit.background(
      new Graphics().rect(-4000, -4000, 9600, 9000).fill(DEEP),
      kit.sprite('ground'),
      new Container({ children: this.#swards.filter((sward) => sward !== null) }),
      this.#shadows,
      new Container({ children: standing.map(({ root }) => root) }),
    )
  }

  draw({ heights, changes, statuesAt }: EgoState): void {
    if (changes === this.#printed) return
    this.#printed = changes
    // They stand elsewhere then, each with a shadow of his own.
    this.#shadows.visible = statuesAt === null
    for (let index = 0; index < TUFTS.length; index++) {
      const height = statuesAt !== null && IS_WIDE[index] ? HEIGHTS.cut : (heights[index] ?? HEIGHTS.grown)
      this.#tufts[index]?.show(height)
      const sward = this.#swards[index]
      if (sward) sward.visible = height !== HEIGHTS.cut
    }
    this.still.invalidate()
  }
}

/** The grass that hides boots: it lies before the four. */
export class Foreground {
  readonly root = new Container({ label: 'grass' })
  readonly #tufts: readonly { readonly view: TuftView; readonly index: number }[]

  constructor(kit: Kit, index: number) {
    const hero = HEROES[index]
    this.#tufts = TUFTS.flatMap((tuft, at) =>
      tuft.isBefore && hero && frontOf(tuft) === index ? [{ view: new TuftView(kit, tuft), index: at }] : [],
    )
    for (const { view } of this.#tufts) this.root.addChild(view.root)
  }

  /** @param sway how far it leans, in radians */
  draw({ heights }: EgoState, sway: number): void {
    for (const { view, index } of this.#tufts) {
      view.show(heights[index] ?? HEIGHTS.grown)
      view.root.rotation = sway * (scatter(index) - 0.3)
    }
  }
}

/** The nearest of those whose boots are behind a tuft: it lies before all of them. */
function frontOf({ y }: Tuft): number {
  return HEROES.reduce((front, hero, index) => (hero.y < y ? index : front), 0)
}

/** One tuft as high as it stands. */
class TuftView {
  readonly root
  readonly #tuft: Tuft

  constructor(kit: Kit, tuft: Tuft) {
    this.#tuft = tuft
    this.root = placeOnTuft(kit.sprite('tuft', 'short', 'stubble', 'flower'), tuft)
    this.root.scale.set(tuft.size * tuft.side, tuft.size)
    this.show(HEIGHTS.grown)
  }

  show(height: number): void {
    const { kind, isFlower } = this.#tuft
    if (height === HEIGHTS.cut) this.root.show('stubble', kind % 2)
    else if (height === HEIGHTS.half) this.root.show('short', kind % 2)
    else if (isFlower) this.root.show('flower', kind % 2)
    else this.root.show('tuft', kind)
  }
}

function placeOnTuft<Thing extends Container>(thing: Thing, { x, y, size }: Tuft): Thing {
  thing.position.set(x, y)
  thing.scale.set(size)
  return thing
}

function newTree(kit: Kit, kind: 'crown' | 'fir', x: number, y: number, size: number, index: number) {
  const sprite = kind === 'crown' ? kit.sprite('crown').show(index % 3) : kit.sprite('fir').show(index % 2)
  sprite.position.set(x * UNIT, y * UNIT)
  sprite.scale.set(size)
  return sprite
}

/** The wood about the board, to where no window sees. */
function treesBeyond(kit: Kit) {
  const trees: { y: number; root: Container }[] = []
  let index = 0
  for (let y: number = BEYOND.top; y < BEYOND.bottom; y += BEYOND.down) {
    for (let x: number = BEYOND.left; x < BEYOND.right; x += BEYOND.across) {
      index += 1
      const [across, down] = [x + (scatter(index) - 0.5) * 60, y + (scatter(index + 0.5) - 0.5) * 34]
      if (across > BOARD.left && across < BOARD.right && down > BOARD.top && down < BOARD.bottom) continue
      const far = Math.max(BOARD.left - across, across - BOARD.right, BOARD.top - down, down - BOARD.bottom)
      const size = 0.86 + 0.3 * scatter(index * 3)
      const sprite = newTree(kit, scatter(index * 7) < 0.6 ? 'crown' : 'fir', across, down, size, index)
      const light = Math.round(255 * Math.max(0.3, 1 - far / 260))
      sprite.tint = light * 0x10101
      trees.push({ y: down * UNIT, root: sprite })
    }
  }
  return trees
}
