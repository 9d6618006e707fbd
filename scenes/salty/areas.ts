import type { Localized } from '../../src/language/words'
import type { Areas } from '../../src/stage/contract/areas'
import { outline } from '../../src/stage/contract/outline'
import { FRAMES, SLUMP } from './layout'
import type { SaltyState } from './state'
import { captainIn } from './words'

const UPRIGHT = outline(
  '0,1000 0,560 120,440 340,360 500,340 550,0 1130,0 1130,320 1420,330 1560,560 1600,760 1600,1000 1000,1000 300,920',
)
const SLUMPED = outline('20,1000 60,640 320,560 560,540 580,360 780,330 1080,370 1120,560 1440,600 1600,760 1600,1000')
const LYING = outline('40,560 400,500 480,560 480,820 60,860')
const HEAVED = outline('110,80 250,0 430,60 520,300 420,440 260,500 150,380')

/** The drawing in which the mug is in the air. */
const HEAVE = FRAMES - 5

const MUG: Localized = { en: 'His mug', fr: 'Sa chope' }
const LANTERN: Localized = { en: 'The ship’s lamp', fr: 'La lampe de bord' }

export const areas = [
  {
    id: 'mug',
    label: MUG,
    shape: ({ frame }, out) => {
      if (frame === SLUMP) out.polygon(LYING, 0, 0)
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
] satisfies Areas<SaltyState>
