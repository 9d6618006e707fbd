import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/baddog-later/manifest'
import { TITLE } from '../../../assets/baddog-later/shared'
import { clamp, DEGREE, easeOutBack, lerp, ringing, smoothstep } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { PRAISE, STICK, titleX } from '../layout'
import type { BadDogState } from '../state'

/** The line that the heading stands on, and how low a letter is hidden by the grass, in scene units. */
const LINE = 196
const GONE = 1000
/** When it is written, in ms from when the third stick was thrown: a part, and how long after it the next. */
const WRITTEN = { from: 40, apart: 90, lasts: 130 } as const
/** How the word falls that is not true any more, in ms; and how far it turns, in degrees. */
const FALL = { lasts: 500, turns: 24 } as const
/** When the other is brushed, and the stroke under it, in ms from when he has bitten. */
const BRUSHED = { from: 340, lasts: 600, stroke: 1080, stroking: 240 } as const
/** When that has dried, and when the mouse brings the first letter back; how long it is on its way with each, and how long until the next. */
const DRIES = { from: 5500, lasts: 800 } as const
const CARRIED = { from: 6000, rises: 1000, apart: 1250, sinks: 250 } as const
/** When all of it goes. */
const GOES = 600

/** The heading, written large in the sky when the third stick flies: for once it says the opposite. */
export function createTitle(kit: LaterKit<typeof manifest>): View<BadDogState> {
  const part = (frame: number) => kit.sprite('title').show(frame)
  const number = part(0)
  const dog = part(1)
  const letters: readonly DrawnSprite<string, string>[] = [part(2), part(3), part(4)]
  const good = kit.sprite('good')
  const stroke = kit.sprite('stroke')
  const porter = kit.sprite('porter')
  good.x = TITLE.word
  stroke.position.set(TITLE.word, 22)
  const root = new Container({ label: 'title', children: [number, dog, ...letters, good, stroke, porter] })
  root.y = LINE
  /** Whether the mouse is on its way. */
  let carries = false

  return {
    root,
    draw({ praise, caught, stick }, { now, reducedMotion }) {
      const isComing = stick !== null && praise === null && caught === PRAISE.after - 1
      root.visible = praise !== null || isComing
      if (!root.visible) return
      root.x = praise ? praise.x : titleX(stick?.x ?? 0)
      const age = praise ? now - praise.from : -1
      const written = praise ? STICK.bites + age : now - (stick?.from ?? now)
      root.alpha = 1 - smoothstep(PRAISE.lasts - GOES, PRAISE.lasts, age)
      write(number, 0, written, reducedMotion)
      write(dog, 4, written, reducedMotion)
      const isGood =
        smoothstep(BRUSHED.from, BRUSHED.from + 260, age) * (1 - smoothstep(DRIES.from + 300, DRIES.from + 800, age))
      dog.x = lerp(TITLE.dog, TITLE.goodDog, isGood)

      carries = false
      for (let place = 0; place < letters.length; place++) {
        const letter = letters[place]
        if (!letter) continue
        const home = TITLE.word + (TITLE.letters[place] ?? 0)
        const carried = age - CARRIED.from - place * CARRIED.apart
        if (age < 0) {
          write(letter, 1 + place, written, reducedMotion)
          letter.x = home
          letter.rotation = 0
        } else if (carried < 0) drop(letter, place, age, reducedMotion)
        else bring(letter, home, carried, reducedMotion)
      }

      porter.visible = carries
      const brushed = age - BRUSHED.from
      const stroked = age - BRUSHED.stroke
      good.visible = age >= 0 && brushed >= 0
      stroke.visible = age >= 0 && stroked >= 0
      good.showShare(reducedMotion ? 1 : clamp(brushed / BRUSHED.lasts, 0, 0.999))
      stroke.showShare(reducedMotion ? 1 : clamp(stroked / BRUSHED.stroking, 0, 0.999))
      good.alpha = 1 - smoothstep(DRIES.from, DRIES.from + DRIES.lasts, age)
      stroke.alpha = good.alpha
    },
  }

  /** The word tips over, as one, and falls into the grass; the mouse has gone by then. */
  function drop(letter: DrawnSprite<string, string>, place: number, age: number, reducedMotion: boolean): void {
    const share = age / FALL.lasts
    const turn = FALL.turns * DEGREE * Math.min(1, share * 1.6)
    const along = TITLE.letters[place] ?? 0
    letter.rotation = turn
    letter.x = TITLE.word + along * Math.cos(turn)
    letter.y = along * Math.sin(turn) + share * share * (GONE - LINE)
    letter.visible = !reducedMotion && share < 1
  }

  /** The mouse rises with it under seeds of the dandelion, lets it go where it belongs, and drops. */
  function bring(letter: DrawnSprite<string, string>, home: number, carried: number, reducedMotion: boolean): void {
    const rises = reducedMotion ? 1 : Math.min(1, carried / CARRIED.rises)
    const sunk = (carried - CARRIED.rises) / CARRIED.sinks
    const sways = 26 * Math.sin(rises * 7) * (1 - rises)
    const low = (1 - smoothstep(0, 1, rises)) * (GONE - LINE)
    const bumps = reducedMotion ? 0 : 7 * ringing(carried - CARRIED.rises, 90, 220)
    letter.visible = true
    letter.alpha = 1
    letter.scale.set(1)
    letter.x = home + sways
    letter.y = low + (rises < 1 ? 0 : bumps)
    letter.rotation = 0.12 * Math.sin(rises * 9) * (1 - rises)
    if (sunk >= 1 || reducedMotion) return
    carries = true
    porter.x = home + 24 + sways
    porter.y = low - 64 + Math.max(0, sunk) ** 2 * (GONE - LINE)
    porter.rotation = 0.1 * Math.sin(rises * 8 + 1) * (1 - rises)
  }
}

/** A part of the heading lands on its line as it is written. */
function write(part: DrawnSprite<string, string>, place: number, written: number, reducedMotion: boolean): void {
  const share = (written - WRITTEN.from - place * WRITTEN.apart) / WRITTEN.lasts
  part.visible = share >= 0
  part.y = reducedMotion || share >= 1 ? 0 : -16 * (1 - easeOutBack(share))
  part.alpha = reducedMotion ? 1 : clamp(share * 2, 0, 1)
}
