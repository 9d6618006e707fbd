import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/ego-later/manifest'
import { DEGREE, easeOutBack, hop, lerp, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { BOARDS, HEROES, largestStatue } from '../layout'
import type { EgoState } from '../state'

type Kit = LaterKit<typeof manifest>

/** The statues, in the order of `HEROES`: where their feet are; where the middle of the bale's top is, and how large; how the board leans. */
const STATUES = [
  { x: 564, y: 452, baleX: 564, baleY: 430, size: 0.98, lean: -3 },
  { x: 316, y: 578, baleX: 318, baleY: 574, size: 1.02, lean: 3 },
  { x: 1266, y: 578, baleX: 1264, baleY: 574, size: 1.02, lean: -4 },
  { x: 895, y: 448, baleX: 895, baleY: 444, size: 1.2, lean: 2 },
] as const
/** Where each of the four admires his, and his size at rest in that of this picture. */
const ADMIRERS = [
  { x: 714, y: 612, was: 1.64 },
  { x: 501, y: 722, was: 1.48 },
  { x: 1079, y: 706, was: 1.48 },
  { x: 791, y: 832, was: 1.29 },
] as const
/** The small ones about the one that they have put up, and where that is. */
const SMALL = [
  { x: 1084, y: 800 },
  { x: 944, y: 844 },
  { x: 912, y: 800 },
  { x: 1054, y: 846 },
] as const
const US = { x: 998, y: 800 } as const

/** When things come, in ms: the four go to their places, bales, the statues one by one, the small one; how long each takes. */
const GO = { from: 60, time: 520, height: 60 } as const
const BALES = { from: 300, each: 60, time: 300 } as const
const RISE = { from: 500, each: 200, time: 450 } as const
const KNOCK = { time: 160, from: 80 } as const
const BUSH = { from: 1800, time: 350 } as const
/** How they admire, in ms and units. */
const ADMIRES = { every: 2300, time: 300, height: 12 } as const

/** How the four see themselves: statues on bales, before each the one who put it up, and the small ones about their own. */
export function createStatues(kit: Kit): View<EgoState> {
  const statues = HEROES.map((_, index) => new Statue(kit, index))
  const admirers = HEROES.map((_, index) => new Admirer(kit, index))
  const us = new SmallStatue(kit)
  const small = HEROES.map(({ id }) => kit.sprite(`${id}Lookalike`))
  const all = new Container({
    children: [BACK, SIDES].flatMap((row) => row.flatMap((index) => statues[index]?.root ?? [])),
  })
  const folk = new Container({ children: [...admirers.map(({ root }) => root), ...small] })
  folk.sortableChildren = true
  return {
    root: new Container({ label: 'statues', children: [all, us.root, folk] }),
    draw(clearing, moment) {
      const elapsed = since(clearing.statuesAt, moment.now)
      all.visible = folk.visible = clearing.statuesAt !== null
      us.draw(clearing, elapsed, moment)
      if (!all.visible) return
      for (const statue of statues) statue.draw(clearing, elapsed, moment)
      for (const admirer of admirers) admirer.draw(elapsed, moment)
      for (const [index, sprite] of small.entries()) drawSmall(sprite, index, elapsed, moment)
    },
  }
}

/** Those farther off, and those nearer to us. */
const BACK = [0, 3] as const
const SIDES = [1, 2] as const

/** One of the four out of grass: it grows from its feet up. */
class Statue {
  readonly root = new Container()
  readonly #index
  readonly #bale
  readonly #figure
  readonly #board

  constructor(kit: Kit, index: number) {
    const { x, y, baleX, baleY } = STATUES[index] ?? STATUES[0]
    this.#index = index
    this.#bale = kit.sprite('bale')
    this.#figure = kit.sprite(`${HEROES[index]?.id ?? 'red'}Statue`)
    this.#board = kit.sprite('me', 'meLoud')
    this.#bale.position.set(baleX, baleY)
    this.#figure.position.set(x, y)
    this.root.addChild(this.#bale, this.#figure, this.#board)
  }

  draw({ rounds }: EgoState, elapsed: number, { now, reducedMotion }: Moment): void {
    const index = this.#index
    const { baleX, baleY, size, lean } = STATUES[index] ?? STATUES[0]
    const rolled = shareOf(elapsed, BALES.from + index * BALES.each, BALES.time, reducedMotion)
    this.#bale.visible = rolled > 0
    this.#bale.scale.set(size * (0.6 + 0.4 * easeOutBack(rolled)), 0.84 * size * easeOutBack(rolled))
    const grown = shareOf(elapsed, RISE.from + index * RISE.each, RISE.time, reducedMotion)
    const up = easeOutBack(grown)
    const breath = reducedMotion || grown < 1 ? 0 : 0.006 * Math.sin(now / 700 + index * 1.7)
    this.#figure.visible = grown > 0
    this.#figure.scale.set(1.12 - 0.12 * up - breath, Math.max(0.02, up + breath))
    const stuck = shareOf(elapsed, (BOARDS[index] ?? 0) - KNOCK.time, KNOCK.time, reducedMotion)
    const isLoud = largestStatue(rounds) === index
    this.#board.visible = stuck > 0
    this.#board.show(isLoud ? 'meLoud' : 'me', 0)
    this.#board.position.set(baleX + 4, baleY + 34 * size - KNOCK.from * (1 - stuck * stuck))
    this.#board.rotation = (lean + (isLoud ? 2 : 0)) * DEGREE + 0.3 * (1 - stuck)
    this.#board.scale.set(isLoud ? 1.06 : 0.94)
  }
}

/** One of the four, who steps back to look at it. */
class Admirer {
  readonly root
  readonly #index

  constructor(kit: Kit, index: number) {
    this.#index = index
    this.root = kit.sprite(`${HEROES[index]?.id ?? 'red'}Admirer`)
  }

  draw(elapsed: number, { reducedMotion }: Moment): void {
    const index = this.#index
    const to = ADMIRERS[index] ?? ADMIRERS[0]
    const from = HEROES[index] ?? HEROES[0]
    const share = smoothstep(0, 1, shareOf(elapsed, GO.from, GO.time, reducedMotion))
    const own = elapsed - RISE.from - index * 570
    const isPleased = !reducedMotion && own > 0 && own % ADMIRES.every < ADMIRES.time
    const lift = GO.height * hop(share) + (isPleased ? ADMIRES.height * hop((own % ADMIRES.every) / ADMIRES.time) : 0)
    this.root.position.set(lerp(from.x, to.x, share), lerp(from.y, to.y, share) - lift)
    this.root.scale.set(lerp(to.was, 1, share))
    this.root.zIndex = to.y
  }
}

/** What the small ones have put up. It is overlooked, and still stands in the next round. */
class SmallStatue {
  readonly root = new Container({ label: 'us' })
  readonly #bush
  readonly #board

  constructor(kit: Kit) {
    this.#bush = kit.sprite('bush')
    this.#board = kit.sprite('us')
    const bale = kit.sprite('bale').updateTransform({ x: US.x, y: US.y, scaleX: 0.6, scaleY: 0.6 })
    this.#bush.position.set(US.x, US.y + 2)
    this.root.addChild(bale, this.#bush, this.#board)
  }

  draw({ statuesAt, rounds }: EgoState, elapsed: number, { reducedMotion }: Moment): void {
    const stands = rounds > 0
    const grown = stands ? 1 : shareOf(elapsed, BUSH.from, BUSH.time, reducedMotion)
    const stuck = stands ? 1 : shareOf(elapsed, (BOARDS[4] ?? 0) - KNOCK.time, KNOCK.time, reducedMotion)
    this.root.visible = stands || (statuesAt !== null && grown > 0)
    const up = easeOutBack(grown)
    this.#bush.scale.set(up)
    this.#board.visible = stuck > 0
    this.#board.position.set(US.x, US.y + 34 - KNOCK.from * (1 - stuck * stuck))
    this.#board.rotation = 0.035 + 0.3 * (1 - stuck)
  }
}

/** One of the small ones, who comes up beside it and is proud, too. */
function drawSmall(sprite: SmallSprite, index: number, elapsed: number, { now, reducedMotion }: Moment): void {
  const { x, y } = SMALL[index] ?? SMALL[0]
  const share = shareOf(elapsed, BUSH.from - 300 + index * 90, BUSH.time, reducedMotion)
  const isGlad = index % 2 === 0 && elapsed > (BOARDS[4] ?? 0)
  sprite.visible = share > 0
  sprite.show(isGlad ? 'cheers' : 'stands')
  const bounce = isGlad && !reducedMotion ? 7 * hop(((now + index * 170) % 620) / 620) : 0
  sprite.position.set(x, y - 40 * hop(share) - bounce)
  sprite.scale.set(0.8)
  sprite.zIndex = y
}

type SmallSprite = DrawnSprite<`${(typeof HEROES)[number]['id']}Lookalike`, 'hides' | 'stands' | 'cheers'>

/** How far something is that begins then and takes so long; all of it at once with less motion. */
function shareOf(elapsed: number, from: number, time: number, isAtOnce: boolean): number {
  if (elapsed < from) return 0
  return isAtOnce ? 1 : Math.min(1, (elapsed - from) / time)
}
