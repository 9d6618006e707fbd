import type { Ink } from '../ink/ink'
import { LEATHER, MOSS, PAPER } from '../ink/palette'
import type { PathSource } from '../ink/path'
import { BRIGHT } from '../match/tools'

/** A side of the open guide: the left one is -1. All is drawn about the middle of the fold, in scene units. */
type Side = 1 | -1

const LEAVES: Readonly<Record<Side, string>> = {
  [-1]: '-4,-356* -60,-382 -160,-392 -330,-384 -498,-372* -504,-120 -508,120 -514,362* -330,374 -160,380 -60,370 -4,394*',
  1: '4,-356* 60,-382 160,-392 330,-386 500,-374* 508,-120 512,120 518,360* 330,372 160,380 60,370 4,394*',
}
const BOARDS: Readonly<Record<Side, string>> = {
  [-1]: '4,-386* -60,-396 -200,-405 -528,-393* -537,-100 -543,394* -300,404 -40,414 4,424*',
  1: '-4,-386* 60,-396 200,-405 530,-395* 537,-100 549,392* 300,402 40,414 -4,424*',
}
const SHADOWS: Readonly<Record<Side, string>> = {
  [-1]: '4,-330* -300,-352 -522,-346* -546,60 -534,424* -300,440 4,446*',
  1: '-4,-340* 300,-352 548,-356* 566,60 578,424* 300,442 -4,446*',
}

/** Half of the guide: a board in black linen, the block of its leaves, and a page. */
export function drawHalf(ink: Ink, side: Side): void {
  ink.wash(SHADOWS[side], { alpha: 0.46 })
  const boards = ink.path(BOARDS[side], true)
  ink.cut(boards, { halo: 2 })
  ink.black(boards)
  ink.rim(boards, { distance: 3 })
  for (let leaf = 5; leaf > 0; leaf--) drawLeafEdge(ink, side, leaf * 4.4)
  drawPage(ink, side)
}

/** One of the leaves below the page, so far beyond it. */
function drawLeafEdge(ink: Ink, side: Side, out: number): void {
  const outline: PathSource = [
    [side * 2, -360, 1, 1],
    [side * 160, -394],
    [side * (500 + out), -376 + out * 0.2, 1, 1],
    [side * (510 + out), 60],
    [side * (516 + out), 362 + out * 0.9, 1, 1],
    [side * 160, 382 + out * 0.9],
    [side * 30, 376 + out],
    [side * 2, 396 + out * 0.8, 1, 1],
  ]
  ink.form(ink.path(outline, true), { width: 1.5, halo: 0, fill: PAPER, gap: 0.1 })
}

function drawPage(ink: Ink, side: Side): void {
  const leaf = ink.path(LEAVES[side], true)
  ink.form(leaf, { width: 2.8, halo: 0.6, fill: BRIGHT, gap: 0.08, lit: 0.6 })
  ink.wash(leaf, { alpha: 0.24, color: LEATHER, fade: { from: [0, 0], to: [side * 84, 0] } })
  // It curves down into the fold.
  const curve = `${side * 3},-356* ${side * 28},-371* ${side * 17},-120 ${side * 22},120 ${side * 28},381* ${side * 3},394*`
  ink.hatch(curve, { angle: side > 0 ? 8 : -8, spacing: 6, width: 2, profile: 'flick' })
  ink.line('0,-358 -1,0 1,396', { width: 4.4, profile: 'even' })
  // Its running head is text of the page; under it a rule.
  ink.line(`${side * 470},-332 ${side * 254},-336 ${side * 40},-332`, { width: 1.8, profile: 'swell' })
  // Foxing: it has been out in the field.
  const [x, y] = side > 0 ? [424, -344] : [-468, 336]
  ink.splatter(x, y, { radius: 44, count: 12, largest: 2.4, color: LEATHER, alpha: 0.5 })
  if (side < 0) return
  // A ring of tea, and a blade of grass that was pressed by mistake.
  ink.line('292,214 338,196 372,222 366,262 326,280 288,258 286,226', {
    width: 5,
    color: LEATHER,
    alpha: 0.22,
    dry: 0.5,
    profile: 'swell',
  })
}

/** The ribbon that keeps the place, from the foot of the fold. */
export function drawRibbon(ink: Ink): void {
  ink.wash('-4,4 14,4 22,44 18,84 4,86 2,44', { alpha: 0.3 })
  const tail = ink.path('-13,-4* 11,-3* 15,38 8,88* -2,74* -16,84* -17,40', true)
  ink.form(tail, { width: 2.6, halo: 1.2 })
  ink.tint(tail, { color: MOSS, alpha: 0.95, offset: 1.6 })
  ink.lines(['-5,4 -3,38 -7,68', '4,2 7,36 3,70'], { width: 1.3, profile: 'flick' })
}

/** A tab that stands out of the leaves at the right, about its root. */
export function drawTab(ink: Ink): void {
  ink.wash('0,-26* 92,-24* 102,34 90,42* 0,42*', { alpha: 0.34 })
  const tab = ink.path('-6,-34* 78,-33 94,-24 97,2 93,26 78,34 -6,35*', true)
  ink.form(tab, { width: 2.8, halo: 1.2, fill: BRIGHT })
  ink.wash(tab, { alpha: 0.55, color: MOSS, fade: { from: [-6, 0], to: [30, 0] } })
  // A bent arrow: once more.
  ink.line('20,12 46,15 70,10 74,-2 64,-10 46,-12', { width: 3, profile: 'swell' })
  ink.lines(['46,-12 57,-20', '46,-12 55,-4'], { width: 3, profile: 'pen' })
}

/** The guide when it is shut: black linen, a label, somebody's foot on it. About its middle. */
export function drawCover(ink: Ink): void {
  ink.wash('-236,-372* 276,-380* 294,420* -250,428*', { alpha: 0.4 })
  const block = ink.path('-250,-376* 262,-384* 270,400* -262,404*', true)
  ink.form(block, { width: 2.6, halo: 1.4, fill: PAPER })
  ink.lines(['262,-380 266,0 268,398', '256,-380 260,0 262,400', '-256,402 0,398 266,396'], {
    width: 1.6,
    profile: 'even',
  })
  const board = ink.path('-262,-394* -40,-400 252,-392* 257,-100 259,392* 20,400 -268,394* -264,-60', true)
  ink.cut(board, { halo: 2 })
  ink.black(board)
  ink.rim(board, { distance: 4 })
  // The spine's joint, and corners worn down to the cardboard.
  ink.lines(['-214,-392 -218,0 -216,392', '-204,-392 -208,0 -206,392'], { width: 3.4, white: true, dry: 0.8 })
  for (const corner of ['216,-392* 254,-392* 255,-352 236,-374', '258,352* 258,392* 218,396 240,376'])
    ink.form(ink.path(corner, true), { width: 2, halo: 0.6, fill: PAPER })
  const label = ink.path('-118,-250* 40,-254 196,-249* 199,-150 196,-52* 30,-48 -120,-53*', true)
  ink.form(label, { width: 3, halo: 1, fill: BRIGHT })
  ink.lines(['-106,-238 40,-242 184,-237', '-108,-66 30,-62 184,-65'], { width: 2, profile: 'even' })
  for (const [x, y, turn, size] of [
    [-20, -142, -14, 1],
    [84, -164, 12, 1],
  ] as const)
    ink.at(x, y, { rotate: turn, scale: size }, () => drawToes(ink))
}

/** A foot and its toes, in black. */
function drawToes(ink: Ink): void {
  ink.black(ink.clay([ink.ellipse(0, 18, 19, 24), ink.ellipse(2, 40, 14, 15)], 8))
  for (const [x, y, radius] of [
    [-21, -10, 8.4],
    [-8, -20, 8],
    [5, -22, 7.4],
    [17, -15, 6.6],
    [26, -4, 5.6],
  ] as const)
    ink.black(ink.ellipse(x, y, radius, radius * 1.14))
}

/** Guides that were filled before, in the lid's corner: one, two, or as many as fit. About the foot of the nearest. */
export function drawBooklets(ink: Ink, count: number): void {
  for (let behind = count - 1; behind >= 0; behind--)
    ink.at(-behind * 17, -behind * 5, { rotate: [5, -3, 2][behind] ?? 0 }, () => drawBooklet(ink, behind))
}

function drawBooklet(ink: Ink, place: number): void {
  ink.wash('-36,-138* 52,-142* 58,4* -38,6*', { alpha: 0.34 })
  ink.form(ink.path('-40,-146* 45,-149* 48,2* -42,3*', true), { width: 2, halo: 1.2, fill: PAPER })
  const board = ink.path('-46,-150* 40,-152* 42,0* -48,2*', true)
  ink.cut(board, { halo: 1.4 })
  ink.black(board)
  ink.rim(board, { distance: 2 })
  ink.line('-37,-148 -38,-70 -38,0', { width: 1.8, white: true, dry: 0.6 })
  ink.form(ink.path('-24,-128* 28,-129* 29,-82* -25,-81*', true), { width: 1.9, halo: 0.4, fill: BRIGHT })
  ink.at(2, -108, { scale: 0.36, rotate: -10 + place * 16 }, () => drawToes(ink))
  // Its ribbon hangs over the edge above.
  const tail = ink.path('8,-153* 16,-153* 18,-134 14,-122* 11,-128* 6,-122* 8,-138', true)
  ink.form(tail, { width: 1.7, halo: 0.6 })
  ink.tint(tail, { color: MOSS, alpha: 0.95, offset: 0.8 })
}
