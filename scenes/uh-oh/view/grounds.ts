import { Container, type Sprite } from 'pixi.js'
import type { manifest } from '../../../assets/uh-oh/manifest'
import { DISC, GROUNDS, type Ground } from '../../../assets/uh-oh/shared'
import { scatter, smoothstep } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { CachedLayer } from '../../../src/stage/kit/cachedLayer'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { GROUND_TIME, isOpen } from '../layout'
import type { UhOhState } from '../state'

type Kit = ViewKit<typeof manifest>

/** The sun of dawn. */
const SUN = { x: 792, y: 770, radius: 352 } as const
/** How long a ground takes to come for who asked for less motion, in ms. */
const FADE = 700
/** The window may show so much beside the stage, in scene units. */
const BESIDE = { left: -800, right: 2400, top: -560, bottom: 1560 } as const

/** Between the torn rims of the page, in scene units, as a polygon: behind it lies an opaque wall. */
const WALL = [520, -560, 1530, -560, 1530, 1560, 520, 1560] as const

/** The six grounds, each printed once: only one of them is drawn, and not where the wall is seen. */
export class Grounds {
  readonly layers: readonly Container[]
  readonly #stills: readonly CachedLayer[]

  constructor(kit: Kit) {
    this.#stills = GROUNDS.map((ground) => kit.cached(...CONTENT[ground](kit)).without(...WALL))
    this.layers = this.#stills.flatMap((still) => [still.inside, still])
  }

  draw(screen: UhOhState, { now, reducedMotion }: Moment): void {
    // A hard cut, but for who asked for less motion: the next one comes through the last.
    const share = reducedMotion && now >= FADE ? smoothstep(0, FADE, now % GROUND_TIME) : 1
    const { ground } = screen
    const last = (ground + GROUNDS.length - 1) % GROUNDS.length
    for (let i = 0; i < this.#stills.length; i++) {
      const still = this.#stills[i]
      if (!still) continue
      still.visible = i === ground || (i === last && share < 1)
      // Of two the one in front fades.
      const isInFront = i > (i === ground ? last : ground)
      still.alpha = share < 1 && isInFront ? (i === ground ? share : 1 - share) : 1
      still.inside.visible = still.visible && !isOpen(screen, now)
      still.inside.alpha = still.alpha
    }
  }
}

const disc = (kit: Kit, ground: 'paper' | 'plum' | 'grey' | 'night' | 'storm') =>
  kit.sprite('disc').show(ground).updateTransform(DISC)
const page = (kit: Kit, name: 'plumPage' | 'greyPage' | 'nightPage' | 'dawnPage' | 'stormPage') =>
  kit.mirrored(name, [-2, 4])

const CONTENT: Readonly<Record<Ground, (kit: Kit) => Container[]>> = {
  paper: (kit) => [disc(kit, 'paper')],
  plum: (kit) => [page(kit, 'plumPage'), disc(kit, 'plum')],
  grey: (kit) => [page(kit, 'greyPage'), disc(kit, 'grey')],
  night: (kit) => [page(kit, 'nightPage'), starsOf(kit), disc(kit, 'night')],
  dawn: (kit) => [page(kit, 'dawnPage'), raysOf(kit), kit.sprite('sun').updateTransform(SUN)],
  storm: (kit) => [
    page(kit, 'stormPage'),
    rainOf(kit, 0),
    disc(kit, 'storm'),
    kit.sprite('bolt').updateTransform({ x: 1080, y: 306 }),
    rainOf(kit, 1),
  ],
}

function raysOf(kit: Kit): Container {
  const rays = new Container()
  for (let i = 0; i < 23; i++) {
    const angle = ((-182 + i * 8.4 + (i % 3)) * Math.PI) / 180
    const ray = kit.sprite('ray').show(i % 2 ? 'short' : 'long')
    ray.position.set(SUN.x + Math.cos(angle) * SUN.radius, SUN.y + Math.sin(angle) * SUN.radius)
    ray.rotation = angle
    rays.addChild(ray)
  }
  return rays
}

/** Strews something over all that any window shows. */
function strewSprites(count: number, salt: number, make: (chance: number, index: number) => Sprite): Container {
  const all = new Container()
  for (let i = 0; i < count; i++) {
    const sprite = make(scatter(salt + i * 3), i)
    sprite.position.set(
      BESIDE.left + scatter(salt + i * 3 + 1) * (BESIDE.right - BESIDE.left),
      BESIDE.top + scatter(salt + i * 3 + 2) * (BESIDE.bottom - BESIDE.top),
    )
    all.addChild(sprite)
  }
  return all
}

function starsOf(kit: Kit): Container {
  return strewSprites(640, 500, (chance) => {
    const star = kit.sprite('star').show(chance < 0.55 ? 0 : chance < 0.86 ? 1 : chance < 0.96 ? 2 : 3)
    star.scale.set(0.7 + ((chance * 97) % 1) * 0.6)
    return star
  })
}

/** Behind the moon and before it: it leans with the wind. */
function rainOf(kit: Kit, layer: number): Container {
  return strewSprites(layer ? 90 : 230, 4000 + layer * 3000, (chance, i) => {
    const drop = kit.sprite('rain').show(i % 3 === 0 ? 3 : i % 3)
    drop.scale.set(0.6 + chance * 0.5)
    return drop
  })
}
