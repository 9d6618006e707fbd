import { blush } from '../../characters/materials'
import { drawEyes } from '../../ink/eyes'
import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { made, scrape } from '../kit/stuff'
import { drawTeeth, stalk } from './parts'

/** Three heads that have never agreed: two are at each other's throats, the third is in the middle of a chapter. 0, 0 is the ground under its middle. */
export function drawHydra(ink: Ink): void {
  standShadow(ink, -70, 66, 2)
  drawTail(ink)
  drawFoot(ink, 40, 1)
  // Each has the other by the neck: lower jaws lie behind it, upper ones before it.
  const bites = [
    { x: -26, y: -220, rotate: 8, side: 1 },
    { x: -26, y: -170, rotate: 172, side: -1 },
  ] as const
  for (const { x, y, rotate, side } of bites) ink.at(x, y, { rotate, scaleY: side }, () => drawJaw(ink))
  drawNeck(ink, '20,-60@34 70,-92@28 90,-142@25 78,-180@23 36,-196@21 -26,-170@20', 'far', -1)
  drawNeck(ink, '-20,-60@34 -70,-96@28 -90,-150@25 -84,-194@22 -60,-220@20 -24,-220@20', 'near', 1)
  for (const { x, y, rotate, side } of bites) ink.at(x, y, { rotate, scaleY: side }, () => drawBitingHead(ink))
  drawBody(ink)
  drawFoot(ink, -44, -1)
  drawNeck(ink, '2,-44@38 14,-70@30 10,-90@26 -2,-104@24', 'near', -1)
  drawReader(ink)
}

function drawTail(ink: Ink): void {
  stalk(ink, '40,-26@34 82,-16@24 104,-34@14 98,-54@6', 'black')
  made(ink, '98,-50* 88,-62 96,-76* 104,-66 116,-66* 108,-52*', 'stone', { width: 2.4 })
}

/** A neck: black behind, its throat, on the `side` to the right (1) or left (-1) of the way it grows, in rings. */
function drawNeck(ink: Ink, spine: string, place: 'far' | 'near', side: 1 | -1): void {
  const neck = stalk(ink, spine, 'black', { halo: place === 'near' ? 1.8 : 1.2 })
  const [inner, outer] = [ink.beside(spine, { share: side * 0.15 }), ink.beside(spine, { share: side * 0.84 })]
  ink.clip(neck, () =>
    ink.page(() => {
      for (let i = 5; i < inner.points.length - 12; i += 5) {
        const [from, to] = [inner.points[i], outer.points[Math.min(i + 1, outer.points.length - 1)]]
        if (from && to)
          ink.line(
            [from, to].map(({ x, y }) => [x, y]),
            { width: 2.6, white: true, bare: true, profile: 'swell' },
          )
      }
    }),
  )
}

/** The lower jaw of a head that bites to the right, its throat at 0, 0. */
function drawJaw(ink: Ink): void {
  made(ink, '-10,2* 0,15 22,26 44,27 56,20* 38,15 14,6*', 'black')
  drawTeeth(ink, [
    [30, 17, -84, 10, 7],
    [42, 19, -92, 9, 6],
    [51, 20, -100, 10, 6],
  ])
}

/** The rest of that head. */
function drawBitingHead(ink: Ink): void {
  made(ink, '-6,-8* -18,-24 -34,-26* -22,-12*', 'stone', { width: 2.2 })
  const head = made(ink, '-14,4* -14,-14 2,-24 22,-22 32,-15 54,-13 64,-5 62,6* 48,3 30,5 8,9*', 'black', { halo: 1.6 })
  ink.clip(head, () => scrape(ink, 1.7, ['34,-9 48,-8 57,-3', '-8,-12 0,-19 10,-20']))
  drawTeeth(ink, [
    [24, 5, 88, 11, 7],
    [35, 4, 92, 10, 6],
    [46, 3, 90, 12, 6],
    [57, 5, 96, 13, 6],
  ])
  ink.dot(57, -7, 1.8, { white: true })
  ink.form('3,-13* 14,-16 28,-9* 19,-3 8,-4*', { width: 1.6, halo: 0 })
  ink.dot(19, -9, 2.8)
  ink.line('-1,-18 14,-18 29,-9', { width: 2.4, white: true, profile: 'even' })
}

/** A hill of a body with a lap. */
function drawBody(ink: Ink): void {
  const body = made(ink, '-56,2* -66,-26 -56,-58 -26,-78 4,-82 34,-76 58,-54 66,-24 56,2* 0,8', 'black', {
    halo: 1.8,
    rim: 2,
  })
  ink.clip(body, () => {
    const belly = ink.form('-34,10* -40,-22 -26,-48 0,-56 28,-48 42,-20 36,10*', { width: 1, halo: 0, contour: false })
    ink.clip(belly, () => {
      ink.tone(belly, { from: 0.5, width: 2, spacing: 2.3 })
      ink.lines(['-44,-34 0,-42 46,-32', '-44,-18 0,-26 46,-16', '-44,-2 0,-10 46,0'], { width: 2.4, profile: 'swell' })
    })
    scrape(ink, 1.8, ['-58,-26 -50,-52 -30,-68', '56,-20 52,-44 38,-62'])
  })
  for (const [x, y, angle] of [
    [-62, -44, 200],
    [-46, -68, 230],
    [62, -46, -20],
    [48, -66, -50],
  ] as const)
    made(ink, ink.leaf(x, y, angle, 17, 14, { belly: 0.2 }), 'stone', { width: 2.2 })
}

function drawFoot(ink: Ink, x: number, side: 1 | -1): void {
  made(ink, ink.clay([ink.ellipse(x, -14, 20, 18), ink.ellipse(x + side * 9, -1, 23, 9)], 5), 'black', { halo: 1.6 })
  for (const along of [-10, 3, 15])
    made(ink, ink.leaf(x + side * (9 + along) - 1, 0, 90 - side * along * 1.6, 13, 9, { belly: 0.3 }), 'paper', {
      width: 1.8,
      halo: 0.6,
    })
}

/** The third head, its spectacles, and a book propped on its feet. */
function drawReader(ink: Ink): void {
  for (const [spine, x, y] of [
    ['-34,-52@14 -46,-34@12 -38,-22@11', -38, -20],
    ['38,-52@14 48,-34@12 40,-20@11', 40, -18],
  ] as const) {
    stalk(ink, spine, 'black', { halo: 1.4 })
    made(ink, ink.ellipse(x, y, 8, 7), 'black', { halo: 1 })
  }
  ink.at(0, -30, { rotate: -4 }, () => {
    made(ink, '-46,-28* 0,-20 46,-30* 48,8* 0,16 -46,8*', 'dusk', { width: 2.8, halo: 1.6 })
    made(ink, '-41,-32* -18,-34 0,-25* 0,9* -18,1 -42,3*', 'paper', { width: 2.2 })
    made(ink, '0,-25* 18,-35 42,-34* 44,2* 18,0 0,9*', 'paper', { width: 2.2 })
    ink.lines(['-35,-25 -20,-27 -6,-21', '-35,-18 -20,-20 -6,-14', '-36,-11 -20,-13 -6,-7', '-36,-4 -22,-6 -12,-3'], {
      width: 1.3,
      profile: 'pen',
    })
    ink.lines(['6,-21 20,-27 36,-26', '6,-14 20,-20 37,-19', '6,-7 20,-13 30,-12'], { width: 1.3, profile: 'pen' })
  })
  for (const x of [-46, 47])
    for (const down of [-25, -18, -11])
      made(ink, ink.tube(`${x},${down}@6 ${x < 0 ? -35 : 36},${down + 2}@5`, { root: true }), 'black', {
        halo: 0.7,
        rim: 0.9,
      })
  ink.at(-4, -108, { rotate: 7 }, () => {
    for (const side of [1, -1] as const)
      made(ink, ink.leaf(side * 20, -14, -90 + side * 46, 24, 11, { belly: 0.3 }), 'stone', { width: 2.2 })
    const head = made(ink, '-26,-8* -22,-24 0,-31 22,-25 27,-8 24,8 22,22 12,32 -10,33 -21,23 -24,8*', 'black', {
      halo: 1.6,
    })
    ink.clip(head, () => scrape(ink, 1.7, ['-18,-18 -4,-26 10,-25', '-14,24 -4,29 8,28']))
    drawEyes(ink, 0, -4, { size: 15, apart: 24, look: [0.1, 0.9], lids: [0.36, 0.3], skin: '#c9bca4' })
    for (const x of [-12, 12])
      ink.line(ink.ellipse(x, -3, 11, 10.4), { width: 2.6, gouache: '#f5ecd9', closed: true, profile: 'even' })
    ink.line('-2,-5 0,-7 3,-5', { width: 2.2, gouache: '#f5ecd9', profile: 'even' })
    for (const x of [-5, 6]) ink.dot(x, 18, 1.8, { white: true })
    ink.line('-12,26 -2,24 10,26 14,24', { width: 1.7, white: true, profile: 'swell' })
    blush(ink, 0, 21, 3)
  })
}
