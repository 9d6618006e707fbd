import { HOLE, KINDS } from '../../assets/heist-later/shared'
import type { Areas } from '../../src/stage/contract/areas'
import type { Point } from '../../src/stage/contract/geometry'
import { outline } from '../../src/stage/contract/outline'
import { drawnAt, isLying } from './layout'
import type { HeistState } from './state'
import { WORDS } from './words'

/** His outline about his feet as he looks to the left, lantern before him and sack behind. */
const LOOKING = outline(`
  -60,12 -70,-70 -100,-110 -100,-56 -186,-56 -178,-190 -110,-190 -72,-246 -10,-266 50,-280 84,-268 90,-236
  138,-210 178,-170 176,-100 120,-70 60,-94 76,12
`)

/** The same with a start, his cap in the air. */
const LEAPING = outline(`
  -88,-28 -70,-100 -46,-130 -48,-186 -95,-200 -100,-158 -180,-190 -120,-256 -70,-250 -40,-215 -36,-290 0,-310
  -12,-350 50,-376 112,-330 118,-290 170,-190 140,-120 60,-96 94,-88 84,-28
`)

/** And as a statue, from its plinth to the bird. */
const STATUE = outline(`
  -106,20 -106,-34 -60,-40 -60,-110 -50,-150 -84,-190 -140,-190 -140,-250 -110,-290 -84,-286 -70,-240 -76,-270
  -40,-320 -14,-374 50,-320 90,-311 120,-270 166,-200 140,-130 60,-115 60,-40 78,-34 78,20
`)

/** Which of the outlines he has at that moment. */
function outlineOf({ leapsUntil, frozenUntil }: HeistState, now: number) {
  if (now < leapsUntil) return LEAPING
  return now < frozenUntil ? STATUE : LOOKING
}

/** Where his feet are drawn: written over and over. */
const feet: Point = { x: 0, y: 0 }

/** How far around its middle a thing is pressed, and how far above the floor that is, in CSS pixels. */
const THING = { reach: 78, up: 20 } as const

const things = KINDS.map((kind, place) => ({
  id: kind,
  label: WORDS[kind],
  when: ({ loot }) => loot.leftAt === null && isLying(loot, place),
  shape({ loot }, out, { size }) {
    const thing = loot.things[place]
    if (!thing) return
    drawnAt(thing, size, feet)
    out.circle(feet.x, feet.y - THING.up, THING.reach)
  },
})) satisfies Areas<HeistState>

export const areas = [
  {
    id: 'told',
    label: { en: 'Begin again', fr: 'Recommencer' },
    isBackdrop: true,
    when: ({ loot }) => loot.toldAt !== null,
    shape: (_, out, { size }) => out.rect(0, 0, size.width, size.height),
  },
  {
    id: 'thief',
    label: { en: 'The thief', fr: 'Le voleur' },
    when: ({ loot }) => loot.leftAt === null,
    shape(heist, out, { size, now }) {
      drawnAt(heist, size, feet)
      out.polygon(outlineOf(heist, now), feet.x, feet.y, heist.left ? 1 : -1)
    },
  },
  {
    id: 'window',
    label: { en: 'The open window', fr: 'La fenêtre ouverte' },
    when: ({ loot }) => loot.openedAt !== null && !loot.isBound,
    shape: (_, out, { size }) => out.rect(size.width + HOLE.x - HOLE.width / 2, HOLE.y, HOLE.width, HOLE.height),
  },
  ...things,
] satisfies Areas<HeistState>
