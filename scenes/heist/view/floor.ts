import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/heist-later/manifest'
import { EYES } from '../../../assets/heist-later/shared'
import type { Point } from '../../../src/stage/contract/geometry'
import { clamp, smoothstep } from '../../../src/stage/contract/math'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { drawnAt, EYES_OPEN, rugAt } from '../layout'
import type { Drag, HeistState } from '../state'
import { dimnessAt } from './dimness'
import { POOL } from './light'

type Kit = LaterKit<typeof manifest>

/** The floor is seen at a slant: what lies on it is this much shorter towards the visitor. */
const SLANT = 0.72
/** In how many steps a mark fades. */
const FADES = 24
/** Who may wake up: where, in shares of the window, how large, turned by how many degrees, with which eyes. */
const WATCHERS = [
  { x: 0.09, y: 0.19, size: 1.15, turn: -4, kind: 0 },
  { x: 0.93, y: 0.62, size: 0.8, turn: 6, kind: 3 },
  { x: 0.06, y: 0.72, size: 1.25, turn: 3, kind: 3 },
  { x: 0.4, y: 0.07, size: 0.7, turn: 2, kind: 5 },
  { x: 0.7, y: 0.9, size: 1, turn: -3, kind: 1 },
  { x: 0.05, y: 0.5, size: 0.8, turn: 5, kind: 1 },
  { x: 0.47, y: 0.86, size: 0.85, turn: -2, kind: 2 },
  { x: 0.26, y: 0.09, size: 0.66, turn: -5, kind: 0 },
  { x: 0.86, y: 0.78, size: 1.3, turn: 4, kind: 0 },
  { x: 0.52, y: 0.96, size: 0.6, turn: 3, kind: 4 },
  { x: 0.24, y: 0.3, size: 0.6, turn: -6, kind: 0 },
  { x: 0.17, y: 0.57, size: 0.66, turn: 4, kind: 1 },
] as const
/** How long a lid takes, ms; and when, of their looking, they blink. */
const LID = 90
const BLINK = { at: 1500, lasting: 110 } as const
/** How far pupils go, px, and how far from the light, in its own reach, eyes are to be seen. */
const GAZE = 8
const IN_DARK = 1.12

/** What lies flat: a bear, and where the sack was dragged; and eyes in the dark. */
export function createFloor(kit: Kit): View<HeistState> {
  const rug = kit.sprite('rug')
  const drags = kit.pool('drag', 40)
  drags.scale.y = SLANT
  const eyes = WATCHERS.map(({ kind }) => kit.sprite('eyes').show(EYES[kind]))
  const pupils = WATCHERS.map(({ kind }) => kit.sprite('pupils').show(EYES[kind]))
  const watchers = new Container({ label: 'watchers' })
  for (const [place, { size, turn, kind }] of WATCHERS.entries()) {
    const one = new Container({ scale: size, angle: turn, label: EYES[kind] })
    const [white, pupil] = [eyes[place], pupils[place]]
    if (white && pupil) one.addChild(white, pupil)
    watchers.addChild(one)
  }
  const light: Point = { x: 0, y: 0 }

  const watch = (heist: HeistState, { now, size }: Moment) => {
    const { eyes: span } = heist.loot
    watchers.visible = span !== null && now >= span.from && now < span.until
    if (!span || !watchers.visible) return
    const since = now - span.from
    const shuts = 1 - smoothstep(span.until - LID * 1.4, span.until, now)
    const blinks = 1 - Math.max(0, 1 - Math.abs(since - BLINK.at) / BLINK.lasting)
    for (const [place, who] of WATCHERS.entries()) {
      const one = watchers.children[place]
      const pupil = pupils[place]
      if (!one || !pupil) continue
      one.position.set(who.x * size.width, who.y * size.height)
      const far = Math.hypot((one.x - light.x) / POOL.radiusX, (one.y - light.y) / POOL.radiusY)
      const opens = smoothstep(0, LID, since - (place * (EYES_OPEN.opening - LID)) / (WATCHERS.length - 1))
      const open = opens * shuts * (place % 3 === 0 ? blinks : 1)
      one.visible = open > 0.02 && far > IN_DARK
      one.scale.y = who.size * open
      const way = Math.atan2(light.y - 80 - one.y, light.x - one.x)
      pupil.position.set(Math.cos(way) * GAZE, Math.sin(way) * GAZE * 0.8)
    }
  }

  const root = new Container({ children: [rug, drags, watchers] })
  return {
    root,
    draw(heist, moment) {
      const { size } = moment
      root.visible = heist.loot.cameAt !== null
      drawnAt(heist.light, size, light)
      rugAt(size, rug.position)
      rug.tint = dimnessAt(rug.x, rug.y, light)
      drags.show(heist.loot.drags, placeDrag, moment)
      watch(heist, moment)
    },
  }
}

const place: Point = { x: 0, y: 0 }

function placeDrag(
  sprite: DrawnSprite<'drag', '0' | '1' | '2'>,
  drag: Drag,
  { now, size }: Moment,
  index: number,
): void {
  drawnAt(drag, size, place)
  sprite.position.set(place.x, place.y / SLANT)
  sprite.rotation = Math.atan2(Math.sin(drag.heading) / SLANT, Math.cos(drag.heading))
  sprite.scale.y = index % 2 === 0 ? 1 : -1
  const dryness = clamp((now - drag.laidAt) / (drag.dryAt - drag.laidAt), 0, 1)
  sprite.alpha = 0.5 * (1 - (Math.floor(dryness * FADES) / FADES) ** 2)
}
