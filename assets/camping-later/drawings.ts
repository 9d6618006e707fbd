import { drawFirefly } from '../camping/eyes'
import { FROM_US } from '../camping/glow'
import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import { OCHRE, RUST, VERMILION } from '../ink/palette'
import { drawings, type Sprite } from '../pipeline/drawings'
import { drawBed } from './bed'
import { drawBareBranch } from './branch'
import { drawDozingDog, drawPeepingDog } from './dog'
import { drawGarland, drawHat } from './garland'
import {
  drawBootAt,
  drawEggBoot,
  drawHenAbed,
  drawHungBiggin,
  drawRoostingHen,
  drawStatueCrab,
  drawStone,
  drawToastingCrab,
  drawTravellingSnail,
  drawWalkedStone,
} from './guests'
import { drawPage, drawSweat } from './page'
import { drawPrints } from './prints'
import { drawReader } from './reader'
import { STARES, TITLES } from './shared'
import { drawSleeper, drawTower } from './sleepers'
import { drawSock } from './sock'
import { drawStare } from './stare'
import { drawStump } from './stump'
import { drawOpenTent } from './tent'

/** As the camp itself is drawn: about the place where it stands, or where the camp has it. */
const ABOUT: Pick<Sprite, 'light' | 'boil' | 'lineWidth' | 'scale' | 'anchor'> = {
  light: FROM_US,
  boil: false,
  lineWidth: 3,
  scale: 1,
  anchor: [0, 0],
}

/** Who looks to the right gets the light from there. */
const FROM_RIGHT = [0.5, -0.66, 0.56] as const

/** By lamplight there is one colour: what is red by day is ochre. */
const LAMP = { lamp: { colors: { [VERMILION]: OCHRE, [RUST]: OCHRE } } } as const

/** Somebody who rests, and who has been pressed. */
const BOTH = ['rests', 'answers'] as const

/** Units about each, for lines that run on: what is empty is not printed. */
const ROOM = 60

/** A picture where the camp has it: its edges. */
const from = (left: number, top: number, right: number, bottom: number) => ({
  ...{ left: left - ROOM, top: top - ROOM, width: right - left + 2 * ROOM, height: bottom - top + 2 * ROOM },
})

/** A picture so large about its place: how far to the left, up, right and down. */
const around = (left: number, up: number, right: number, down: number) => from(-left, -up, right, down)

/** One who rests until he is pressed. */
function guest(
  box: ReturnType<typeof around>,
  draw: (ink: Ink, answers: boolean) => void,
  more: Partial<Sprite> = {},
): Sprite {
  return { ...ABOUT, ...box, frames: BOTH, moods: LAMP, draw: (ink, frame) => draw(ink, frame === 1), ...more }
}

const sleeper = (kind: Parameters<typeof drawSleeper>[1], size: number): Sprite =>
  guest(around(64, 130, 84, 12), (ink, answers) => drawSleeper(ink, kind, answers ? 'peeps' : 'asleep'), {
    sceneScale: size,
  })

export const pictures = drawings({
  sprites: {
    tent: { ...ABOUT, ...from(584, 396, 1314, 872), anchor: [940, 836], draw: drawOpenTent },
    bed: { ...ABOUT, ...from(700, 690, 950, 860), anchor: [824, 840], draw: drawBed },
    garland: { ...ABOUT, ...from(356, 184, 1136, 464), anchor: [808, 404], draw: drawGarland },
    hat: { ...ABOUT, ...around(36, 84, 36, 16), draw: drawHat },
    branch: { ...ABOUT, ...from(80, 274, 430, 384), anchor: [262, 336], draw: drawBareBranch },
    stump: { ...ABOUT, ...around(88, 26, 92, 102), draw: drawStump },
    prints: { ...ABOUT, ...from(766, 850, 946, 1000), anchor: [846, 926], draw: drawPrints },
    fallenBoot: {
      ...{ ...ABOUT, ...from(890, 830, 1040, 930), anchor: [1008, 892] },
      draw: (ink) => drawBootAt(ink, 'right', 1008, 892, 68),
    },
    boot: {
      ...{ ...ABOUT, ...from(1050, 770, 1180, 900), anchor: [1106, 872] },
      draw: (ink) => drawBootAt(ink, 'left', 1106, 872, -4),
    },
    hen: guest(around(96, 150, 96, 16), drawRoostingHen, { light: FROM_RIGHT }),
    dog: guest(from(470, 390, 700, 670), (ink, answers) => drawPeepingDog(ink, answers ? 'pants' : 'hopes'), {
      light: FROM_RIGHT,
      anchor: [556, 660],
    }),
    crab: {
      ...ABOUT,
      ...{ light: [-0.5, -0.66, 0.56], ...from(296, 610, 546, 830), anchor: [392, 770] },
      ...{ frames: ['rests', 'turned', 'answers'], moods: LAMP },
      draw: (ink, frame) => drawToastingCrab(ink, frame === 1, frame === 2),
    },
    stone: guest(around(92, 170, 92, 12), drawStone),
    horned: sleeper('horns', 0.66),
    hatted: sleeper('round', 0.78),
    tipped: sleeper('tip', 0.5),
    snail: guest(around(76, 46, 50, 26), drawTravellingSnail),
    sweat: { ...ABOUT, ...from(1170, 388, 1406, 510), anchor: [1268, 490], draw: drawSweat },
    page: {
      ...{ ...ABOUT, ...from(1090, 516, 1274, 650), anchor: [1256, 620] },
      frames: TITLES.length,
      draw: (ink, frame) => drawPage(ink, itemAt(TITLES, frame).en),
      french: (ink, frame) => drawPage(ink, itemAt(TITLES, frame).fr),
    },
    reader: guest(around(116, 196, 122, 26), drawReader),
    biggin: guest(around(84, 120, 84, 30), drawHungBiggin),
    abed: guest(from(700, 660, 950, 860), drawHenAbed, { anchor: [824, 840] }),
    egg: guest(around(60, 136, 76, 24), drawEggBoot),
    dozing: guest(around(146, 124, 174, 30), drawDozingDog, { light: FROM_RIGHT }),
    statue: guest(around(104, 170, 104, 14), drawStatueCrab),
    walked: guest(around(150, 180, 100, 24), drawWalkedStone),
    tower: guest(around(60, 224, 60, 12), (ink, answers) => drawTower(ink, answers ? 'peeps' : 'asleep')),
    sock: guest(around(40, 42, 52, 118), drawSock),
    firefly: { ...ABOUT, ...around(20, 20, 20, 20), frames: 2, draw: drawFirefly },
    stare: {
      ...{ ...ABOUT, ...around(42, 34, 42, 34), frames: STARES },
      draw: (ink, frame) => drawStare(ink, itemAt(STARES, frame)),
    },
  },
})
