import type { Ink } from '../ink/ink'
import { drawWords } from '../ink/words'

/** The page that stands up in the bear's book: what this night's chapter is about. */
export function drawPage(ink: Ink, title: string): void {
  const leaf = ink.path('1258,608* 1250,566 1222,540 1168,530 1104,546* 1112,590 1140,634* 1190,612 1224,604', true)
  ink.form(leaf, { width: 3.6, halo: 3 })
  ink.hatch('1226,556 1258,566 1260,610 1230,606', { angle: 76, spacing: 4.4, width: 2, density: () => 0.7 })
  ink.at(1178, 580, { rotate: -7 }, () => {
    const size = title.length > 9 ? 25 : title.length > 8 ? 28 : 32
    drawWords(ink, title, -6, 10, { size, face: 'display', align: 'middle', width: size / 6 })
    ink.lines(['-44,24 -10,22 20,24', '-40,33 0,31'], { width: 2.4, profile: 'pen' })
  })
  ink.contour(leaf, { width: 3.6, gap: 0.06 })
}

/** A drop of sweat, and what twitches beside it: this chapter is about somebody. */
export function drawSweat(ink: Ink): void {
  ink.form('1382,452* 1392,474 1396,488 1386,500 1374,494 1374,478', { width: 3, halo: 2 })
  ink.lines(['1196,430 1184,414 1178,404', '1362,418 1374,404 1384,398'], { width: 4, white: true, profile: 'flick' })
}
