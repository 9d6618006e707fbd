import { GROUNDS, HOVER, PLACED_POSES, SMALL_PRINT, WITNESS } from '../../assets/uh-oh/shared'
import { AT_CRANK } from '../../assets/uh-oh-later/shared'
import type { Areas } from '../../src/stage/contract/areas'
import { outline } from '../../src/stage/contract/outline'
import { bobAt, drawingAt, isTorn, LARGE_WORD, LETTERS, START, witnessHeight, wordHeight } from './layout'
import type { UhOhState } from './state'
import { START_WORDS, wordsOf } from './words'

/** THE CAP and AND THE QUILL, on the stage; where the large word of the line is, there is the line. */
const CAP = outline(
  '116,44 300,28 306,108 352,76 392,84 420,110 470,96 560,104 598,150 588,226 520,256 514,330 430,312 340,318 246,322 130,346 66,270 76,160 130,106',
)
const QUILL = outline(
  '618,72 780,52 808,100 800,132 826,136 828,200 842,130 900,104 976,120 1010,94 1090,106 1160,88 1180,100 1230,104 1300,96 1380,104 1440,96 1480,200 1550,258 1540,300 1400,332 1080,334 1010,360 940,352 850,270 820,226 650,238 636,160',
)

export const areas = [
  {
    id: 'witness',
    label: { en: 'Somebody small on the last letter', fr: 'Quelqu’un de petit sur la dernière lettre' },
    // In the storm it holds a leaf over itself.
    shape: (screen, out, { now }) => {
      if (isTorn(screen, now)) {
        out.rect(AT_CRANK.x - 76, AT_CRANK.y - 150, 152, 196)
        return
      }
      const y = WITNESS.y - witnessHeight(screen, now)
      if (GROUNDS[screen.ground] === 'storm') out.rect(WITNESS.x - 52, y - 146, 136, 168)
      else out.rect(WITNESS.x - 36, y - 66, 72, 88)
    },
    order: 4,
  },
  {
    id: 'bird',
    takesEnter: true,
    label: { en: 'The great ink bird', fr: 'Le grand oiseau d’encre' },
    shape: (_, out, { now }) => {
      const pose = PLACED_POSES[drawingAt(now)]
      if (pose) out.polygon(pose.outline, HOVER.x, HOVER.y + bobAt(now))
    },
    order: 1,
  },
  {
    id: 'cap',
    label: { en: 'The words THE CAP', fr: 'Le haut du titre : le bonnet' },
    shape: (screen, out, { now }) => out.polygon(CAP, 0, -wordHeight(LARGE_WORD.cap, screen, now)),
    order: 2,
  },
  {
    id: 'quill',
    label: { en: 'The words AND THE QUILL', fr: 'Le bas du titre : et la plume' },
    shape: (screen, out, { now }) => out.polygon(QUILL, 0, -wordHeight(LARGE_WORD.quill, screen, now)),
    order: 3,
  },
  {
    id: 'blot',
    when: ({ back }) => back === null,
    label: { en: 'The blot on the year', fr: 'La tache sur l’année' },
    shape: (_, out) => out.rect(SMALL_PRINT.x - 66, SMALL_PRINT.y - 44, 136, 84),
    order: 5,
  },
  {
    id: 'start',
    label: ({ rounds }) => START_WORDS[wordsOf(rounds)],
    when: ({ start, back }) => back === null && start.eaten < LETTERS,
    shape: ({ start }, out) => {
      const left = START.x - START.step / 2 + start.eaten * START.step
      out.rect(left, START.y - 88, START.x + START.step * (LETTERS + 0.5) - left, 106)
    },
    order: 6,
  },
] satisfies Areas<UhOhState>
