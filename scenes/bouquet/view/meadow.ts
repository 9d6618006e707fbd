import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bouquet/manifest'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { STEM } from '../layout'

/** How pale the far meadow is, and the near one. */
const FAR = 0.62
const NEAR = 0.72

/** The page under any window, in scene units: from where it begins, of so many pieces of that size. */
const PAGE = { left: -1200, top: -1000, across: 10, down: 8, piece: 400 } as const
/** Where the left half of the meadow lies, and how wide it is, in scene units. */
const HALF = { left: -440, top: 740, width: 1260 } as const

/** What only tall windows show: tufts of grass that grow as they come nearer, and swallows high above. */
const GRASS = [
  { x: 250, y: 1074, frame: 0, size: 0.42 },
  { x: 1120, y: 1060, frame: 1, size: 0.4 },
  { x: 60, y: 1190, frame: 1, size: 0.66 },
  { x: 470, y: 1240, frame: 2, size: 0.72 },
  { x: 1010, y: 1226, frame: 0, size: 0.7 },
  { x: 1330, y: 1290, frame: 1, size: 0.86 },
  { x: 230, y: 1380, frame: 0, size: 1.02 },
  { x: 960, y: 1420, frame: 2, size: 1.1 },
  { x: 560, y: 1480, frame: 1, size: 1.2 },
  { x: 1500, y: 1470, frame: 0, size: 1.2 },
] as const
const SWALLOWS = [
  { x: 1130, y: -150, size: 0.9 },
  { x: 1300, y: -232, size: 0.62 },
  { x: 1226, y: -96, size: 0.46 },
] as const

/** All that stands still, back to front: the page, the far meadow, what is near in tall windows, and her stem. */
export function drawMeadow(kit: ViewKit<typeof manifest>): readonly Container[] {
  const far = new Container({ label: 'far meadow', alpha: FAR })
  for (const [place, name] of (['left', 'right'] as const).entries()) {
    const half = kit.sprite('meadow')
    half.show(name)
    half.position.set(HALF.left + place * HALF.width, HALF.top)
    far.addChild(half)
  }
  const near = new Container({ label: 'near meadow', alpha: NEAR })
  for (const { x, y, frame, size } of GRASS) {
    const tuft = kit.sprite('grass')
    tuft.show(frame)
    tuft.position.set(x, y)
    tuft.scale.set(size)
    near.addChild(tuft)
  }
  for (const { x, y, size } of SWALLOWS) {
    const swallow = kit.sprite('swallow').updateTransform({ x, y, scaleX: size, scaleY: size })
    near.addChild(swallow)
  }
  const stem = kit.sprite('stem').updateTransform({ x: STEM.x, y: STEM.y })
  return [pageOf(kit), far, near, stem]
}

/** The page, every other piece mirrored: so no seam is seen between two of them. */
function pageOf(kit: ViewKit<typeof manifest>): Container {
  const { left, top, across, down, piece } = PAGE
  const page = new Container({ label: 'page' })
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const paper = kit.sprite('paper')
      const mirrorX = column % 2
      const mirrorY = row % 2
      paper.position.set(left + (column + mirrorX) * piece, top + (row + mirrorY) * piece)
      paper.scale.set(mirrorX ? -1 : 1, mirrorY ? -1 : 1)
      page.addChild(paper)
    }
  }
  return page
}
