import type { Ink } from '../ink/ink'

/** A print of Webbun, who hops and swims: toes and heel of ink, webs between. Some 110 × 130 units about 0, 0, pointing up. */
export function drawWebPrint(ink: Ink, alpha: number): void {
  const toes = [
    { spine: '-7,30@12 -28,0@9 -47,-28@20', claw: [-53, -38, 222] },
    { spine: '-3,26@12 -12,-14@9 -19,-50@21', claw: [-22, -63, 260] },
    { spine: '4,26@12 12,-14@9 20,-51@21', claw: [23, -64, 284] },
    { spine: '8,30@12 30,0@9 50,-27@20', claw: [56, -36, 318] },
  ] as const
  // The web presses less than the bones in it: greyer ink, and a scalloped edge.
  const web = ink.path(
    '-46,-30* -38,-14 -30,-14 -19,-46* -12,-24 -2,-20 10,-25 20,-47* 30,-15 40,-12 49,-28* 34,12 14,44 -13,44 -32,10',
    true,
  )
  ink.black(web, { alpha: alpha * 0.52 })
  ink.lines(['-42,-22 -37,-13 -28,-14 -22,-28', '-15,-34 -10,-23 0,-20 9,-24 16,-34', '24,-30 31,-14 40,-12 46,-22'], {
    width: 2.2,
    profile: 'swell',
    alpha,
  })
  const foot = ink.clay(
    [
      ...toes.map(({ spine }) => ink.tube(spine, { root: true, round: 1 })),
      ink.ellipse(1, 36, 15, 14),
      ink.ellipse(1, 58, 11.6, 13),
    ],
    4,
  )
  ink.black(foot, { alpha })
  for (const { claw } of toes) ink.black(ink.leaf(claw[0], claw[1], claw[2], 10, 6, { belly: 0.3 }), { alpha })
}
