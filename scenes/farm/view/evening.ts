import { Container, Graphics, Sprite } from 'pixi.js'
import type { manifest } from '../../../assets/farm-later/manifest'
import { CORNERS, FESTOON, SPANS } from '../../../assets/farm-later/shared'
import type { Point } from '../../../src/stage/contract/geometry'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { leftOf, NIGHT, nightOf, placeOf, TRAPS } from '../layout'
import type { FarmState } from '../state'
import { deckAt } from './bridge'

/** As far as any window shows the sea, in scene units, and pixels for one: what is soft needs few. */
const DUSK = { x: -700, y: -640, width: 3000, height: 2280 } as const
const DENSITY = 0.2
/** What is printed is dimmed to this: far out at sea, and nearer to the island in so many rings. */
const FAR = 0x3a4780
const NEAR = 0x9a9cc0
const RINGS = { count: 44, x: 740, y: 540, across: 1050, down: 720, least: 0.16, alpha: 0.052 } as const
/** The light of a lamp on what is printed, in so many rings. */
const WARM = 0xffe7b4
/** On the sea, which is blue, it is only less dark: what is warm there are its reflections. */
const COOL = 0xc6bfd2
const POOL = { rings: 16, alpha: 0.15 } as const

interface Pool extends Readonly<Point> {
  readonly reach: number
  readonly isAtSea?: boolean
}

const AT_TABLE: readonly Pool[] = [
  ...FESTOON.map(({ x, y }) => ({ x, y: y + 54, reach: 190 })),
  { x: 660, y: 650, reach: 290 },
  { x: 968, y: 398, reach: 96 },
  { x: 936, y: 372, reach: 44 },
  { x: 1120, y: 440, reach: 130 },
]
const ON_BRIDGE: readonly Pool[] = SPANS.map((x) => ({ x, y: deckAt(x) - 60, reach: 150, isAtSea: true }))
const AT_TRAPS: readonly Pool[] = TRAPS.map(([x, y]) => ({ ...placeOf({ x, y }), reach: 104, isAtSea: true }))

const MOON = { x: 606, y: 86, scaleX: 0.78, scaleY: 0.78 } as const
const SHIP = { x: 336, y: 108, scaleX: 0.82, scaleY: 0.82 } as const
const ROOF = { x: 952, y: 264 } as const
/** From this step of dusk on the moon is in the water. */
const MOONRISE = 5

/** What is printed with the ground: what the evening brings, its dark, and what shines in that. */
export function createEvening(kit: LaterKit<typeof manifest>): View<FarmState> {
  const print = (pools: readonly Pool[]) =>
    new Sprite({ texture: kit.bake(drawDusk(pools), DUSK, DENSITY), blendMode: 'multiply' })
  const dark = print([])
  const atTable = print(AT_TABLE)
  const onBridge = print([...AT_TABLE, ...ON_BRIDGE])
  const atTraps = print([...AT_TABLE, ...AT_TRAPS])
  const plume = kit.sprite('plume').updateTransform(CORNERS.plume)
  const roofGuest = kit.sprite('roofGuest').updateTransform(ROOF)
  const ship = kit.sprite('ship').updateTransform(SHIP)
  const moon = kit.sprite('moon').updateTransform(MOON)
  const shine = kit.sprite('shine').updateTransform(CORNERS.shine)
  const lamps = FESTOON.map((place) => kit.sprite('lamp').updateTransform(place))
  const festoon = new Container({ children: [kit.sprite('festoon').updateTransform(CORNERS.festoon), ...lamps] })
  const root = new Container({ label: 'evening' })
  root.addChild(ship, plume, roofGuest, festoon, dark, atTable, onBridge, atTraps, moon, shine)
  // Lamps that are lit are seen as they are, dark or not.
  const lit = new Container({ children: FESTOON.map((place) => kit.sprite('lamp').show('lit').updateTransform(place)) })
  root.addChild(lit)

  return {
    root,
    draw(farm, { now }) {
      const night = nightOf(farm, now)
      const left = leftOf(farm, night)
      root.visible = left > 0
      const isLit = night >= NIGHT.table
      ship.visible = left > 1
      plume.visible = roofGuest.visible = night > 0 && night < NIGHT.traps
      dark.visible = night > 0 && !isLit
      dark.alpha = Math.min(1, night / NIGHT.dark)
      atTable.visible = night === NIGHT.table
      onBridge.visible = night === NIGHT.bridge
      atTraps.visible = night === NIGHT.traps
      moon.visible = night >= MOONRISE
      shine.visible = lit.visible = isLit
    },
  }
}

/** The dusk about the island, with pools of light in it. */
function drawDusk(pools: readonly Pool[]): Graphics {
  const dusk = new Graphics().rect(DUSK.x, DUSK.y, DUSK.width, DUSK.height).fill(FAR)
  for (let ring = 0; ring < RINGS.count; ring++) {
    const size = 1 - (1 - RINGS.least) * (ring / RINGS.count)
    dusk.ellipse(RINGS.x, RINGS.y, RINGS.across * size, RINGS.down * size).fill({ color: NEAR, alpha: RINGS.alpha })
  }
  for (const { x, y, reach, isAtSea } of pools)
    for (let ring = 0; ring < POOL.rings; ring++)
      dusk.circle(x, y, reach * (1 - ring / POOL.rings)).fill({ color: isAtSea ? COOL : WARM, alpha: POOL.alpha })
  return dusk
}
