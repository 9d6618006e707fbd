import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/tempting/manifest'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { CLOSING } from '../layout'
import type { TemptingState } from '../state'

const COUNT = 13
/** The place of the bulb that is broken, and never lit. */
const BROKEN = 9
/** The bulb that nobody has ever been able to switch off, and until when it flickers, ms after the closing. */
const FOR_EVER = 10
const FLICKER = 1500
/** How fast the light runs on, ms: while it asks, while the reels stop, and on a win. */
const CHASE = { asking: 500, watching: 125, winning: 160 } as const

/** The bulbs round the crest. */
export class BulbsView {
  readonly root = new Container({ label: 'bulbs' })
  readonly #bulbs: DrawnSprite<'bulb', 'lit' | 'out' | 'broken'>[]

  constructor(kit: ViewKit<typeof manifest>) {
    this.#bulbs = Array.from({ length: COUNT }, (_, bulb) => {
      const angle = Math.PI * (1.06 + (bulb / (COUNT - 1)) * 0.88)
      const [right, down] = [Math.cos(angle), Math.sin(angle)]
      const rotation = Math.atan2(down / 69, right / 199) + Math.PI / 2
      return kit.sprite('bulb').updateTransform({ x: 742 + right * 402, y: 212 + down * 142, rotation })
    })
    this.root.addChild(...this.#bulbs)
  }

  draw({ mood, moodSince }: TemptingState, { now, reducedMotion }: Moment): void {
    const each = mood === 'watching' ? CHASE.watching : CHASE.asking
    const step = reducedMotion ? 0 : Math.floor((now - moodSince) / (mood === 'delighted' ? CHASE.winning : each))
    for (let bulb = 0; bulb < this.#bulbs.length; bulb++) {
      const sprite = this.#bulbs[bulb]
      if (!sprite) continue
      const isOn = mood === 'closed' ? isLeftOn(bulb, now - moodSince, reducedMotion) : isLit(bulb, step, mood)
      sprite.show(bulb === BROKEN ? 'broken' : isOn ? 'lit' : 'out')
    }
  }
}

/** Whether a bulb is still lit so long after the closing: they go out from the left, and come on again at dawn. */
function isLeftOn(bulb: number, after: number, reducedMotion: boolean): boolean {
  const isOut = after >= bulb * CLOSING.bulb && after < CLOSING.dawn + bulb * CLOSING.bulb
  if (bulb !== FOR_EVER || !isOut) return !isOut
  return reducedMotion || after > FLICKER || Math.floor(after / 70) % 2 === 0
}

function isLit(bulb: number, step: number, mood: TemptingState['mood']): boolean {
  if (mood === 'shut' || mood === 'frowning') return false
  if (mood === 'delighted') return step % 4 !== 3
  if (mood === 'watching') return (bulb + step) % 3 !== 0
  return (bulb + step) % 2 === 0
}
