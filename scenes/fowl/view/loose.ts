import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/fowl-later/manifest'
import { clamp, DEGREE, lerp } from '../../../src/stage/contract/math'
import { isDuring, progress, since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { AFTER, BASKET, CHICKENS, SEATS } from '../layout'
import type { Chicken, FowlState } from '../state'

/** The order of the drawings of a wing beat, and how long each is shown, in ms. */
const BEAT = [0, 1, 2, 1] as const
const BEAT_TIME = 80
/** How high the arc is on which a caught hen comes down, and how far above her feet her middle is, in scene units. */
const ARC = 190
const MIDDLE = 90
/** How those who get out fly off: how fast, in scene units a ms, in a fan, and one how much later than the other, in ms. */
const ESCAPE = { speed: 0.95, from: -168 * DEGREE, fan: 31 * DEGREE, late: 40 } as const
/** How large a hen is in the basket, and in the air. */
const SIZE = { sits: 0.62, flies: 1.1 } as const

/** Who is on the way into the basket, head over heels, or out of it. */
export function createLoose(kit: LaterKit<typeof manifest>): View<FowlState> {
  const falling = Array.from({ length: CHICKENS }, () => kit.sprite('sitter').show('startled'))
  const flying = Array.from({ length: CHICKENS }, () => kit.sprite('flight'))
  const root = new Container({ label: 'loose hens', children: [...falling, ...flying] })

  return {
    root,
    draw({ chickens, fair }, { now, reducedMotion }) {
      const freed = since(fair?.freedAt, now)
      for (let i = 0; i < CHICKENS; i++) {
        const chicken = chickens[i]
        if (chicken) drawFall(i, chicken, now, reducedMotion)
        drawEscape(i, freed)
      }
    },
  }

  function drawFall(place: number, { x, y, movingX, lands, seat }: Chicken, now: number, reducedMotion: boolean): void {
    const hen = falling[place]
    const at = SEATS[seat ?? 0]
    if (!hen || !at) return
    hen.visible = isDuring(lands, now)
    if (!hen.visible) return
    const fallen = progress(lands, now)
    hen.position.set(
      lerp(x, BASKET.x + at.x, fallen),
      lerp(y + MIDDLE, BASKET.y + at.y, fallen) - 4 * ARC * fallen * (1 - fallen),
    )
    hen.scale.set(lerp(1.4, 0.9, fallen))
    hen.rotation = reducedMotion ? 0 : (movingX > 0 ? 1 : -1) * Math.sin(fallen * Math.PI) * 0.7
  }

  function drawEscape(place: number, freed: number): void {
    const hen = flying[place]
    const at = SEATS[place]
    if (!hen || !at) return
    hen.visible = freed < AFTER.escape
    if (!hen.visible) return
    const heading = ESCAPE.from + place * ESCAPE.fan
    const far = Math.max(0, freed - place * ESCAPE.late) * ESCAPE.speed
    const side = Math.cos(heading) > 0 ? 1 : -1
    const size = lerp(SIZE.sits, SIZE.flies, clamp(far / 500, 0, 1))
    hen.show(BEAT[Math.floor(freed / BEAT_TIME + place * 0.4) % BEAT.length] ?? 0)
    hen.position.set(BASKET.x + at.x + Math.cos(heading) * far, BASKET.y + at.y - MIDDLE + Math.sin(heading) * far)
    // She is drawn looking to the left.
    hen.scale.set(-side * size, size)
    hen.rotation = side * Math.sin(heading) * 0.5
  }
}
