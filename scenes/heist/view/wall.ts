import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/heist-later/manifest'
import { HOLE } from '../../../assets/heist-later/shared'
import { clamp, lerp, ringing } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { LEAVING } from '../layout'
import type { HeistState } from '../state'

/** Where the moonlight lies, about the corner of the window; how bright. */
const MOONLIGHT = { x: -330, y: 372, alpha: 0.5 } as const
/** Sheets on the wall, the oldest first: where they hang, and how. */
const SHEETS = [
  { x: -484, y: 60, angle: -5 },
  { x: -478, y: 164, angle: 6 },
  { x: -492, y: 112, angle: 2 },
] as const
/** How he runs over the roofs: from where to where about the middle of the window, how high, how long a stride lasts, ms. */
const ROOFS = { from: -112, to: 120, y: 204, hops: 24, stride: 110 } as const

/** The wall in the upper right corner, its window, who is seen through it, and who is wanted. */
export function createWall(kit: LaterKit<typeof manifest>): View<HeistState> {
  const wall = kit.sprite('wall')
  const fugitive = kit.sprite('fugitive')
  const casements = kit.sprite('casements').updateTransform({ x: HOLE.x, y: HOLE.y })
  const sheets = SHEETS.map((at) => kit.sprite('sheet').updateTransform({ x: at.x, y: at.y, rotation: at.angle / 57 }))
  const moonlight = kit.sprite('moonlight').updateTransform(MOONLIGHT)
  moonlight.alpha = MOONLIGHT.alpha
  const root = new Container({ label: 'wall', children: [moonlight, wall, fugitive, casements, ...sheets] })
  return {
    root,
    draw({ loot }, { now, size, reducedMotion }) {
      root.visible = loot.cameAt !== null
      root.x = size.width
      const { openedAt, leftAt, rounds } = loot
      const since = leftAt === null ? -1 : now - leftAt
      const isStuck = since >= LEAVING.sticks && since < LEAVING.plops
      casements.show(openedAt === null ? 'shut' : 'open')
      const swings = reducedMotion || openedAt === null ? 0 : ringing(now - openedAt, 160, 420)
      const knocks = reducedMotion || since < LEAVING.plops ? 0 : ringing(since - LEAVING.plops, 140, 300)
      casements.scale.x = 1 - 0.1 * swings + 0.06 * knocks
      moonlight.visible = openedAt !== null && !isStuck
      for (const [place, sheet] of sheets.entries()) sheet.visible = place < rounds
      const share = clamp((since - LEAVING.runs) / (LEAVING.dark - LEAVING.runs), 0, 1)
      fugitive.visible = share > 0 && share < 1
      if (fugitive.visible) fugitive.show(Math.floor(since / ROOFS.stride) % 2)
      fugitive.position.set(
        HOLE.x + lerp(ROOFS.from, ROOFS.to, share),
        HOLE.y + ROOFS.y - ROOFS.hops * Math.abs(Math.sin(share * 11)),
      )
    },
  }
}
