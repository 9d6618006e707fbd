import type { manifest } from '../../../assets/snack/manifest'
import { manifest as tall } from '../../../assets/snack-tall/manifest'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { GROUND, sunkShare, TILE } from '../layout'
import type { SnackState } from '../state'
import { Depths } from './depths'
import { Strip, slidInto } from './strip'

/** The sun's middle, and where the pages of layers are put, in scene units. */
const SUN = { x: 1226, y: 424 } as const
const CREAM_TOP = 600
const ICING_TOP = 790
/** Below it the icing hides whatever lies behind. */
const SOLID = 846
/** How far something has to sink to be out of sight, in scene units. */
const DEPTH = 620
/** Where hills stand, and treats in the icing. */
const HILLS = 850
const TREATS = GROUND + 20

/** Along a round of five tiles of the hills behind, far to near. */
const BEHIND = [
  [796, 'scoops'],
  [1180, 'ringCake'],
  [1504, 'slice'],
  [2120, 'jelly'],
  [2640, 'scoops'],
  [3300, 'cutCake'],
  [3900, 'jelly'],
  [4480, 'slice'],
  [5100, 'scoops'],
  [5700, 'ringCake'],
  [6260, 'jelly'],
  [6800, 'scoops'],
  [7300, 'ringCake'],
  [7904, 'slice'],
] as const
/** Along a round of five tiles of the icing. */
const BEFORE = [
  [108, 'lollipopTree'],
  [1398, 'cane'],
  [1512, 'cupcake'],
  [2150, 'gumdrops'],
  [2760, 'lollipopTree'],
  [3420, 'wafers'],
  [3640, 'cupcake'],
  [4360, 'cane'],
  [4940, 'gumdrops'],
  [5560, 'lollipopTree'],
  [5730, 'cupcake'],
  [6480, 'wafers'],
  [7080, 'cane'],
  [7260, 'gumdrops'],
] as const
/** What somebody has left, or leaves, on the icing: one in a tile, the ant's aside. */
const DETAILS = [
  [2420, GROUND, 'forkMarks'],
  [5280, GROUND, 'bite'],
] as const
/** The snail on the cane of the third tile. */
const SNAIL = { x: 4376, y: 700, turn: 0.12 } as const
const FLOSS = [
  [252, 176, 'round', 1],
  [1086, 140, 'long', 0.86],
  [1900, 210, 'round', 0.7],
  [2760, 130, 'long', 1],
  [3560, 190, 'round', 0.9],
  [4400, 110, 'round', 0.6],
  [5130, 220, 'long', 0.8],
  [5900, 150, 'round', 1],
  [6800, 200, 'long', 0.7],
  [7420, 120, 'round', 0.8],
  // Higher than common windows see.
  [640, -260, 'round', 0.9],
  [1440, -400, 'long', 0.9],
  [2300, -230, 'long', 0.7],
  [3100, -400, 'round', 0.8],
  [3900, -240, 'long', 1],
  [4800, -420, 'round', 0.7],
  [5500, -250, 'round', 0.9],
  [6300, -400, 'long', 0.8],
  [7100, -240, 'round', 0.7],
  [7800, -400, 'long', 0.9],
] as const

/** Sun, floss, hills and icing: what slides by. */
export class Land {
  readonly still
  readonly floss
  readonly cream
  readonly behind
  readonly before
  readonly icing
  readonly details
  readonly depths

  constructor(kit: ViewKit<typeof manifest>) {
    this.still = kit.background(kit.sprite('sun').updateTransform(SUN)).endAt(SOLID)
    this.floss = new Strip(
      FLOSS.map(([x, y, kind, size]) => [
        x,
        kit.sprite('floss').show(kind).updateTransform({ y, scaleX: size, scaleY: size }),
      ]),
    )
    this.cream = kit.tiles('cream', TILE)
    this.cream.y = CREAM_TOP
    this.behind = new Strip(
      BEHIND.map(([x, name]) => {
        const sprite = name === 'cutCake' ? kit.sprite('ringCake').show('cut') : kit.sprite(name)
        sprite.y = HILLS
        return [x, sprite]
      }),
    )
    const snail = kit.sprite('snail').updateTransform({ y: SNAIL.y, rotation: SNAIL.turn })
    this.before = new Strip([
      ...BEFORE.map(([x, name]) => [x, kit.sprite(name).updateTransform({ y: TREATS })] as const),
      [SNAIL.x, snail] as const,
    ])
    this.icing = kit.tiles('icing', TILE)
    this.icing.y = ICING_TOP
    this.depths = kit.marginPart('tall', tall, (parts) => new Depths(parts))
    this.details = new Strip(DETAILS.map(([x, y, name]) => [x, kit.sprite(name).updateTransform({ y })]))
  }

  draw({ back, front, floss, feast }: SnackState, { now, between }: Moment): void {
    const sunk = DEPTH * sunkShare(feast, now)
    this.floss.draw(floss, between)
    this.cream.slide(slidInto(back, between))
    this.behind.draw(back, between, sunk)
    this.before.draw(front, between, sunk)
    this.icing.slide(slidInto(front, between))
    this.details.draw(front, between)
    this.depths.content?.draw(slidInto(front, between))
  }
}
