import { Container } from 'pixi.js'
import { manifest } from '../../../assets/bluff/manifest'
import { MOUTH, PRINTED, WAVE_LENGTH } from '../../../assets/bluff/shared'
import { manifest as tall } from '../../../assets/bluff-tall/manifest'
import { manifest as wide } from '../../../assets/bluff-wide/manifest'
import { smoothstep } from '../../../src/stage/contract/math'
import { isDuring, progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { MarginKit, ViewKit } from '../../../src/stage/kit/kit'
import { GOAT, HOLE, PROW, rideOf, WAVES } from '../layout'
import type { BluffState } from '../state'
import { gustAt, Passenger } from './passenger'
import { Breaker, deepBetween, Row, type RowOptions } from './waves'

type Kit = ViewKit<typeof manifest>
type RowPlace = Omit<RowOptions, 'tiles'>

/** The widest window shows no more to either side of the stage, in scene units. */
const WIDE = 1500
/** Everything of the stage and beside it. */
const [LEFT, RIGHT] = [-WIDE, 1600 + WIDE]
/** The far waves begin behind the foot of the headland. */
const BEHIND = 580

/** Rows of waves, far to near, by the level of their calm sea, and where they begin; below the stage only tall windows show them. */
const FAR = [
  { base: 650, size: 0.4, ahead: 3, from: BEHIND },
  { base: 718, size: 0.58, ahead: 0, from: BEHIND },
] as const
/** How much of them is seen through the haze. */
const HAZE = [0.62, 0.8] as const
const NEAR = [
  { base: 800, size: 0.74, ahead: 5, from: -2102 },
  { base: 884, size: 1, ahead: 0, from: -1760 },
  { base: 1016, size: 1.24, ahead: 4, from: -2000 },
] as const
const BELOW = [
  { base: 1150, size: 1.5, ahead: 7, from: -2200 },
  { base: 1310, size: 1.8, ahead: 2, from: -2200 },
  { base: 1510, size: 2.2, ahead: 6, from: -2200 },
  { base: 1760, size: 2.6, ahead: 1, from: -2200 },
] as const
/** How far a crest has gone before the place that it is drawn at, in units; which tile of the first row has the one that breaks. */
const LEAN = 33
const BREAKS = 4
/** Where the sea ends for good. */
const BOTTOM = { base: 3600, size: 1 } as const

/** The crown of the pine: where each part is from its foot, and how far it goes with the wind. */
const PINE = { x: 382, y: 269, turn: -0.07 } as const
const CROWNS = [
  { x: -58, y: -194 },
  { x: -132, y: -206 },
  { x: -124, y: -142 },
  { x: -248, y: -166 },
  { x: -200, y: -134 },
  { x: -310, y: -134 },
] as const
/** How long the wind takes to and fro, in ms. */
const SWAY = 2900

/** Strokes of wind, on their way to the left: which drawing, how high, how fast in units a second, and where they begin. */
const GUSTS = [
  [0, 150, 60, 1280],
  [1, 332, 44, 1480],
  [2, 404, 36, 1060],
  [3, 62, 52, 1010],
  [2, 222, 70, 1560],
] as const
/** Between these they are seen; they fade in and out over so many units. */
const SKY = { left: 700, right: 1820, fade: 220 } as const

/** Gulls that hang against the wind: where, how large, how far they drift, in units, how long that takes and how long a beat is, in ms. */
const GULLS = [
  { x: 1096, y: 120, size: 0.56, drift: 16, time: 5200, beat: 170 },
  { x: 892, y: 214, size: 0.5, drift: 14, time: 4400, beat: 150 },
  { x: 968, y: 368, size: 0.9, drift: 18, time: 6100, beat: 210 },
] as const
/** They beat their wings for a while, and hang for a while: the drawings of a round of that. */
const BEATS = [0, 1, 2, 1, 0, 1, 2, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1] as const

/** Spray stands where a swell meets the rock, and how many drawings it is ahead of the waves: with their second the swell strikes. */
const SPRAY = { x: 774, y: 800, ahead: 8 } as const

/** Bars of light on the water in the mouth, from the middle of its waterline. */
const GLINTS = [
  { x: -34, y: -12, size: 0.44, ahead: 0 },
  { x: 48, y: -22, size: 0.34, ahead: 4 },
  { x: -86, y: -26, size: 0.26, ahead: 7 },
  { x: 12, y: -38, size: 0.24, ahead: 2 },
] as const
/** Of these the last two are seen only while somebody points at it. */
const ALWAYS = 2
/** Somebody in there looks out, upside down: from where, how often, and from when to when of that, in ms. */
const LOOKER = { x: -14, y: -132, every: 5400, from: 900, until: 2700, lid: 120 } as const

/** The goat chews, each drawing for so long; once a minute it looks round; in ms. */
const CHEW = 300
const STARE = { every: 60_000, from: 14_000, until: 16_600 } as const

/** The headland as it is seen from the boat. */
export class Outside {
  readonly still: readonly Container[]
  readonly root = new Container({ label: 'outside' })
  readonly #below
  readonly #rows: readonly Row[]
  readonly #breakers: readonly Breaker[]
  readonly #gusts: readonly DrawnSprite<string, string>[]
  readonly #gulls: readonly DrawnSprite<string, string>[]
  readonly #crowns: readonly DrawnSprite<string, string>[]
  readonly #glints: readonly DrawnSprite<string, string>[]
  readonly #spray
  readonly #goat
  readonly #goatAndAll = new Container({ label: 'goat' })
  readonly #looker
  readonly #prow = new Container({ label: 'prow' })
  readonly #gull

  constructor(kit: Kit) {
    this.still = createLand(kit)
    this.#gusts = GUSTS.map(([frame, y]) => kit.sprite('gust').show(frame).updateTransform({ y }))
    this.#gulls = GULLS.map(({ size }) => kit.sprite('flyingGull').updateTransform({ scaleX: size, scaleY: size }))
    this.#crowns = CROWNS.map((_, i) => kit.sprite('crown').show(i))
    this.#goat = kit.sprite('goat')
    this.#goatAndAll.addChild(this.#goat, kit.laterPart('wornByGoat'))
    this.#goatAndAll.position.copyFrom(GOAT)
    const hole = kit.laterPart('hole')
    hole.position.copyFrom(HOLE)
    this.#glints = GLINTS.map(({ x, y, size }) => {
      const glint = kit.sprite('lap')
      glint.position.set(MOUTH.x + x, MOUTH.y + y)
      glint.scale.set(size, size * 0.6)
      return glint
    })
    this.#looker = kit.sprite('eyes')
    this.#looker.label = 'mouth'
    this.#spray = kit.sprite('spray').updateTransform({ x: SPRAY.x, y: SPRAY.y })
    this.#spray.scale.set(1 / PRINTED.spray)
    const foot = kit.sprite('headlandFoot').updateTransform({ x: 580, y: 560 })

    const rowOf = (row: RowPlace) => new Row(kit, { ...row, tiles: tilesOf(row) })
    const [first, second] = [rowOf(FAR[0]), rowOf(FAR[1])]
    const [rolling, breaking, nearest] = [rowOf(NEAR[0]), rowOf(NEAR[1]), rowOf(NEAR[2])]
    this.#rows = [first, second, rolling, breaking, nearest]
    this.#below = kit.marginPart('tall', manifest, (parts) => new SeaBelow(parts))
    const small = breakerOf(kit, FAR[1], 1)
    const large = breakerOf(kit, NEAR[0], BREAKS)
    const next = breakerOf(kit, NEAR[0], BREAKS + 1)
    this.#breakers = [small, large, next]

    const [ring, hull] = [kit.sprite('prow'), this.#prow]
    hull.pivot.copyFrom(PROW)
    ring.position.copyFrom(PROW)
    this.#gull = new Passenger(kit)
    // Where we sit, which lies below the stage; it rides with the rest of the boat.
    const stern = kit.marginPart('tall', tall, (parts) => parts.sprite('stern')).updateTransform({ x: 1040, y: 1104 })
    hull.addChild(stern, ring, this.#gull.root)

    first.alpha = HAZE[0]
    second.alpha = small.sprite.alpha = HAZE[1]
    this.root.addChild(
      ...this.#gusts,
      ...this.#gulls.slice(0, 2),
      first,
      // What lies under haze is seen through it: one tone down to the near waves.
      deepBetween(kit, FAR[0], NEAR[0], BEHIND, RIGHT, HAZE[0]),
      second,
      deepBetween(kit, FAR[1], NEAR[0], BEHIND, RIGHT, HAZE[1]),
      small.sprite,
      foot,
      hole,
      this.#looker,
      ...this.#glints,
      ...this.#crowns,
      this.#goatAndAll,
      this.#spray,
      rolling,
      deepBetween(kit, NEAR[0], NEAR[1], LEFT, RIGHT),
      large.sprite,
      next.sprite,
      breaking,
      deepBetween(kit, NEAR[1], NEAR[2], LEFT, RIGHT),
      nearest,
      this.#below,
      hull,
      ...this.#gulls.slice(2),
    )
  }

  draw(rock: BluffState, moment: Moment): void {
    const { now, reducedMotion } = moment
    const wave = reducedMotion ? 0 : rock.wave
    for (const row of this.#rows) row.show(wave)
    this.#below.content?.show(wave)
    for (const breaker of this.#breakers) breaker.show(reducedMotion ? 4 : wave)
    this.#spray.visible = !reducedMotion
    if (!reducedMotion) this.#spray.show((wave + SPRAY.ahead) % WAVES)
    this.#drawWind(moment)
    this.#drawMouth(rock, moment, wave)
    this.#drawGulls(now, reducedMotion)
    this.#drawGoat(rock, now, reducedMotion)
    const { rise, turn } = reducedMotion ? LEVEL : rideOf(rock.swell)
    this.#prow.position.set(PROW.x, PROW.y - rise)
    this.#prow.rotation = turn
    this.#gull.draw(rock, moment, turn)
  }

  #drawWind({ now, reducedMotion }: Moment): void {
    const gust = gustAt(now)
    for (let i = 0; i < this.#crowns.length; i++) {
      const crown = this.#crowns[i]
      const { x, y } = CROWNS[i] ?? CROWNS[0]
      if (!crown) continue
      // The further out, the more it bends, and the later.
      const far = -x / 310
      const sway = reducedMotion ? 0 : Math.sin((now / SWAY) * 2 * Math.PI - far * 1.6)
      const lean = sway * 3 * far - (reducedMotion ? 0 : gust * 12 * far)
      const [sin, cos] = [Math.sin(PINE.turn), Math.cos(PINE.turn)]
      crown.position.set(PINE.x + x * cos - y * sin + lean, PINE.y + x * sin + y * cos + sway * 1.6 * far)
      crown.rotation = PINE.turn + (reducedMotion ? 0 : 0.012 * sway - 0.03 * gust)
    }
    for (let i = 0; i < this.#gusts.length; i++) {
      const sprite = this.#gusts[i]
      const [, , speed, from] = GUSTS[i] ?? GUSTS[0]
      if (!sprite) continue
      const way = SKY.right - SKY.left
      const gone = SKY.right - from + (reducedMotion ? 0 : (now / 1000) * speed)
      const x = SKY.right - (gone % way)
      sprite.x = x
      sprite.alpha = smoothstep(SKY.left, SKY.left + SKY.fade, x) * (1 - smoothstep(SKY.right - SKY.fade, SKY.right, x))
    }
  }

  #drawMouth({ isTempted }: BluffState, { now, reducedMotion, pointer }: Moment, wave: number): void {
    for (let i = 0; i < this.#glints.length; i++) {
      const glint = this.#glints[i]
      if (!glint) continue
      glint.visible = i < ALWAYS || isTempted
      glint.show((wave + (GLINTS[i]?.ahead ?? 0)) % 9)
    }
    const since = now % LOOKER.every
    const looks = since >= LOOKER.from && since < LOOKER.until
    const isOpen = isTempted || looks || reducedMotion
    this.#looker.visible = isOpen
    if (!isOpen) return
    const edge = Math.min(since - LOOKER.from, LOOKER.until - since)
    const isHalf = !isTempted && !reducedMotion && edge < LOOKER.lid
    // A wink in the middle of it, so that nobody takes it for a stone.
    const winks = !reducedMotion && Math.abs(since - (LOOKER.from + LOOKER.until) / 2) < LOOKER.lid / 2
    this.#looker.show(isHalf ? 'half_negative' : winks ? 'shut_negative' : 'open_negative')
    const [dx, dy] = [pointer.x - MOUTH.x - LOOKER.x, pointer.y - MOUTH.y - LOOKER.y]
    const far = Math.max(80, Math.sqrt(dx * dx + dy * dy))
    this.#looker.position.set(MOUTH.x + LOOKER.x + (dx / far) * 7, MOUTH.y + LOOKER.y + (dy / far) * 5)
    this.#looker.rotation = Math.PI
  }

  #drawGulls(now: number, reducedMotion: boolean): void {
    for (let i = 0; i < this.#gulls.length; i++) {
      const gull = this.#gulls[i]
      const { x, y, drift, time, beat } = GULLS[i] ?? GULLS[0]
      if (!gull) continue
      const turn = reducedMotion ? 0 : (now / time) * 2 * Math.PI + i
      const wings = reducedMotion ? 1 : (BEATS[Math.floor(now / beat + i * 5) % BEATS.length] ?? 1)
      gull.show(wings)
      gull.position.set(x + drift * Math.sin(turn), y + drift * 0.4 * Math.sin(turn * 2 + 1) + (wings - 1) * -2)
      gull.rotation = reducedMotion ? 0 : 0.05 * Math.cos(turn)
    }
  }

  #drawGoat({ bleat }: BluffState, now: number, reducedMotion: boolean): void {
    const share = progress(bleat, now)
    const stare = now % STARE.every
    if (isDuring(bleat, now)) this.#goat.show(share > 0.02 && share < 0.84 ? 'bleat' : 'look')
    else if (!reducedMotion && stare >= STARE.from && stare < STARE.until) this.#goat.show('look')
    else this.#goat.show(!reducedMotion && Math.floor(now / CHEW) % 2 === 1 ? 'chewed' : 'chew')
    // It draws breath, trembles with the bleat, and settles.
    const push = isDuring(bleat, now) && !reducedMotion ? Math.sin(share * Math.PI) : 0
    const shiver = push * Math.sin(now / 18) * 0.014
    const breath = share < 0.16 ? share / 0.16 : 0
    this.#goatAndAll.scale.set(1 - breath * 0.04 + shiver, 1 + breath * 0.06 - push * 0.03 - shiver)
  }
}

/** How the prow lies for who asked for less motion. */
const LEVEL = { rise: 0, turn: 0 } as const

/** The sea below the stage. */
class SeaBelow extends Container {
  readonly #rows: readonly Row[]

  constructor(kit: MarginKit<typeof manifest>) {
    super()
    this.#rows = BELOW.map((row) => new Row(kit, { ...row, tiles: tilesOf(row) }))
    for (const [i, row] of this.#rows.entries()) {
      this.addChild(deepBetween(kit, BELOW[i - 1] ?? NEAR[2], BELOW[i] ?? BOTTOM, LEFT, RIGHT), row)
    }
    this.addChild(deepBetween(kit, BELOW[3], BOTTOM, LEFT, RIGHT))
  }

  /** @param wave which of the nine drawings is due */
  show(wave: number): void {
    for (const row of this.#rows) row.show(wave)
  }
}

/** With how many tiles a row reaches the right of the widest window. */
function tilesOf({ size, from }: RowPlace): number {
  return Math.ceil((RIGHT - from) / (WAVE_LENGTH * 2 * size))
}

/** A crest that breaks: the second of that tile of a row, which is the one that grows. */
function breakerOf(kit: Kit, { base, size, ahead, from }: RowPlace, tile: number): Breaker {
  const x = from + (tile + 0.5) * WAVE_LENGTH * 2 * size - LEAN * size
  return new Breaker(kit, { x, y: base - 4 * size, size: size * 1.14, ahead, way: WAVE_LENGTH * size })
}

/** What lies still: sky and clouds, the horizon, what is left of the next headland, the headland and the trunk of its pine. */
function createLand(kit: Kit): Container[] {
  const place = (name: keyof typeof manifest.sprites, x: number, y: number, scaleX = 1, scaleY = scaleX) =>
    kit.sprite(name).updateTransform({ x, y, scaleX, scaleY })
  const sky = place('skyTone', LEFT, -1200)
  sky.width = RIGHT - LEFT
  const tone = place('farTone', LEFT, 556)
  tone.width = RIGHT - LEFT
  const cloud = place('cloud', 1226, 262, 1.12)
  const near = place('cloudlet', 950, 470)
  const far = place('cloudlet', 1566, 446, -1.1, 1.1)
  // These only tall windows show.
  const aloft = place('cloud', 420, -300, -0.9, 0.9)
  const further = place('cloudlet', 1240, -170)
  const sea = kit.mirrored('farSea', [-5, 6]).updateTransform({ x: 560, y: 560 })
  const stacks = place('stacks', 1100, 396)
  const spur = kit.marginPart('wide', wide, (parts) => parts.sprite('spur')).updateTransform({ x: -760, y: 300 })
  const high = place('headlandHigh', -80, 140)
  const low = place('headlandLow', -80, 560)
  const trunk = kit.sprite('trunk').updateTransform({ ...PINE, rotation: PINE.turn })
  return [sky, aloft, further, cloud, near, far, tone, sea, stacks, spur, high, low, trunk]
}
