import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bouquet/manifest'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { STEM } from '../layout'

/** How pale the far meadow is, and the near one. */
const FAR = 0.62
const NEAR = 0.72

/** The page under any window, in pieces that are 400 scene units wide. */
const PAGE = { columns: [-3, 7], rows: [-3, 6] } as const
/** Where the left half of the meadow lies, and how wide it is, in scene units. */
const HALF = { left: -440, top: 740, width: 1260 } as const

/** What only tall windows show: tufts of grass that grow as they come nearer, and swallows high above; where, which and how large. */
const NEARBY = [
  ['grass', 0, 250, 1074, 0.42],
  ['grass', 1, 1120, 1060, 0.4],
  ['grass', 1, 60, 1190, 0.66],
  ['grass', 2, 470, 1240, 0.72],
  ['grass', 0, 1010, 1226, 0.7],
  ['grass', 1, 1330, 1290, 0.86],
  ['grass', 0, 230, 1380, 1.02],
  ['grass', 2, 960, 1420, 1.1],
  ['grass', 1, 560, 1480, 1.2],
  ['grass', 0, 1500, 1470, 1.2],
  ['swallow', 0, 1130, -150, 0.9],
  ['swallow', 0, 1300, -232, 0.62],
  ['swallow', 0, 1226, -96, 0.46],
] as const

/** All that stands still, back to front: the page, the far meadow, what is near in tall windows, and her stem. */
export function drawMeadow(kit: ViewKit<typeof manifest>): readonly Container[] {
  const far = new Container({ alpha: FAR })
  for (const [place, name] of (['left', 'right'] as const).entries()) {
    const half = kit.sprite('meadow')
    half.show(name)
    half.position.set(HALF.left + place * HALF.width, HALF.top)
    far.addChild(half)
  }
  const near = new Container({ alpha: NEAR })
  for (const [name, frame, x, y, size] of NEARBY)
    near.addChild(
      kit.sprite<'grass' | 'swallow'>(name).show(frame).updateTransform({ x, y, scaleX: size, scaleY: size }),
    )
  const stem = kit.sprite('stem').updateTransform({ x: STEM.x, y: STEM.y })
  return [kit.mirrored('paper', PAGE.columns, PAGE.rows), far, near, stem]
}
