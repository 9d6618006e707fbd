import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/scrape-later/manifest'
import { LYING } from '../../../assets/scrape-later/shared'
import { clamp, lerp } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { CARD, PAD, RECKONING, SLEEVE, SUM, sleeveAt } from '../layout'
import type { ScrapeState } from '../state'

/** How large all of it is written. */
const SIZE = 1.2
/** As white as chalk. */
const CHALK = 0xfbf5e8
/** The rows of the sum, from its upper left corner, and where the numbers begin; how large these are. */
const SPENT = { x: 30, y: 36, number: 566 } as const
const WON = { x: 30, y: 216, number: 480 } as const
const NUMBERS = 132
/** Strokes that are counted by: where each five begin, and how far one is from the next. */
const FIVES = [238, 408] as const
const APART = 33
/** Where the chalk is left. */
const LEFT_AT = { x: 700, y: 420 } as const
/** How far the sleeve rubs up and down, and how often on its way. */
const RUBS = { by: 46, times: 5 } as const
/** Where the next pad comes from. */
const BELOW = 1650

/** The reckoning after a pad, written stroke by stroke; the sleeve that rubs it out, and the next pad. */
export function createReckoning(kit: LaterKit<typeof manifest>): View<ScrapeState> {
  const ticks = (x: number) =>
    [0, 1, 2, 3].map((tick) =>
      kit
        .sprite('tick')
        .show(tick % 3)
        .updateTransform({ x: x + tick * APART, y: SPENT.y }),
    )
  const five = (x: number) => [...ticks(x), kit.sprite('slash').updateTransform({ x, y: SPENT.y })]
  const spent = kit.text('sum', 3, NUMBERS).updateTransform({ x: SPENT.number, y: SPENT.y - 28 })
  spent.write(`-${PAD}`)
  const won = kit.text('sum', 6, NUMBERS).updateTransform({ x: WON.number, y: WON.y - 24 })
  const strokes: readonly Container[] = [
    kit.sprite('chalkCard').updateTransform({ x: SPENT.x, y: SPENT.y }),
    ...FIVES.flatMap(five),
    spent,
    kit.sprite('chalkHouse').updateTransform({ x: WON.x, y: WON.y - 12 }),
    kit.sprite('chalkCoin').updateTransform({ x: WON.x + 170, y: WON.y + 8 }),
    kit.sprite('chalkPurse').updateTransform({ x: WON.x + 296, y: WON.y }),
    won,
    kit.sprite('rule').updateTransform({ x: WON.x, y: WON.y + 170 }),
  ]
  spent.tint = CHALK
  won.tint = CHALK
  const sum = new Container({
    label: 'sum',
    x: SUM.left,
    y: SUM.top,
    rotation: -0.03,
    scale: SIZE,
    children: [...strokes],
  })
  const chalk = kit.sprite('chalk')
  sum.addChild(chalk)
  const pad = kit.sprite('dead').show('whole')
  const sleeve = kit.cutSprite('sleeve')
  const root = new Container({ label: 'reckoning', children: [sum, pad, sleeve] })

  return {
    root,
    draw({ table }, { now, reducedMotion }) {
      const { reckonedAt, wipedAt, won: crowns } = table
      root.visible = reckonedAt !== null
      if (reckonedAt === null) return
      won.write(`+${crowns}`)
      const written = reducedMotion ? strokes.length : (now - reckonedAt - RECKONING.begins) / RECKONING.stroke
      const sleeveX = sleeveAt(table, now)
      const swept = (sleeveX - SUM.left) / SIZE
      for (const [place, stroke] of strokes.entries()) stroke.visible = place < written && stroke.x > swept
      const at = strokes[Math.floor(written)]
      const writes = written >= 0 && at ? at : LEFT_AT
      chalk.visible = written >= 0 && swept < LEFT_AT.x
      chalk.position.set(writes.x + (at ? 40 : 0), writes.y + (at ? 60 * (written % 1) : 0))
      const since = wipedAt === null || reducedMotion ? -1 : now - wipedAt
      const share = since / SLEEVE.takes
      sleeve.visible = since >= 0 && share < 1
      sleeve.position.set(sleeveX, SLEEVE.y + RUBS.by * Math.sin(share * RUBS.times * 2 * Math.PI))
      const comes = clamp((since - RECKONING.wipes + RECKONING.comes) / RECKONING.comes, 0, 1)
      pad.visible = comes > 0
      pad.position.set(CARD.x, lerp(BELOW, CARD.y, comes * (2 - comes)))
      pad.rotation = lerp(-0.4, CARD.turn, comes)
      pad.scale.set(1 / LYING)
    },
  }
}
