import { PETAL_SHAPES } from '../../assets/bouquet/shared'
import type { Area, Areas } from '../../src/stage/contract/areas'
import type { Point } from '../../src/stage/contract/geometry'
import { DEGREE } from '../../src/stage/contract/math'
import { outline } from '../../src/stage/contract/outline'
import { cos, sin } from '../../src/stage/contract/rules/portableMath'
import { angleOf, FLOWER, HEART_RADIUS, heightOfHill, JAR, MOST_PETALS, PETAL_ROOT, UNIT } from './layout'
import type { BouquetState } from './state'
import { JAR_WORDS, TAKE } from './words'

/** The outline of a petal that points up, its root at 0, in units of its drawing: a little beyond the ink, without the root. */
const OUTLINE = outline(
  '-29,-18 -49,-54 -68,-96 -77,-138 -75,-176 -57,-207 -24,-219 18,-220 49,-209 71,-182 78,-136 69,-94 50,-52 29,-18',
)

/** How much larger than it is drawn a snail is to be pressed, in scene units about its middle. */
const SNAIL_REACH = 34
const SNAIL_MIDDLE = 16

/** The jar with what is put into it, about its foot. */
const FULL_JAR = outline('-60,-510 60,-510 170,-460 226,-260 84,0 -84,0 -226,-260 -170,-460')

/** The outlines of all petals of all rings, in scene units: by how many petals there are, then which. */
const OUTLINES = Array.from({ length: MOST_PETALS + 1 }, (_, count) =>
  Array.from({ length: count }, (_, index) => outlineOf(index, count)),
)

function outlineOf(index: number, count: number): readonly Point[] {
  const shape = PETAL_SHAPES[index % PETAL_SHAPES.length]
  const side = index >= PETAL_SHAPES.length ? -1 : 1
  const angle = angleOf(index, count) * DEGREE
  return OUTLINE.map(({ x: across, y: along }) => {
    const share = along / 212
    const x = side * (across * (shape?.width ?? 1) + (shape?.bend ?? 0) * share * share)
    const y = along * (shape?.length ?? 1) - PETAL_ROOT
    return {
      x: FLOWER.x + UNIT * (x * cos(angle) - y * sin(angle)),
      y: FLOWER.y + UNIT * (x * sin(angle) + y * cos(angle)),
    }
  })
}

function petalArea(_: unknown, index: number): Area<BouquetState> {
  return {
    id: `petal-${index + 1}`,
    label: { en: `Petal ${index + 1}`, fr: `Pétale ${index + 1}` },
    when: ({ petals }) => petals[index]?.stage === 'on',
    shape: ({ petals }, out) => out.polygon(OUTLINES[petals.length]?.[index] ?? []),
    // Even ones lie over odd ones, and the heart over all of them.
    front: () => (index % 2 === 0 ? 2 : 1),
    order: index,
  }
}

export const areas = [
  {
    id: 'face',
    label: { en: 'Her face', fr: 'Son visage' },
    shape: (_, out) => out.circle(FLOWER.x, FLOWER.y, HEART_RADIUS),
    front: () => 3,
    order: MOST_PETALS,
  },
  {
    id: 'snail',
    label: { en: 'A snail', fr: 'Un escargot' },
    shape: ({ snail }, out) => out.circle(snail.x, heightOfHill(snail.x) - SNAIL_MIDDLE, SNAIL_REACH),
    order: MOST_PETALS + 1,
  },
  ...Array.from({ length: MOST_PETALS }, petalArea),
  {
    id: 'jar',
    label: ({ jar }) => (jar.tiedAt === null ? JAR_WORDS : TAKE),
    when: ({ jar }) => jar.since !== null,
    shape: ({ jar }, out) =>
      jar.results[0] ? out.polygon(FULL_JAR, JAR.x, JAR.y) : out.circle(JAR.x, JAR.y - 98, 104),
    order: MOST_PETALS + 2,
  },
] satisfies Areas<BouquetState>
