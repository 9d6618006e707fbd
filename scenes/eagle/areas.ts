import type { Areas, ShapeWriter } from '../../src/stage/contract/areas'
import { CREST, CUT_FROM, ROSETTE, SHAPES, STAR_RADIUS, starX, starY } from './layout'
import type { EagleState } from './state'

/** A part is there once it has been cut, and until a sheet covers it. */
function cut(part: keyof typeof CUT_FROM): (crest: EagleState) => boolean {
  return ({ drawing, isCovered }) => drawing >= CUT_FROM[part] && !isCovered
}

/** A part that lies before the plate, with its outline; the wing on our left is the mirror image of the other. */
function raised(
  id: string,
  en: string,
  fr: string,
  part: Exclude<keyof typeof CUT_FROM, 'eye' | 'rosette'>,
  order: number,
) {
  const isLeft = part === 'leftWing'
  const shape = isLeft || part === 'rightWing' ? SHAPES.wing : SHAPES[part]
  return {
    id,
    label: { en, fr },
    when: cut(part),
    shape: (_: EagleState, out: ShapeWriter) =>
      out.polygon(shape, CREST.x, CREST.y, isLeft ? -CREST.scale : CREST.scale, CREST.scale),
    order,
  }
}

/** What can be pressed once it has been cut, front to back. */
export const areas = [
  {
    id: 'star',
    label: { en: 'A star that comes by', fr: 'Une étoile qui passe' },
    when: ({ star }) => star !== null,
    shape: (crest, out, { now }) => {
      const since = now - (crest.star?.from ?? now)
      out.circle(starX(crest.stars, since), starY(crest.stars, since), STAR_RADIUS)
    },
    order: 0,
  },
  {
    id: 'eye',
    label: { en: 'The eagle’s eye', fr: 'L’œil de l’aigle' },
    when: cut('eye'),
    shape: (_, out) => out.circle(SHAPES.eye.x, SHAPES.eye.y, SHAPES.eye.radius),
    order: 1,
  },
  raised('beak', 'Its beak', 'Son bec', 'beak', 2),
  raised('pen', 'The pen in its talons', 'La plume dans ses serres', 'pen', 6),
  raised('breast', 'Its breast', 'Son poitrail', 'breast', 5),
  raised('left wing', 'The wing on the left', 'L’aile de gauche', 'leftWing', 3),
  raised('right wing', 'The wing on the right', 'L’aile de droite', 'rightWing', 4),
  {
    id: 'rosette',
    label: { en: 'The rosette behind it', fr: 'La rosace derrière lui' },
    when: cut('rosette'),
    shape: (_, out) => out.circle(ROSETTE.x, ROSETTE.y, ROSETTE.radius),
    order: 7,
  },
] satisfies Areas<EagleState>
