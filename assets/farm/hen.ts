import type { Ink } from '../ink/ink'

/** Where head and neck are: the neck's spine from the breast, the head, and how far the beak is turned down, in degrees. */
const POSES = {
  stand: { neck: '-12,-36@24 -20,-48@16 -23,-60@13', head: [-25, -64], beak: 0, body: -8 },
  look: { neck: '-12,-36@24 -16,-50@16 -17,-63@13', head: [-16, -68], beak: -14, body: -12 },
  stoop: { neck: '-14,-32@24 -27,-34@16 -36,-30@13', head: [-40, -27], beak: 44, body: 4 },
  peck: { neck: '-14,-30@24 -27,-27@16 -36,-17@13', head: [-39, -13], beak: 64, body: 12 },
} as const

type Pose = keyof typeof POSES

export const HEN_FRAMES: readonly Pose[] = ['stand', 'look', 'stoop', 'peck']

/** A hen of the farm, which faces left; (0, 0) is the ground between its feet. */
export function drawHen(ink: Ink, _frame: number, name: string): void {
  const { neck, head, beak, body } = POSES[HEN_FRAMES.find((known) => known === name) ?? 'stand']
  ink.wash(ink.ellipse(6, 1, 27, 5, 0, 0.1), { alpha: 0.38 })
  for (const x of [-4, 8]) {
    ink.line(`${x},-16 ${x + 1},0`, { width: 3, profile: 'even' })
    ink.lines([`${x + 1},-1 ${x - 7},2`, `${x + 1},-1 ${x},4`, `${x + 1},-1 ${x + 8},2`], {
      width: 2.2,
      profile: 'pen',
    })
  }
  ink.at(2, -26, { rotate: body }, () => {
    for (const [angle, length] of [
      [-18, 24],
      [-42, 28],
      [-66, 26],
    ] as const) {
      const plume = ink.leaf(14, -6, angle, length, 13, { bend: 5, belly: 0.7 })
      ink.form(plume, { width: 1.6, halo: 0.9 })
      ink.black(plume)
    }
  })
  const shape = ink.clay(
    [ink.ellipse(2, -27, 23, 16, body), ink.tube(neck, { root: true }), ink.ellipse(head[0], head[1], 9, 8)],
    7,
  )
  ink.form(shape, { width: 2.8, halo: 1.2, tone: { from: 0.5, to: 0.8, width: 2.4, spacing: 2.4 } })
  ink.at(2, -27, { rotate: body }, () => {
    const wing = ink.path('-9,-7* 4,-12 20,-6 27,3* 16,9 2,9 -8,3', true)
    ink.form(wing, { width: 2.2, halo: 0.8 })
    ink.clip(wing, () => ink.black('4,4 14,-2 30,-6 30,12 6,12'))
    ink.lines(['-2,-5 8,-6', '-3,0 6,0'], { width: 1.4, profile: 'flick' })
  })
  ink.lines(['-12,-36 -9,-32', '-16,-42 -12,-39', '-14,-28 -10,-25'], { width: 1.4, profile: 'flick' })
  ink.at(head[0], head[1], { rotate: -beak }, () => {
    ink.form('-7,-1* -17,3 -7,5*', { width: 1.8, halo: 0.5 })
    ink.line('-16,3 -8,2', { width: 1 })
    ink.black('-6,-7* -7,-13 -2,-10* 0,-15 4,-9* 8,-12 7,-5*')
    ink.black('-7,6 -9,13 -4,11 -3,6')
    ink.dot(-2.6, -1.4, 1.9)
    ink.dot(-3.2, -2, 0.7, { white: true })
  })
}
