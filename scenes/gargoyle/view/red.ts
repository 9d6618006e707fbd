import { Container, Sprite, Texture } from 'pixi.js'
import type { manifest } from '../../../assets/gargoyle-later/manifest'
import { TONGUE, WALL } from '../../../assets/gargoyle-later/shared'
import { lerp, smoothstep } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { redShare } from '../layout'
import type { GargoyleState } from '../state'

/** The red of the day's flames, as the sheets print it. */
const RED = 0xdc3c28
/** How much a wall wavers, as a share of how far it reaches, and how fast, in ms: never all at once. */
const WAVER = { share: 0.03, time: 143 } as const
/** How far it has come in before it is seen by those who asked for less motion, whom it covers without moving. */
const FADES = 0.25

/** Red that swallows the page: fire from both sides and from below, until nothing else is there. */
export function createRed(kit: LaterKit<typeof manifest>): View<GargoyleState> {
  const red = () => {
    const sheet = new Sprite(Texture.WHITE)
    sheet.tint = RED
    return sheet
  }
  const [left, right, below] = [red(), red(), red()]
  const leftWall = kit.cutSprite('leftWall')
  const rightWall = kit.cutSprite('rightWall')
  const tongue = kit.cutSprite('tongue')
  const root = new Container({ label: 'red', children: [leftWall, rightWall, left, right, tongue, below] })

  return {
    root,
    draw(page, { now, reducedMotion, viewport: { visible } }) {
      const comes = redShare(page, now)
      root.visible = comes > 0
      if (!root.visible) return
      const share = reducedMotion ? 1 : comes
      root.alpha = reducedMotion ? smoothstep(FADES, 1, comes) : 1
      const { x, y, width, height } = visible
      const waver = (phase: number) =>
        reducedMotion ? 1 : 1 + WAVER.share * Math.sin(2 * Math.PI * (now / WAVER.time + phase))

      for (const wall of [leftWall, rightWall, tongue]) wall.visible = share < 1
      const stretch = height / (WALL.long - 40)
      const across = lerp(-WALL.tips, width / 2 + 40, share)
      leftWall.position.set(x + across, y + height)
      leftWall.scale.set(waver(0), stretch)
      rightWall.position.set(x + width - across, y + height)
      rightWall.scale.set(waver(0.4), stretch)
      const lies = Math.max(0, across)
      const up = lerp(-TONGUE.tips, height * 0.7, share)
      // Nothing is painted twice.
      const above = height - Math.max(0, up)
      left.position.set(x, y)
      left.setSize(lies, above)
      right.position.set(x + width - lies, y)
      right.setSize(lies, above)
      tongue.position.set(x, y + height - up)
      tongue.scale.set(width / TONGUE.long, waver(0.7))
      below.position.set(x, y + height - Math.max(0, up))
      below.setSize(width, Math.max(0, up))
    },
  }
}
