import { Container, Graphics } from 'pixi.js'
import type { manifest } from '../../../assets/heist-later/manifest'
import { KINDS, SILL } from '../../../assets/heist-later/shared'
import { clamp, easeOutBack, lerp, smoothstep } from '../../../src/stage/contract/math'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { FULL, LEAVING, STATUE_WORTH, WORTHS } from '../layout'
import type { HeistState } from '../state'

/** The dark, as it is on the wall, and paper. */
const INK = 0x2b2723
const PAPER = 0xf5ecd9
/** The brush that leads it: how wide and how high, and how many of them one above the other. */
const BRUSH = { width: 200, height: 200, most: 14 } as const
/** How far below its middle a thing stands, in the order of `KINDS`, and how far in from the edge of the sill. */
const FEET = [25, 36, 52, 58, 62, 54, 57, 42] as const
const STANDS = 8
/** What they are worth, below the sill; how large that is written, and how long one takes to stand there, ms. */
const WORTH = { y: 44, size: 44 } as const
const SUM = { size: 84 } as const
/** How far below the middle of the moon he runs. */
const FUGITIVE = 92
/** How much larger than on the floor a thing stands there. */
const LARGER = 1.1
const ARRIVES = 260
/** How wide a digit is, as a share of its size. */
const DIGIT = 0.56
/** Of the window: where the sill is, and where the moon. */
const SILL_Y = 0.68
const MOON_Y = 0.25
/** How long the dark takes to go. */
const LIFTS = 600

/** The dark that comes after him, and on a sill in it all that he had, with what it is worth: the sum stands in the moon. */
export function createTold(kit: LaterKit<typeof manifest>): View<HeistState> {
  const night = new Graphics().rect(0, 0, 1, 1).fill(INK)
  const brushes = Array.from({ length: BRUSH.most }, (_, place) =>
    kit
      .sprite('fray')
      .show(place % 2)
      .updateTransform({ x: -BRUSH.width + 4, y: place * (BRUSH.height - 2) }),
  )
  const dark = new Container({ label: 'dark', children: [night, ...brushes] })
  const things = Array.from({ length: FULL }, () => kit.sprite('thing'))
  const bust = kit.sprite('stone')
  const row = [...things, bust]
  const worths = row.map(() => kit.text('worth', 4, WORTH.size))
  for (const worth of worths) worth.tint = PAPER
  const sum = kit.text('worth', 4, SUM.size)
  sum.tint = INK
  const moon = kit.sprite('moon')
  const fugitive = kit.sprite('fugitive')
  const board = new Container({ label: 'told', children: [moon, sum, fugitive, kit.sprite('sill'), ...row, ...worths] })
  const root = new Container({ children: [dark, board] })

  const layOut = ({ loot }: HeistState, since: number, { reducedMotion }: Moment) => {
    const count = FULL + (loot.stood > 0 ? 1 : 0)
    const apart = Math.min(150, SILL / count)
    let total = 0
    for (const [place, sprite] of row.entries()) {
      const worth = worths[place]
      const arrived = (since - LEAVING.row - place * LEAVING.apart) / ARRIVES
      const kind = loot.things[loot.taken[place] ?? -1]?.kind ?? -1
      sprite.visible = place < count && arrived > 0
      if (!worth) continue
      worth.visible = sprite.visible
      if (!sprite.visible) continue
      const value = place < FULL ? (WORTHS[kind] ?? 0) : STATUE_WORTH * loot.stood
      total += value
      const text = String(Math.min(9999, value))
      const x = (place - (count - 1) / 2) * apart
      const size = reducedMotion ? 1 : easeOutBack(arrived)
      worth.write(text)
      worth.position.set(x - (text.length * DIGIT * WORTH.size) / 2, WORTH.y)
      if (sprite === bust) bust.position.set(x - 2, 84)
      else
        sprite.position.set(
          x,
          STANDS - (FEET[kind] ?? 0) * LARGER - 60 * (reducedMotion ? 0 : 1 - clamp(arrived, 0, 1)),
        )
      sprite.scale.set(sprite === bust ? 0.62 : LARGER * size, sprite === bust ? 0.62 * size : LARGER * size)
    }
    for (const [place, sprite] of things.entries()) {
      const name = KINDS[loot.things[loot.taken[place] ?? -1]?.kind ?? -1]
      if (name) sprite.show(name)
    }
    const text = String(Math.min(9999, total))
    sum.write(text)
    sum.visible = total > 0
    sum.x = -(text.length * DIGIT * SUM.size) / 2
  }

  return {
    root,
    draw(heist, moment) {
      const { leftAt, backAt } = heist.loot
      const { now, size, reducedMotion } = moment
      const since = leftAt === null ? -1 : now - leftAt
      // It comes from the right, and at last goes the way it came.
      const lifts = backAt === null || reducedMotion ? 1 : (now - backAt) / LIFTS
      root.visible = since >= LEAVING.dark || lifts < 1
      if (!root.visible) return
      const comes =
        lifts < 1 ? 1 - smoothstep(0, 1, lifts) : reducedMotion ? 1 : smoothstep(LEAVING.dark, LEAVING.row - 60, since)
      dark.x = lerp(size.width + BRUSH.width, 0, comes)
      night.scale.set(size.width, size.height)
      for (const [place, brush] of brushes.entries())
        brush.visible = comes < 1 && place * (BRUSH.height - 2) < size.height
      board.visible = comes === 1 && lifts >= 1
      if (!board.visible) return
      const scale = Math.min(1.25, (size.width - 80) / (SILL + 80), size.height / 700)
      board.scale.set(scale)
      board.position.set(size.width / 2, size.height * SILL_Y)
      moon.y = (-(SILL_Y - MOON_Y) * size.height) / scale
      sum.y = moon.y - SUM.size * 0.86
      fugitive.y = moon.y + FUGITIVE
      layOut(heist, since, moment)
    },
  }
}
