import type { Areas, ShapeWriter } from '../../src/stage/contract/areas'
import type { Point } from '../../src/stage/contract/geometry'
import { CREST, CUT_FROM, ROSETTE, SHAPES } from './layout'
import type { EagleState } from './state'

/** Writes a shape of the crest, mirrored about its middle where it is on our left. */
function writeOutline(shape: readonly Readonly<Point>[], out: ShapeWriter, side: 1 | -1 = 1): void {
  out.polygon(shape, CREST.x, CREST.y, side * CREST.scale, CREST.scale)
}

/** What can be pressed once it has been cut, front to back. */
export const areas = [
  {
    id: 'eye',
    label: { en: 'The eagle’s eye', fr: 'L’œil de l’aigle' },
    when: ({ drawing }) => drawing >= CUT_FROM.eye,
    shape: (_, out) => out.circle(SHAPES.eye.x, SHAPES.eye.y, SHAPES.eye.radius),
    order: 1,
  },
  {
    id: 'beak',
    label: { en: 'Its beak', fr: 'Son bec' },
    when: ({ drawing }) => drawing >= CUT_FROM.beak,
    shape: (_, out) => writeOutline(SHAPES.beak, out),
    order: 2,
  },
  {
    id: 'pen',
    label: { en: 'The pen in its talons', fr: 'La plume dans ses serres' },
    when: ({ drawing }) => drawing >= CUT_FROM.pen,
    shape: (_, out) => writeOutline(SHAPES.pen, out),
    order: 6,
  },
  {
    id: 'breast',
    label: { en: 'Its breast', fr: 'Son poitrail' },
    when: ({ drawing }) => drawing >= CUT_FROM.breast,
    shape: (_, out) => writeOutline(SHAPES.breast, out),
    order: 5,
  },
  {
    id: 'left wing',
    label: { en: 'The wing on the left', fr: 'L’aile de gauche' },
    when: ({ drawing }) => drawing >= CUT_FROM.leftWing,
    shape: (_, out) => writeOutline(SHAPES.wing, out, -1),
    order: 3,
  },
  {
    id: 'right wing',
    label: { en: 'The wing on the right', fr: 'L’aile de droite' },
    when: ({ drawing }) => drawing >= CUT_FROM.rightWing,
    shape: (_, out) => writeOutline(SHAPES.wing, out),
    order: 4,
  },
  {
    id: 'rosette',
    label: { en: 'The rosette behind it', fr: 'La rosace derrière lui' },
    when: ({ drawing }) => drawing >= CUT_FROM.rosette,
    shape: (_, out) => out.circle(ROSETTE.x, ROSETTE.y, ROSETTE.radius),
    order: 7,
  },
] satisfies Areas<EagleState>
