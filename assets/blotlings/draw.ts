import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import type { Color } from '../ink/palette'
import { type Hand, handOf, type Mood } from './hand'
import { type BlotlingLine, lineOf } from './lines'
import { drawApe } from './plans/ape'
import { drawBeetle } from './plans/beetle'
import { drawBiped } from './plans/biped'
import { drawBird } from './plans/bird'
import { drawCloud } from './plans/cloud'
import { drawCrab } from './plans/crab'
import { drawFish } from './plans/fish'
import { drawFloat } from './plans/float'
import { drawFrog } from './plans/frog'
import { drawGarment } from './plans/garment'
import { drawGhost } from './plans/ghost'
import { drawGolem } from './plans/golem'
import { drawHopper } from './plans/hopper'
import { drawHouse } from './plans/house'
import { drawJelly } from './plans/jelly'
import { drawLong } from './plans/long'
import { drawMoth } from './plans/moth'
import { drawQuad } from './plans/quad'
import { drawSnail } from './plans/snail'
import { drawSpider } from './plans/spider'
import { drawSprout } from './plans/sprout'
import { drawStack } from './plans/stack'
import { drawStrider } from './plans/strider'
import { drawTool } from './plans/tool'
import { drawTortoise } from './plans/tortoise'
import { drawVessel } from './plans/vessel'
import { drawWader } from './plans/wader'
import { drawWheels } from './plans/wheel'
import { drawWorm } from './plans/worm'
import { PRINTS } from './prints'
import { BLOTLINGS } from './shared'
import { drawStamp } from './stamps'

/** The room that any portrait takes, in units about the middle of its feet. */
export const PORTRAIT_BOX = { left: -112, top: -142, width: 204, height: 158 } as const

/** The whole creature, standing: its feet on y 0 about x 0, some 110 units high, turned to the left. `accent` is its own when not given. */
export function drawPortrait(ink: Ink, index: number, options: { mood?: Mood; accent?: Color } = {}): void {
  const line = lineOf(index)
  drawByPlan(handOf(ink, options.accent ?? line.accent, options.mood), line)
}

/** What its feet leave on the ground, walking up: 110 × 130 units about 0, 0. Throws a RangeError for one without feet. */
export function drawFootprint(ink: Ink, index: number): void {
  const { name } = itemAt(BLOTLINGS, index)
  const stamps = PRINTS[name.en]
  if (!stamps) throw new RangeError(`${name.en} has no feet.`)
  for (const [kind, x, y, scale, turn = 0] of stamps) {
    ink.at(x, y, { scale, rotate: turn, textures: 'local' }, () => drawStamp(ink, kind))
  }
}

function drawByPlan(hand: Hand, line: BlotlingLine): void {
  switch (line.plan) {
    case 'ape':
      drawApe(hand, line)
      break
    case 'beetle':
      drawBeetle(hand, line)
      break
    case 'biped':
      drawBiped(hand, line)
      break
    case 'bird':
      drawBird(hand, line)
      break
    case 'cloud':
      drawCloud(hand, line)
      break
    case 'crab':
      drawCrab(hand, line)
      break
    case 'fish':
      drawFish(hand, line)
      break
    case 'float':
      drawFloat(hand, line)
      break
    case 'frog':
      drawFrog(hand, line)
      break
    case 'garment':
      drawGarment(hand, line)
      break
    case 'ghost':
      drawGhost(hand, line)
      break
    case 'golem':
      drawGolem(hand, line)
      break
    case 'hopper':
      drawHopper(hand, line)
      break
    case 'house':
      drawHouse(hand, line)
      break
    case 'jelly':
      drawJelly(hand, line)
      break
    case 'long':
      drawLong(hand, line)
      break
    case 'moth':
      drawMoth(hand, line)
      break
    case 'quad':
      drawQuad(hand, line)
      break
    case 'snail':
      drawSnail(hand, line)
      break
    case 'spider':
      drawSpider(hand, line)
      break
    case 'sprout':
      drawSprout(hand, line)
      break
    case 'stack':
      drawStack(hand, line)
      break
    case 'strider':
      drawStrider(hand, line)
      break
    case 'tool':
      drawTool(hand, line)
      break
    case 'tortoise':
      drawTortoise(hand, line)
      break
    case 'vessel':
      drawVessel(hand, line)
      break
    case 'wader':
      drawWader(hand, line)
      break
    case 'wheel':
      drawWheels(hand, line)
      break
    case 'worm':
      drawWorm(hand, line)
      break
  }
}
