import type { Ink } from '../ink/ink'
import type { Options } from '../ink/numbers'
import type { Medium } from '../ink/pen'
import { drawings, type Sprite } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawBox } from './box'
import { drawMark, drawMobile, drawMoth, drawMouse } from './company'
import { drawPhoto, drawPie, drawShoes } from './keepsakes'
import { drawChain, drawLampPole, drawShade } from './lamp'
import { drawDusk } from './light'
import { drawBeam } from './moon'
import { inLight, MOONLIT_WASH, NIGHT } from './night'
import { BOX } from './shared'
import { drawBear, drawBlocks, drawHorse } from './toys'
import { drawVignette } from './vignette'
import { drawDarkRoom, drawLitRoom } from './whole'

/** Pixels for a unit of the stage of what fills it, of what is soft, and of what is small. */
const ROOM_DENSITY = 0.9
const SOFT_DENSITY = 0.4
const DENSITY = 1.1

/** A room that is the same in every part of it, whichever the window shows. */
const ROOM = { anchor: [0, 0], seed: 'room', under: 0, boil: false, bleed: true, lineWidth: 3.4 } as const
const STAGE = { ...ROOM, width: 1600, height: 1000, scale: ROOM_DENSITY } as const
const SMALL = { anchor: [0, 0], under: 0, boil: false, lineWidth: 3.4, scale: DENSITY } as const

type Bounds = readonly [left: number, top: number, width: number, height: number]

/** Something about its foot. */
function about([left, top, width, height]: Bounds, draw: Sprite['draw']): Sprite {
  return { ...SMALL, left, top, width, height, draw }
}

/** Something that is seen by lamplight, and by the moon in other paper. */
function inBoth(
  bounds: Bounds,
  paper: (typeof NIGHT)[keyof typeof NIGHT],
  draw: (ink: Ink, isDark: boolean) => void,
): Sprite {
  return {
    ...about(bounds, (ink, _frame, name) => {
      if (name === 'lit') draw(ink, false)
      else inLight(ink, paper, () => draw(ink, true), paper === NIGHT.moon ? MOONLIT_WASH : undefined)
    }),
    frames: ['lit', 'dark'],
  }
}

/** What small marks are laid with: ink by lamplight, and what the moon shines on in the dark. */
function inkOf(light: string): Options<Medium> {
  return light === 'dark' ? { gouache: NIGHT.moon } : {}
}

export const pictures = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    room: { ...STAGE, draw: drawLitRoom },
    darkRoom: { ...STAGE, draw: drawDarkRoom },
    dusk: { ...ROOM, left: -400, top: -520, width: 2400, height: 2040, scale: SOFT_DENSITY, draw: drawDusk },
    beam: {
      ...ROOM,
      anchor: [300, 370],
      left: 300,
      top: 370,
      width: 800,
      height: 600,
      scale: SOFT_DENSITY,
      draw: drawBeam,
    },
    pole: { ...inBoth([290, 100, 260, 650], NIGHT.edge, drawLampPole), anchor: [290, 100] },
    shade: inBoth([-150, -40, 300, 220], NIGHT.toy, (ink, isDark) => drawShade(ink, !isDark)),
    chain: inBoth([-4, -4, 94, 244], NIGHT.toy, drawChain),
    mobile: inBoth([-96, -8, 200, 256], NIGHT.thing, drawMobile),
    photo: inBoth([-75, -140, 165, 170], NIGHT.edge, drawPhoto),
    shoes: inBoth([-180, -170, 330, 210], NIGHT.edge, drawShoes),
    pie: inBoth([-95, -100, 190, 140], NIGHT.moon, drawPie),
    blocks: inBoth([-150, -130, 250, 220], NIGHT.toy, drawBlocks),
    bear: inBoth([-110, -210, 230, 250], NIGHT.toy, drawBear),
    horse: inBoth([-175, -215, 300, 270], NIGHT.toy, drawHorse),
    moth: {
      ...about([-44, -40, 88, 80], (ink, _frame, name) => drawMoth(ink, name === 'open')),
      frames: ['open', 'shut'],
    },
    mouse: {
      ...about([-120, -90, 170, 140], (ink, _frame, name) =>
        inLight(ink, NIGHT.edge, () => drawMouse(ink, name === 'up')),
      ),
      frames: ['down', 'up'],
    },
    mark: {
      ...about([-22, -22, 44, 44], (ink, _frame, name) => drawMark(ink, 14, inkOf(name))),
      frames: ['lit', 'dark'],
    },
    crumb: {
      ...about([-6, -6, 12, 12], (ink, _frame, name) => ink.dot(0, 0, 2.6, inkOf(name))),
      frames: ['lit', 'dark'],
    },
    box: about([-8, -10, BOX.width + 24, BOX.height + 28], drawBox),
  },
})
