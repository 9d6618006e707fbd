import { Container, Graphics } from 'pixi.js'
import type { manifest } from '../../../assets/eagle-later/manifest'
import { MARK, PENCIL, WIPED } from '../../../assets/eagle-later/shared'
import { clamp } from '../../../src/stage/contract/math'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { PRINT_FALLS, PRINT_GONE, PRINT_LIES, PRINT_PULLED } from '../layout'
import type { EagleState } from '../state'
import { Fold } from './fold'
import { PlateInk } from './ink'
import { Press } from './press'
import { stateWords } from './stateWords'

/** Around the stage there is bed, beyond every window. */
const BED = { color: 0x1e1b18, from: -3000, size: 8000 } as const
/** After it has the fifth star, when all is white, in ms. */
const WHITE = 880
/** How far it is pressed together as it comes down, as a share, and how long that takes to go, in ms. */
const PRESSED = { by: 0.006, lasts: 160 } as const
/** What is written in pencil. */
const PENCIL_GREY = 0x6f675e
/** Whoever pulls it has ink on a thumb. */
const THUMB = { x: 1515, y: 300, rotation: 0.28 } as const
/** The most letters of a state. */
const LETTERS = 14

/** The sheet: white for a blink, down it comes, is pressed, lies there, and is pulled off by a corner. */
export function createPrint(kit: LaterKit<typeof manifest>): View<EagleState> {
  const root = new Container({ label: 'print' })
  const flash = new Graphics().rect(BED.from, BED.from, BED.size, BED.size).fill(0xffffff)
  root.addChild(flash)
  const number = kit.text('state', LETTERS)
  number.position.set(PENCIL.x, PENCIL.y - PENCIL.size)
  number.tint = PENCIL_GREY
  let ink: PlateInk | null = null
  let fold: Fold | null = null
  /** What lies on the bed, as a number; 0 while nothing does. */
  let laid = 0
  /** How wide and how high the window was that it was printed for, in scene units. */
  const window = { width: 0, height: 0 }

  /** Sets up all that needs the press, which this lies in by now. */
  function setUp({ plate, sheet, bed }: Press): void {
    ink = new PlateInk(kit, plate.texture.source)
    fold = new Fold(sheet.texture, kit.texture('back'))
    root.addChildAt(fold, 0)
    const ground = new Graphics().rect(BED.from, BED.from, BED.size, BED.size).fill(BED.color)
    const wiped = new Graphics().roundRect(MARK.x, MARK.y, MARK.width, MARK.height, MARK.round).fill(WIPED)
    const pencil = kit.sprite('pencil').updateTransform({ x: PENCIL.says, y: PENCIL.y })
    bed.addChild(ground, kit.sprite('sheet'), wiped, kit.sprite('streaks'), ink.mesh, kit.sprite('mark'))
    bed.addChild(pencil, number, kit.sprite('thumb').updateTransform(THUMB))
    bed.visible = false
  }

  /** Prints the sheet, where it is not printed as it is now. */
  function lay({ sheet, bed }: Press, state: EagleState, moment: Moment): void {
    const due = state.isCovered ? 1 : 0
    const { visible } = moment.viewport
    if (due === laid && visible.width === window.width && visible.height === window.height) return
    laid = due
    window.width = visible.width
    window.height = visible.height
    bed.visible = due > 0
    number.write(stateWords(state.prints + (isPrinted(state, moment.now) ? 0 : 1), kit.language))
    ink?.fit(visible)
    fold?.fit(visible)
    sheet.invalidate()
  }

  return {
    root,
    draw(state, moment) {
      const press = root.parent?.parent
      if (!(press instanceof Press)) return
      if (!fold) setUp(press)
      lay(press, state, moment)
      const since = state.takenAt === null ? -1 : moment.now - state.takenAt
      const { reducedMotion, viewport } = moment
      const isDown = state.isCovered && (reducedMotion || since >= PRINT_LIES)
      const pulled = reducedMotion ? 0 : clamp((since - PRINT_PULLED) / (PRINT_GONE - PRINT_PULLED), 0, 1)
      flash.visible = !reducedMotion && since >= WHITE && since < PRINT_FALLS
      press.work.visible = !isDown || pulled > 0
      press.sheet.visible = state.isCovered && pulled === 0
      const fallen = reducedMotion ? 1 : clamp((since - PRINT_FALLS) / (PRINT_LIES - PRINT_FALLS), 0, 1)
      const left = reducedMotion || !isDown ? 0 : clamp(1 - (since - PRINT_LIES) / PRESSED.lasts, 0, 1)
      press.pivot.set(800, 500)
      press.scale.set(1 + PRESSED.by * left)
      press.position.set(800, 500 - (viewport.visible.height + 40) * (state.isCovered ? 1 - fallen * fallen : 0))
      if (!fold) return
      fold.visible = pulled > 0 && state.isCovered
      if (!fold.visible) return
      if (fold.pull(pulled ** 1.5)) kit.touch()
    },
  }
}

function isPrinted({ takenAt }: EagleState, now: number): boolean {
  return takenAt !== null && now >= takenAt + PRINT_LIES
}
