import type { Areas } from '../../src/stage/contract/areas'
import { outline } from '../../src/stage/contract/outline'
import { CLOCK, DOG_SIZE, hiddenBy, MOUSE, OUTLINES, pawsAt, RUSTLE, riseOf, SKY, WAVING } from './layout'
import type { BadDogState } from './state'

/** The dandelion from its head down its stalk, about the middle of its head, in scene units. */
const CLOCK_SHAPE = outline('-84,0 -62,-62 0,-86 62,-62 84,0 66,56 34,84 60,300 -52,300 -30,84 -62,58')

export const areas = [
  {
    id: 'mouse',
    label: { en: 'A mouse on a stalk', fr: 'Une souris sur une tige' },
    shape: ({ mouse }, out, { now }) => out.rect(MOUSE.x - 46, MOUSE.y - 104 + hiddenBy(mouse.hides, now), 92, 128),
    order: 4,
  },
  {
    id: 'dog',
    label: { en: 'The laughing dog', fr: 'Le chien hilare' },
    when: ({ dog }) => dog.leap !== null,
    shape: ({ dog }, out, { now }) =>
      out.polygon(
        OUTLINES[dog.isHolding ? 'holding' : dog.laugh],
        dog.x,
        pawsAt(riseOf(dog.leap, now)),
        dog.looksLeft ? -DOG_SIZE : DOG_SIZE,
        DOG_SIZE,
      ),
    order: 2,
  },
  {
    id: 'clock',
    label: { en: 'The dandelion', fr: 'Le pissenlit' },
    shape: (_, out) => out.polygon(CLOCK_SHAPE, CLOCK.x, CLOCK.y),
    order: 3,
  },
  {
    id: 'rustle',
    label: { en: 'Something in the grass', fr: 'Quelque chose dans l’herbe' },
    when: ({ dog, stick }) => dog.leap === null && stick === null,
    shape: ({ prowl }, out) => {
      const { aside, top, bottom } = prowl.invites && prowl.peek ? WAVING : RUSTLE
      // When he runs his tail is far behind him.
      out.rect(prowl.x - 20 * prowl.pace - aside, top, 2 * aside, bottom - top)
    },
    order: 2,
  },
  {
    id: 'sky',
    label: { en: 'High in the sky', fr: 'Là-haut, dans le ciel' },
    when: ({ hasSticks }) => hasSticks,
    shape: (_, out, _world, { visible: { x, y, width } }) => out.rect(x, y, width, SKY.from - y),
    order: 5,
    isBackdrop: true,
  },
  {
    id: 'meadow',
    label: { en: 'The tall grass', fr: 'Les hautes herbes' },
    shape: (_, out) => out.rect(-1600, -1600, 4800, 4200),
    order: 1,
    isBackdrop: true,
  },
] satisfies Areas<BadDogState>
