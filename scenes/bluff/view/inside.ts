import { Container, Graphics } from 'pixi.js'
import { manifest } from '../../../assets/bluff/manifest'
import { manifest as tall } from '../../../assets/bluff-tall/manifest'
import { manifest as wide } from '../../../assets/bluff-wide/manifest'
import { lerp, smoothstep, swaying } from '../../../src/stage/contract/math'
import { isDuring, progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { PAPER } from '../../../src/stage/kit/paper'
import { batAt, DROP, LANDED, ROOST, STORY, WALL } from '../layout'
import type { BluffState } from '../state'
import { Laps } from './laps'
import { deepBetween, Row } from './waves'

type Kit = ViewKit<typeof manifest>

const NIGHT = 0x1d1a17
/** The page of the cave, as it lies on the stage; beyond it there is nothing but night. */
const CAVE = { left: -40, top: -20, right: 1640, bottom: 1000 } as const
/** What lies beside that page, by its upper left corner: where the roof goes up into the dark, and where the walls end. */
const ROOF = { x: -40, y: -460 } as const
const ENDS = { left: -560, right: 1639, y: -20 } as const
const FAR = 4000

/** What of the sea is seen through the opening, between the pages of its jambs. */
const SEA = { left: 400, right: 1324 } as const
const ROWS = [
  { base: 658, size: 0.275, ahead: 2, tiles: 3 },
  { base: 698, size: 0.4125, ahead: 6, tiles: 2 },
  { base: 774, size: 0.825, ahead: 3, tiles: 1 },
] as const
const HAZE = [0.6, 0.8] as const

/** The boat out there, with the gull that did not come along: where they are, and how far they bob, in units and radians. */
const BOAT = { x: 1010, y: 712, rise: 8, turn: 0.052 } as const
const LEFT_BEHIND = { x: -96, y: -30, size: 0.5, every: 4300, lasts: 420 } as const

/** Gulls before the sky: where, how large, and how long a beat is, in ms. */
const GULLS = [
  { x: 1040, y: 396, size: 0.6, beat: 190 },
  { x: 762, y: 306, size: 0.42, beat: 160 },
] as const
const BEATS = [0, 1, 2, 1, 0, 1, 2, 1, 1, 1, 1, 1] as const

/** Somebody in the dark: where, how often they blink, in ms, and how near the pointer may come, in units. */
const EYES = { x: 1508, y: 664, every: [4300, 8700, 5600], lasts: 150, shy: 190 } as const
/** How often the bat's breath goes, how long it beats its wings in the air, each drawing, in ms. */
const BREATH = 3400
const FLAP = { each: 70, sequence: [0, 1, 2, 1] } as const
/** How far hunters and hen jump as they run, in units, and how long a step is, in ms. */
const RUN = { jump: 7, step: 130 } as const
/** The hunters are two: how far the second is from the first, and how much smaller. */
const SECOND = { x: 58, y: 12, size: 0.9 } as const

/** The same rock from within: night, and a bright hole in it. */
export class Inside {
  readonly still: readonly Container[]
  readonly root = new Container({ label: 'inside' })
  readonly #rows
  readonly #boat = new Container({ label: 'boat' })
  readonly #gull
  readonly #gulls: readonly DrawnSprite<string, string>[]
  readonly #laps
  readonly #below
  readonly #drop
  readonly #rings
  readonly #eyes
  readonly #hanging
  readonly #hangingAndAll = new Container({ label: 'bat' })
  readonly #flying
  readonly #hunters: readonly DrawnSprite<string, string>[]
  readonly #hen
  readonly #henAndAll = new Container()

  constructor(kit: Kit) {
    this.still = createCave(kit)
    const rowOf = (row: (typeof ROWS)[number]) => new Row(kit, { ...row, from: SEA.left })
    const [first, second, third] = [rowOf(ROWS[0]), rowOf(ROWS[1]), rowOf(ROWS[2])]
    first.alpha = HAZE[0]
    second.alpha = HAZE[1]
    this.#rows = [first, second, third]
    const hull = kit.sprite('boat')
    this.#gull = kit.sprite('passenger')
    this.#gull.position.set(LEFT_BEHIND.x, LEFT_BEHIND.y)
    this.#gull.scale.set(-LEFT_BEHIND.size, LEFT_BEHIND.size)
    this.#boat.addChild(this.#gull, hull)
    this.#gulls = GULLS.map(({ size }) => kit.sprite('flyingGull').updateTransform({ scaleX: size, scaleY: size }))
    const place = (name: 'leftJamb' | 'rightJamb' | 'shore', x: number, y: number) =>
      kit.sprite(name).updateTransform({ x, y })
    this.#laps = new Laps(kit, 'stage')
    this.#below = kit.marginPart('tall', manifest, (parts) => new Laps(parts, 'below'))
    this.#drop = kit.sprite('drop')
    this.#rings = kit.sprite('rings').updateTransform({ x: DROP.x, y: DROP.to })
    this.#eyes = kit.sprite('eyes')
    this.#eyes.label = 'eyes'
    this.#hanging = kit.sprite('hangingBat')
    this.#hangingAndAll.addChild(this.#hanging, kit.laterPart('wornByBat'))
    this.#hangingAndAll.position.copyFrom(ROOST)
    this.#flying = kit.sprite('flyingBat')
    this.#flying.label = 'bat'
    this.#hunters = [kit.sprite('hunter'), kit.sprite('hunter')]
    this.#hunters[1]?.scale.set(SECOND.size)
    this.#hen = kit.sprite('hen')
    this.#henAndAll.addChild(this.#hen, kit.laterPart('wornByHen'))
    const story = new Container({ label: 'scratches' })
    story.addChild(...this.#hunters, this.#henAndAll)
    this.root.addChild(
      ...this.#gulls,
      first,
      deepBetween(kit, ROWS[0], ROWS[2], SEA.left, SEA.right, HAZE[0]),
      second,
      this.#boat,
      deepBetween(kit, ROWS[1], ROWS[2], SEA.left, SEA.right, HAZE[1]),
      third,
      place('leftJamb', 400, 520),
      place('rightJamb', 1204, 520),
      place('shore', 400, 796),
      this.#laps,
      this.#below,
      this.#rings,
      this.#drop,
      this.#eyes,
      story,
      this.#hangingAndAll,
      this.#flying,
    )
  }

  draw(rock: BluffState, moment: Moment): void {
    const { now, reducedMotion } = moment
    const wave = reducedMotion ? 0 : rock.wave
    for (const row of this.#rows) row.show(wave)
    this.#laps.show(wave)
    this.#below.content?.show(wave)
    this.#drawBoat(rock, moment)
    for (let i = 0; i < this.#gulls.length; i++) {
      const { x, y, beat } = GULLS[i] ?? GULLS[0]
      const gull = this.#gulls[i]
      if (!gull) continue
      gull.show(reducedMotion ? 1 : (BEATS[Math.floor(now / beat + i * 5) % BEATS.length] ?? 1))
      gull.position.set(
        x + (reducedMotion ? 0 : 12 * Math.sin(now / 900 + i)),
        y + (reducedMotion ? 0 : 5 * Math.sin(now / 610 + i)),
      )
    }
    this.#drawDrop(rock, reducedMotion)
    this.#drawEyes(moment)
    this.#drawBat(rock, moment)
    this.#drawStory(rock, now, reducedMotion)
  }

  #drawBoat({ swell }: BluffState, { now, reducedMotion }: Moment): void {
    const turn = reducedMotion ? 0 : swell * 2 * Math.PI
    this.#boat.position.set(BOAT.x, BOAT.y - (reducedMotion ? 0 : BOAT.rise * Math.sin(turn)))
    this.#boat.rotation = reducedMotion ? 0 : BOAT.turn * Math.cos(turn + 0.5)
    // It looks in, now and then, and shifts from foot to foot.
    const since = now % LEFT_BEHIND.every
    const hop = !reducedMotion && since < LEFT_BEHIND.lasts ? Math.sin((since / LEFT_BEHIND.lasts) * Math.PI) : 0
    this.#gull.show(hop > 0 ? 'look' : 'still')
    this.#gull.y = LEFT_BEHIND.y - 7 * hop
    this.#gull.rotation = -this.#boat.rotation * 0.6
  }

  /** It gathers, hangs and trembles, falls as things fall, and is rings; for whoever asked for less motion it hangs. */
  #drawDrop({ drip, drop }: BluffState, reducedMotion: boolean): void {
    const frame = reducedMotion ? 1 : drip
    this.#drop.visible = frame < LANDED
    this.#rings.visible = frame === LANDED || (!reducedMotion && frame === 0)
    if (frame < LANDED) {
      this.#drop.show(frame)
      const fall = frame === 2 ? drop * drop : 0
      this.#drop.position.set(DROP.x, lerp(DROP.from, DROP.to, fall))
      const swells = frame === 0 ? 0.55 + 0.45 * drop : 1
      const stretch = frame === 2 ? 1 + drop * 0.3 : 1 + (reducedMotion ? 0 : 0.06 * Math.sin(drop * 4 * Math.PI))
      this.#drop.scale.set((swells * 2) / (1 + stretch), swells * stretch)
    }
    if (frame === LANDED) {
      this.#rings.showShare(drop)
      this.#rings.alpha = 1
      this.#rings.scale.set(1 + drop * 0.1)
    } else if (frame === 0) {
      // They run on, and out.
      this.#rings.show(2)
      this.#rings.alpha = 1 - drop
      this.#rings.scale.set(1.1 + drop * 0.3)
    }
  }

  #drawEyes({ now, reducedMotion, pointer }: Moment): void {
    const [dx, dy] = [pointer.x - EYES.x, pointer.y - EYES.y]
    const far = Math.sqrt(dx * dx + dy * dy)
    let since = now % EYES.every.reduce((sum, each) => sum + each, 0)
    let blinks = false
    for (const each of EYES.every) {
      if (since >= 0 && since < EYES.lasts) blinks = true
      since -= each
    }
    const shut = far < EYES.shy || (blinks && !reducedMotion)
    this.#eyes.show(shut ? 'shut_negative' : far < EYES.shy * 1.6 ? 'half_negative' : 'open_negative')
    const reach = Math.max(100, far)
    this.#eyes.position.set(EYES.x + (dx / reach) * 5, EYES.y + (dy / reach) * 4)
  }

  #drawBat({ bat }: BluffState, { now, reducedMotion }: Moment): void {
    const flies = isDuring(bat.flight, now)
    this.#hangingAndAll.visible = !flies
    this.#flying.visible = flies
    if (flies) {
      const { x, y } = batAt(bat.flight, now)
      const ahead = batAt(bat.flight, now + 30)
      this.#flying.position.set(x, y)
      this.#flying.show(FLAP.sequence[Math.floor(now / FLAP.each) % FLAP.sequence.length] ?? 0)
      const roll = progress(bat.roll, now)
      const bank = Math.max(-0.5, Math.min(0.5, (ahead.x - x) * 0.022))
      this.#flying.rotation = reducedMotion ? 0 : bank + (roll < 1 ? smoothstep(0, 1, roll) * 2 * Math.PI : 0)
      // Nearest to us in the middle of its round.
      const near = Math.sin(progress(bat.flight, now) * Math.PI)
      this.#flying.scale.set(0.72 + 0.38 * near)
      return
    }
    const stir = progress(bat.stir, now)
    const isUp = isDuring(bat.stir, now)
    if (!isUp) this.#hanging.show('asleep_negative')
    else
      this.#hanging.show(stir < 0.1 || stir > 0.7 ? 'peek_negative' : stir < 0.45 ? 'awake_negative' : 'peek_negative')
    // It breathes; woken, it starts, sways and comes to rest.
    const breath = reducedMotion ? 0 : 0.014 * Math.sin((now / BREATH) * 2 * Math.PI)
    const start = isUp && !reducedMotion ? Math.max(0, 1 - stir * 9) : 0
    this.#hangingAndAll.scale.set(1 + breath + start * 0.12, 1 - breath - start * 0.14)
    const sway = reducedMotion ? 0 : 0.11 * swaying(stir, 1, 0.286)
    this.#hangingAndAll.rotation = sway + (reducedMotion ? 0 : 0.012 * Math.sin(now / 1700))
  }

  #drawStory({ scratches: { scene, run } }: BluffState, now: number, reducedMotion: boolean): void {
    const [hunters, hen, huntersLook, henLooks] = STORY[scene] ?? STORY[0]
    const [huntersWere, henWas] = STORY[(scene + STORY.length - 1) % STORY.length] ?? STORY[0]
    const share = progress(run, now)
    const runs = share < 1
    const way = smoothstep(0, 1, share)
    const step = runs && !reducedMotion ? Math.floor((now - (run?.from ?? 0)) / RUN.step) : -1
    const jump = (late: number) =>
      runs && !reducedMotion ? -RUN.jump * Math.abs(Math.sin((now / RUN.step + late) * Math.PI)) : 0
    // Whoever turns round does so before the run begins.
    const x = lerp(huntersWere, hunters, way)
    for (let i = 0; i < this.#hunters.length; i++) {
      const hunter = this.#hunters[i]
      if (!hunter) continue
      hunter.show(step < 0 ? 0 : 1 + ((step + i) % 2))
      hunter.position.set(WALL.x + x + i * SECOND.x, WALL.y + 10 + i * SECOND.y + jump(i * 0.5))
      hunter.scale.x = huntersLook * (i === 0 ? 1 : SECOND.size)
    }
    this.#hen.show(step < 0 ? 0 : 1 + (step % 2))
    this.#henAndAll.position.set(WALL.x + lerp(henWas, hen, way), WALL.y + jump(0.25))
    this.#henAndAll.scale.x = henLooks
  }
}

/** What lies still: what is bright and far through the hole, and the rock about it. */
function createCave(kit: Kit): Container[] {
  const day = new Graphics().rect(200, -20, 1200, 850).fill(PAPER)
  const put = (name: 'cloud' | 'stacks' | 'ray' | 'cave' | 'cloudlet', x: number, y: number, size = 1) =>
    kit.sprite(name).updateTransform({ x, y, scaleX: size, scaleY: size })
  const tone = kit.sprite('farTone').updateTransform({ x: SEA.left, y: 604 })
  tone.width = SEA.right - SEA.left
  const sea = kit.mirrored('farSea', [0, 2]).updateTransform({ x: SEA.left, y: 608 })
  const { left, top, right, bottom } = CAVE
  const night = new Graphics()
    .rect(-FAR, -FAR, 2 * FAR, 2 * FAR)
    .fill(NIGHT)
    .rect(left + 1, top + 1, right - left - 2, bottom - top - 2)
    .cut()
  const roof = kit.marginPart('tall', tall, (parts) => parts.sprite('roof')).updateTransform(ROOF)
  const ends = kit.marginPart('wide', wide, (parts) => {
    const put = (name: 'leftEnd' | 'rightEnd', x: number) => parts.sprite(name).updateTransform({ x, y: ENDS.y })
    return new Container({ children: [put('leftEnd', ENDS.left), put('rightEnd', ENDS.right)] })
  })
  return [
    day,
    put('cloud', 800, 440, 0.66),
    put('cloudlet', 1090, 500, 0.6),
    tone,
    sea,
    put('stacks', 540, 444),
    put('cave', left, top),
    night,
    roof,
    ends,
    put('ray', -60, 0, 4),
  ]
}
