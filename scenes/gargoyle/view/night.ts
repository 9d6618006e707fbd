import { type Container, Graphics } from 'pixi.js'
import type { manifest } from '../../../assets/gargoyle/manifest'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { LEDGE, SHOULDER } from '../layout'

/** The black of the sheets. */
const BLACK = 0x1d1a17
/** Further than any window sees. */
const FAR = 4000

/** Where the fire's light comes from, in scene units: below both ends of the stage. */
const SOURCES = [0, 1600] as const
const SOURCE_Y = 1010

/** How far it reaches, and through how many rings: each takes so much of the green and blue from what is paper. */
const REACH = { asleep: 800, awake: 1180 } as const
const RINGS = 14
const RING = 0xfde8e1

/** What is still, back to front: while it sleeps its wings and its body are; awake there is more light, and they move before it. */
export function nightOf(kit: ViewKit<typeof manifest>, state: 'asleep' | 'awake'): Container[] {
  const black = new Graphics().rect(-FAR, -FAR, 2 * FAR + 1600, 2 * FAR + 1000).fill(BLACK)
  const night = kit.sprite('night')
  if (state === 'awake') {
    night.scale.set(1.22, 1)
    night.x = -0.11 * 1600 - 12
  }
  const tower = kit.sprite('tower').updateTransform(LEDGE)
  const lights = SOURCES.map((x) => lightAt(x, REACH[state]))
  if (state === 'awake') return [black, night, tower, ...lights]
  const left = kit.sprite('leftWing').updateTransform({ x: LEDGE.x - SHOULDER.x, y: LEDGE.y + SHOULDER.y })
  const right = kit.sprite('rightWing').updateTransform({ x: LEDGE.x + SHOULDER.x, y: LEDGE.y + SHOULDER.y })
  const body = kit.sprite('body').updateTransform(LEDGE)
  return [black, night, left, right, tower, body, ...lights]
}

/** What the fire does to the light: paper turns red near it, black stays black. */
function lightAt(x: number, reach: number): Graphics {
  const light = new Graphics({ blendMode: 'multiply' })
  for (let ring = 0; ring < RINGS; ring++) {
    light.circle(x, SOURCE_Y, reach * (1 - (ring / RINGS) * 0.9)).fill(RING)
  }
  return light
}
