import type { Ink } from '../ink/ink'

/** The stem: black as the bracts, white on its lit edge. In scene units, from under the heart to below the sheet. */
export function drawStem(ink: Ink): void {
  const stem = ink.tube('672,690@30 690,800@27 722,900@29 738,1000@31 736,1220@32 730,1640@34', { root: true })
  ink.cut(stem, { halo: 2.4 })
  ink.black(stem)
  ink.line('664,760@1 674,810 704,900 719,1000 718,1100', { width: 4, white: true, profile: 'swell' })
  ink.line('688,812 716,900 728,974', { width: 2, white: true, profile: 'swell', dry: 0.4 })
  // Its leaves are seen in tall windows only.
  drawLeaf(ink, '734,1150 700,1110 640,1096 590,1120 560,1170 600,1180 660,1176 710,1164', '728,1150 670,1132 610,1140')
  drawLeaf(ink, '738,1300 770,1240 830,1206 896,1212 930,1244 890,1274 830,1296 774,1308', '744,1296 810,1252 880,1236')
}

/** @param rib its middle, where the light gets through */
function drawLeaf(ink: Ink, outline: string, rib: string): void {
  const leaf = ink.path(outline, true)
  ink.cut(leaf, { halo: 2 })
  ink.black(leaf)
  ink.line(rib, { width: 3.4, white: true, profile: 'swell' })
}
