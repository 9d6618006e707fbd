import { Container, Sprite, Texture } from 'pixi.js'
import { LYING, MORNING } from '../../../assets/forget/shared'
import type { manifest } from '../../../assets/forget-later/manifest'
import { STANDING, WATER } from '../../../assets/forget-later/shared'
import type { Point } from '../../../src/stage/contract/geometry'
import { DEGREE, easeOutBack, hop, lerp, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { DAWN, HOP, morningIn, morningSize, placeIn, placeOf, sizeIn, verdictIn } from '../layout'
import type { ForgetState, ThingName } from '../state'
import type { Tuning } from '../tuning'

type Kit = LaterKit<typeof manifest>
type Day = NonNullable<ForgetState['morning']>

/** Where the sea begins and where the sun stands, in the units of the morning. */
const HORIZON = 566
/** How much of the drawn horizon is laid over the window. */
const HORIZON_WIDTH = 1400
const SUN = { x: 236, y: 452 } as const
const CLOUDS = [
  [1088, 128, 1],
  [1300, 214, 0.72],
  [96, 96, 0.8],
  [250, -110, 0.9],
  [1180, -190, 1.1],
] as const
/** When the first thing slides to its place, how long after it the next, and how long each takes, in ms; and how high it is thrown. */
const SLIDES = { first: 1300, apart: 120, lasts: 700, high: 70 } as const
/** From when on the umbrella goes up, how long each of its drawings is seen, and when ropes and rim are there, in ms. */
const OPENS = { at: 4100, each: 190, ropes: 4000, fades: 400 } as const
/** The bear waves before LOST is struck out, and how long each of its drawings lasts, how many there are, in ms. */
const WAVES = { before: 1800, each: 240, times: 8 } as const
/** How long before LOST is struck out what is drawn, in ms. */
const STRUCK = { half: 900, whole: 650, found: 250 } as const
/** How the boat rides the water: radians, units, ms. */
const RIDES = { turn: 1.2 * DEGREE, up: 3, period: 3600, pivot: { x: 668, y: 780 } } as const
/** From how far below the waves come in, in units, and from when to when, in ms; how high they rise at last, and how far they take the boat. */
const TIDE = { below: 420, from: 900, to: 4300, rises: 64, takes: -1350 } as const
/** The near waves, from the horizon: how far down, how large, how far they slide, how fast, and where they begin. */
const NEAR = [
  [204, 0.74, 14, 4300, 60],
  [262, 0.94, 18, 3900, 300],
  [330, 1.2, 24, 3500, 140],
  [430, 1.5, 30, 3300, 420],
  [560, 1.8, 34, 3300, 90],
  [720, 2.2, 38, 3300, 260],
] as const
/** Where the bear’s words stand. */
const SAID = { x: 442, y: 604 } as const
/** The black of the page, and how wide the hem of the night is. */
const BLACK = 0x191715
const HEM = { width: 260, height: 420, overlap: 134 } as const

/** What of the morning stands still: paper, sky and water. It is printed with the page. */
export function createGround(kit: Kit): View<ForgetState> {
  const paper = kit.mirrored('paper', [0, 12], [0, 8])
  const water = kit.sprite('water')
  const horizon = kit.sprite('horizon')
  const drawn = new Container()
  const clouds = CLOUDS.map(([x, y, scale]) =>
    kit.sprite('cloud').updateTransform({ x, y, scaleX: scale, scaleY: scale }),
  )
  drawn.addChild(
    ...clouds,
    kit.sprite('glow').updateTransform(SUN),
    kit.sprite('rays').updateTransform(SUN),
    kit.sprite('glitter').updateTransform({ x: SUN.x, y: HORIZON }),
    kit.sprite('swell').updateTransform({ x: 850, y: HORIZON + 40 }),
    kit
      .sprite('swell')
      .show(1)
      .updateTransform({ x: 20, y: HORIZON + 78 }),
    kit.sprite('mound').updateTransform({ x: 1232, y: 708 }),
  )
  const at: Point = { x: 0, y: 0 }
  return {
    root: new Container({ label: 'ground', children: [paper, water, horizon, drawn] }),
    resize(size) {
      const scale = morningSize(size)
      morningIn({ x: 0, y: 0 }, size, at)
      drawn.position.copyFrom(at)
      drawn.scale.set(scale)
      const y = at.y + HORIZON * scale
      water.position.set(0, y)
      water.scale.set(size.width / WATER.width, (size.height - y) / WATER.height)
      horizon.position.set(size.width / 2, y)
      horizon.scale.set(size.width / HORIZON_WIDTH, scale)
    },
    draw() {},
  }
}

/** A thing by day: it slides there from where it lay, and hops when it is pressed. */
class Awake {
  readonly sprite: Container
  readonly name: ThingName
  readonly #home
  readonly #turn: number
  readonly #size: number
  readonly #from: Point = { x: 0, y: 0 }

  constructor(sprite: Container, name: ThingName) {
    this.sprite = sprite
    this.name = name
    this.#home = MORNING[name]
    const [turn, size] = LYING[name]
    const [upright, large] = STANDING[name]
    this.#turn = (turn - upright) * DEGREE
    this.#size = size / large
  }

  /** @param into ms since the first light; far beyond all of it where nothing slides */
  draw({ things, recalled, mornings }: ForgetState, { now, size }: Moment, into: number): void {
    const { x, y } = this.#home
    const share = smoothstep(0, SLIDES.lasts, into - SLIDES.first - SLIDES.apart * recalled.indexOf(this.name))
    const thing = things[this.name]
    const up = thing.hop * hop(since(thing.hoppedAt, now) / HOP)
    if (share === 1) {
      this.sprite.position.set(x, y - up)
      this.sprite.rotation = 0
      this.sprite.scale.set(1)
      return
    }
    // Where it lay in the window, in the units of the morning.
    const scale = morningSize(size)
    placeIn(placeOf(this.name, mornings), size, this.#from)
    morningIn(ORIGIN, size, corner)
    const fromX = (this.#from.x - corner.x) / scale
    const fromY = (this.#from.y - corner.y) / scale
    this.sprite.position.set(lerp(fromX, x, share), lerp(fromY, y, share) - SLIDES.high * hop(share) - up * (1 - share))
    this.sprite.rotation = this.#turn * (1 - share)
    this.sprite.scale.set(lerp((this.#size * sizeIn(size)) / scale, 1, share))
  }
}

const ORIGIN: Readonly<Point> = { x: 0, y: 0 }
/** Where the corner of the drawing is in the window: written over and over. */
const corner: Point = { x: 0, y: 0 }
/** Later than all that slides. */
const SETTLED = 60_000

/** All that has come back, as one drawing; and what becomes of it. */
export function createMorning(kit: Kit): View<ForgetState, Tuning> {
  const umbrella = kit.cutSprite('umbrella')
  const bear = kit.sprite('bear')
  const [rigging, nearRim] = [kit.cutSprite('rigging'), kit.sprite('nearRim')]
  const cup = kit.cutSprite('cup')
  const awake = (name: Exclude<ThingName, 'umbrella' | 'bear' | 'cup'>) => new Awake(kit.sprite(name), name)
  // It has a size of its own while it opens.
  const sail = new Awake(new Container({ children: [umbrella] }), 'umbrella')
  const hull = new Awake(cup, 'cup')
  const who = new Awake(bear, 'bear')
  const far = [awake('watch'), awake('plant'), awake('cake')]
  const hung = [awake('list'), awake('sock'), awake('handkerchief')]
  const held = [awake('button'), awake('glasses'), awake('ticket'), awake('piece'), awake('spool')]
  const near = [awake('key'), awake('letter')]
  const spritesOf = (things: readonly Awake[]) => things.map(({ sprite }) => sprite)
  const boat = new Container({ label: 'boat' })
  boat.addChild(sail.sprite, ...spritesOf(hung), cup, bear, nearRim, ...spritesOf(held), rigging)
  boat.pivot.copyFrom(RIDES.pivot)
  for (const ropes of [rigging, nearRim]) ropes.position.copyFrom(MORNING.cup)
  const floats = new Container()
  floats.addChild(...spritesOf(near))
  const said = kit.sprite('said').updateTransform(SAID)
  const waves = NEAR.map(([y, scale]) => {
    const tiles = kit.tiles('wave')
    const band = new Container({ y: HORIZON + y, scale, children: [tiles] })
    return { tiles, band }
  })
  const drawn = new Container({ label: 'morning drawn' })
  drawn.addChild(...spritesOf(far), boat, floats, said, ...waves.map(({ band }) => band))
  const found = kit.sprite('found')
  const all = [sail, hull, who, ...far, ...hung, ...held, ...near]
  const text: Point = { x: 0, y: 0 }

  return {
    root: new Container({ label: 'morning', children: [drawn, found] }),
    resize(size) {
      drawn.scale.set(morningSize(size))
      morningIn(ORIGIN, size, corner)
      drawn.position.copyFrom(corner)
      verdictIn(size, text)
      found.position.copyFrom(text)
    },
    draw(forget, moment) {
      const { morning, mornings } = forget
      const { now, reducedMotion } = moment
      drawn.visible = morning !== null
      drawFound(morning, mornings, now)
      if (!morning) return
      const into = reducedMotion ? SETTLED : now - morning.from
      const tide = smoothstep(morning.ebbsAt, morning.fallsAt, now)
      const motion = reducedMotion ? 0 : 1
      for (const thing of all) thing.draw(forget, moment, into)
      rigging.alpha = smoothstep(OPENS.ropes, OPENS.ropes + OPENS.fades, into)
      nearRim.alpha = smoothstep(
        SLIDES.lasts,
        SLIDES.lasts + OPENS.fades,
        into - SLIDES.first - SLIDES.apart * forget.recalled.indexOf('cup'),
      )
      if (into < OPENS.at) umbrella.show('shut')
      else umbrella.show(into < OPENS.at + OPENS.each ? 'half' : 'up')
      const opened = easeOutBack(smoothstep(OPENS.at, OPENS.at + 3 * OPENS.each, into))
      if (into < OPENS.at) umbrella.scale.set(1)
      else umbrella.scale.set(lerp(0.8, 1, opened), lerp(1.06, 1, opened))
      drawBear(morning, now, reducedMotion)
      said.visible = now >= morning.foundAt && now < morning.ebbsAt
      said.show(mornings === 0 ? 'first' : 'again')
      const rocks = Math.sin((now / RIDES.period) * 2 * Math.PI) * motion
      const takes = tide * tide
      boat.position.set(RIDES.pivot.x + TIDE.takes * takes, RIDES.pivot.y - RIDES.up * rocks - TIDE.rises * 0.5 * tide)
      boat.rotation = RIDES.turn * rocks - 0.06 * tide * motion
      floats.position.set(TIDE.takes * 0.9 * takes, -TIDE.rises * 0.5 * tide)
      drawWaves(now, tide, smoothstep(TIDE.from, TIDE.to, into), motion)
    },
  }

  function drawBear({ wavedAt, ebbsAt, foundAt }: Day, now: number, reducedMotion: boolean): void {
    const begun = wavedAt === foundAt ? wavedAt - WAVES.before : wavedAt
    const since = now >= ebbsAt ? now - ebbsAt : now - begun
    const isWaving = since >= 0 && since < WAVES.each * WAVES.times
    if (!isWaving) bear.show(now >= begun && now < ebbsAt ? 'waves' : 'sits')
    else bear.show(!reducedMotion && Math.floor(since / WAVES.each) % 2 === 1 ? 'beckons' : 'waves')
  }

  /** It stays from then on, and is seen in the light. */
  function drawFound(morning: Day | null, mornings: number, now: number): void {
    const left = morning ? morning.foundAt - now : Number.POSITIVE_INFINITY
    found.visible = mornings > 0 || left <= STRUCK.half
    if (mornings > 0 || left <= STRUCK.found) found.show('found')
    else found.show(left <= STRUCK.whole ? 'struck' : 'half')
  }

  function drawWaves(now: number, tide: number, come: number, motion: number): void {
    for (let band = 0; band < waves.length; band++) {
      const [wave, place] = [waves[band], NEAR[band]]
      if (!wave || !place) continue
      const [y, scale, by, period, from] = place
      wave.band.y = HORIZON + y + TIDE.below * (1 - come) - TIDE.rises * tide * scale
      wave.tiles.slide(
        from +
          (by * motion * Math.sin((now / period) * 2 * Math.PI)) / scale +
          (TIDE.takes * -0.4 * tide * tide) / scale,
      )
    }
  }
}

/** The night lifts from the left, and comes back from the right. */
export function createDusk(kit: Kit): View<ForgetState, Tuning> {
  const black = new Sprite({ texture: Texture.WHITE, tint: BLACK })
  const hem = kit.mirrored('hem', [0, 1], [0, 8])
  const root = new Container({ label: 'dusk', children: [hem, black] })
  return {
    root,
    draw({ morning }, { now, size, reducedMotion }) {
      const lifted = morning ? smoothstep(0, DAWN, now - morning.from) : 0
      const fallen = morning ? smoothstep(morning.fallsAt, morning.until, now) : 0
      const dark = 1 - lifted + fallen
      root.visible = morning !== null && dark > 0
      if (!root.visible) return
      // Who wants less motion sees it fade.
      root.alpha = reducedMotion ? dark : 1
      const edge = reducedMotion ? -HEM.width : lerp(size.width, -HEM.width, dark)
      hem.position.set(edge, 0)
      black.position.set(edge + HEM.overlap, 0)
      black.scale.set(Math.max(0, size.width - edge - HEM.overlap), size.height)
    },
  }
}
