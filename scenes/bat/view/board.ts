import { Container } from 'pixi.js'
import { BEATS } from '../../../assets/bat/shared'
import type { manifest } from '../../../assets/bat-later/manifest'
import { EYELET_Y, EYELETS, PLATE } from '../../../assets/bat-later/shared'
import { clamp, hop, ringing, smoothstep } from '../../../src/stage/contract/math'
import { progress, since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { BOARD, LIFTED } from '../layout'
import type { BatState } from '../state'

/** It is let down from so far up, in scene units, in so many ms; then it bounces so high, each time so long. */
const FALL = { high: 900, takes: 620 } as const
const BOUNCES = [
  { high: 54, takes: 300 },
  { high: 16, takes: 190 },
] as const
/** It is pulled up again in so many ms. */
const PULLED = 700
/** When the plate is brought, in ms after it, how long that takes, and from where, in scene units. */
const NAILED = { at: 1250, takes: 900, x: 760, y: -420 } as const
/** How far above the plate its bat is; how long it takes to be gone, in ms; a beat of its wings. */
const CARRIER = { above: 58, goes: 900, beat: 80 } as const
/** How long strings are drawn, and how far up they go, in scene units. */
const STRING = { drawn: 100, up: 1600 } as const

/** What is left where the castle stood: a mound, and a board that says what there is to say. */
export function createBoard(kit: LaterKit<typeof manifest>): View<BatState> {
  const mound = kit.sprite('mound').updateTransform({ y: -6 })
  const strings = EYELETS.map((x) => {
    const string = kit.sprite('string')
    string.position.set(x, EYELET_Y - STRING.up)
    string.scale.set(1, STRING.up / STRING.drawn)
    return string
  })
  const plate = kit.sprite('plate')
  const carrier = kit.sprite('bearer')
  const board = new Container({ children: [...strings, kit.sprite('board'), plate, carrier] })
  return {
    root: new Container({ label: 'board', position: { x: BOARD.x, y: BOARD.y + 100 }, children: [mound, board] }),
    draw({ letting }, { now, reducedMotion }) {
      const { leaves, vacantAt, comes } = letting
      mound.visible = vacantAt !== null || (leaves !== null && progress(leaves, now) > LIFTED) || comes !== null
      const age = since(vacantAt, now)
      const pulled = comes ? (now - comes.from) / PULLED : 0
      board.visible = vacantAt !== null || (comes !== null && pulled < 1)
      if (!board.visible) return

      const up = comes ? FALL.high * pulled * pulled : heightOf(age)
      board.y = reducedMotion && !comes ? 0 : -up
      board.rotation = reducedMotion || comes ? 0 : 0.02 * ringing(age - FALL.takes, 260, 330)
      const brought = comes ? 1 : clamp((age - NAILED.at) / NAILED.takes, 0, 1)
      const far = reducedMotion ? 0 : (1 - smoothstep(0, 1, brought)) ** 2
      plate.visible = brought > 0
      plate.position.set(PLATE.x + NAILED.x * far, PLATE.y + NAILED.y * far)
      const left = comes ? 1 : (age - NAILED.at - NAILED.takes) / CARRIER.goes
      carrier.visible = plate.visible && left < 1
      const goes = Math.max(0, left) ** 2
      carrier.position.set(plate.x + NAILED.x * goes, plate.y - CARRIER.above + NAILED.y * goes)
      carrier.show(BEATS + ([0, 1, 2, 1][Math.floor(now / CARRIER.beat) % 4] ?? 0))
    },
  }
}

/** How far up the board is, in scene units, so many ms after it was let go. */
function heightOf(age: number): number {
  if (age < FALL.takes) return FALL.high * (1 - (age / FALL.takes) ** 2)
  let from = FALL.takes
  for (const { high, takes } of BOUNCES) {
    if (age < from + takes) return high * hop((age - from) / takes)
    from += takes
  }
  return 0
}
