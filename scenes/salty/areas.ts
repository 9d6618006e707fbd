import type { Localized } from '../../src/language/words'
import type { Areas, ShapeWriter } from '../../src/stage/contract/areas'
import { clamp } from '../../src/stage/contract/math'
import { outline } from '../../src/stage/contract/outline'
import { AFLOAT, CORNER, FRAMES, ROUTE, routeAt, SHIP, SLAM, SLUMP, UNIT } from './layout'
import type { SaltyState } from './state'
import type { Tuning } from './tuning'
import { captainIn } from './words'

const UPRIGHT = outline(
  '0,1000 0,560 120,440 340,360 500,340 550,0 1130,0 1130,320 1420,330 1560,560 1600,760 1600,1000 1000,1000 300,920',
)
const SLUMPED = outline('20,1000 60,640 320,560 560,540 580,360 780,330 1080,370 1120,560 1440,600 1600,760 1600,1000')
const LYING = outline('40,560 400,500 480,560 480,820 60,860')
const HEAVED = outline('110,80 250,0 430,60 520,300 420,440 260,500 150,380')

/** The ship on the sea, about her keel, in scene units; how near to the window's edge she is still followed. */
const UNDER_SAIL = outline('-190,-50 -60,-180 -10,-215 110,-150 150,-110 155,0 100,50 -90,50')
const EDGE = 120
/** How much higher than its foot the middle of the mug is that floats, in drawing units; how large it is to a finger there. */
const MUG_MIDDLE = 50
const MUG_RADIUS = 190

/** Where he drinks out of it. */
const LIFTED = { x: 182, y: 198, radius: 230 } as const

/** The drawing in which the mug is in the air. */
const HEAVE = FRAMES - 5

const MUG: Localized = { en: 'His mug', fr: 'Sa chope' }
const SHIP_NAME: Localized = { en: 'A small ship', fr: 'Un petit bateau' }
const LANTERN: Localized = { en: 'The ship’s lamp', fr: 'La lampe de bord' }

export const areas = [
  {
    id: 'ship',
    label: SHIP_NAME,
    when: ({ frame, sea }) => sea.isIn || (frame > 2 && frame < SLAM) || (frame > SLAM && frame < SLUMP),
    shape: ({ sea, wave }, out, { now, tuning }, { visible }) => {
      if (!sea.isIn || sea.risenAt === null) {
        circleAt(out, SHIP.x - wave * SHIP.wave, SHIP.y - SHIP.lift, SHIP.radius)
        return
      }
      const x = (routeAt((now - sea.risenAt) / tuning.crossing) - CORNER.x) * UNIT
      const seen = clamp(x, visible.x + EDGE, visible.x + visible.width - EDGE)
      out.polygon(UNDER_SAIL, seen, (ROUTE.y - CORNER.y) * UNIT)
    },
    order: 4,
  },
  {
    id: 'mug',
    label: MUG,
    shape: ({ frame, sea }, out) => {
      if (sea.ebb) circleAt(out, LIFTED.x, LIFTED.y, LIFTED.radius)
      else if (sea.isIn) circleAt(out, AFLOAT.x, AFLOAT.y - MUG_MIDDLE, MUG_RADIUS)
      else if (frame === SLUMP) out.polygon(LYING, 0, 0)
      else if (frame === HEAVE) out.polygon(HEAVED, 0, 0)
      else out.rect(20, 440, 370, 490)
    },
    order: 2,
  },
  // The mug that he heaves is before it.
  {
    id: 'lamp',
    label: LANTERN,
    when: ({ frame }) => frame !== HEAVE,
    shape: (_, out) => out.circle(291, 210, 205),
    order: 3,
  },
  {
    id: 'captain',
    takesEnter: true,
    label: captainIn,
    shape: ({ frame }, out) => out.polygon(frame === SLUMP ? SLUMPED : UPRIGHT, 0, 0),
    order: 1,
  },
] satisfies Areas<SaltyState, Tuning>

/** Of a place of the page, in drawing units. */
function circleAt(out: ShapeWriter, x: number, y: number, radius: number): void {
  out.circle((x - CORNER.x) * UNIT, (y - CORNER.y) * UNIT, radius)
}
