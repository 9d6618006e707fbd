import type { manifest } from '../../../assets/booger/manifest'
import type { Bounds } from '../../../src/stage/hitTest'
import type { Cuts } from '../../../src/stage/view/cutSprite'
import type { FrameKey, SpriteName } from '../../../src/stage/view/manifest'

/** A part of a drawing, in scene units from its upper left corner: where it begins and ends across, and then down. */
type Column = readonly [left: number, right: number, top: number, bottom: number]

const columns = (...parts: readonly Column[]): readonly Bounds[] =>
  parts.map(([left, right, top, bottom]) => ({ x: left, y: top, width: right - left, height: bottom - top }))

type CutsOf<Name extends SpriteName<typeof manifest>> = Cuts<FrameKey<typeof manifest, Name>>

/** What is not empty of the features: each is a few curls and strokes that reach far across the face. */
export const CUTS: { readonly [Name in 'eyes' | 'lids' | 'mouth' | 'nose']: CutsOf<Name> } = {
  eyes: {
    ouch: columns(
      [0, 48, 284, 355],
      [48, 276, 210, 473],
      [276, 400, 245, 413],
      [616, 744, 234, 400],
      [744, 888, 200, 462],
      [888, 988, 201, 412],
    ),
    bliss: columns(
      [0, 100, 232, 262],
      [100, 316, 164, 445],
      [316, 364, 194, 373],
      [656, 700, 185, 359],
      [700, 908, 154, 435],
      [908, 936, 211, 295],
    ),
    open: columns(
      [0, 100, 355, 368],
      [100, 288, 220, 462],
      [288, 356, 230, 419],
      [656, 688, 243, 386],
      [688, 856, 205, 452],
      [856, 916, 222, 406],
    ),
  },
  lids: {
    wide: columns(
      [76, 128, 198, 256],
      [128, 216, 160, 235],
      [216, 380, 154, 208],
      [640, 836, 144, 203],
      [836, 944, 160, 246],
    ),
    sly: columns(
      [0, 80, 223, 236],
      [80, 328, 150, 407],
      [328, 372, 193, 395],
      [640, 656, 260, 308],
      [656, 924, 193, 397],
      [924, 944, 223, 310],
    ),
    waiting: columns(
      [76, 140, 210, 295],
      [140, 320, 181, 282],
      [320, 380, 190, 296],
      [640, 888, 171, 285],
      [888, 944, 206, 286],
    ),
    blink: columns(
      [0, 96, 243, 270],
      [96, 360, 191, 403],
      [360, 380, 212, 245],
      [640, 660, 202, 235],
      [660, 920, 181, 390],
      [920, 944, 233, 260],
    ),
  },
  mouth: {
    ouch: columns(
      [0, 60, 251, 258],
      [60, 192, 133, 393],
      [192, 280, 32, 574],
      [280, 900, 238, 673],
      [900, 1008, 35, 574],
      [1008, 1144, 117, 378],
    ),
    bliss: columns(
      [0, 168, 78, 423],
      [168, 280, 32, 564],
      [280, 456, 283, 629],
      [456, 920, 250, 689],
      [920, 1040, 35, 637],
      [1040, 1136, 65, 364],
    ),
    waiting: columns(
      [80, 244, 266, 438],
      [244, 320, 32, 437],
      [320, 876, 218, 568],
      [876, 972, 33, 433],
      [972, 1108, 238, 418],
    ),
    sly: columns(
      [88, 188, 192, 409],
      [188, 320, 32, 500],
      [320, 876, 231, 600],
      [876, 964, 33, 473],
      [964, 1104, 332, 462],
    ),
    bracing: columns(
      [164, 244, 372, 513],
      [244, 320, 32, 543],
      [320, 876, 208, 637],
      [876, 964, 33, 548],
      [964, 1032, 387, 499],
    ),
  },
  nose: {
    flat: columns(
      [0, 36, 511, 532],
      [36, 180, 400, 650],
      [180, 232, 351, 655],
      [232, 464, 12, 656],
      [464, 488, 251, 653],
      [488, 708, 380, 654],
    ),
    rest: columns(
      [80, 192, 408, 668],
      [192, 236, 315, 679],
      [236, 468, 12, 679],
      [468, 532, 306, 678],
      [532, 660, 413, 677],
    ),
  },
}
