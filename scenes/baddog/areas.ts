import type { Areas } from '../../src/stage/areas'
import { outline } from '../../src/stage/outline'
import { CLOCK, DOG_SIZE, hiddenBy, MOUSE, pawsAt, RUSTLE, riseOf } from './layout'
import type { Laugh, Meadow } from './state'

/** What of him stands out of the grass, about the ground between his hind paws, in units of his drawing. */
const OUTLINES: Readonly<Record<Laugh, ReturnType<typeof outline>>> = {
  whoop: outline(
    '-238,-330 -236,-380 -186,-380 -176,-320 -120,-276 -84,-290 -110,-350 -144,-362 -146,-410 -60,-412 -52,-484 0,-440 84,-482 112,-450 100,-420 150,-396 140,-340 60,-306 104,-230 96,-170 62,-150 66,-80 -130,-86 -166,-200 -120,-230 -110,-250 -160,-270',
  ),
  bow: outline(
    '-60,-330 -50,-396 -10,-350 60,-340 118,-310 112,-260 96,-220 124,-180 180,-220 160,-110 100,-80 -100,-80 -124,-170 -100,-220 -62,-256',
  ),
  tongue: outline(
    '-150,-370 -118,-388 -60,-372 20,-380 120,-390 158,-362 160,-270 110,-210 70,-210 60,-80 -60,-80 -130,-100 -140,-190 -100,-220 -160,-270',
  ),
  burst: outline(
    '-216,-350 -176,-390 -144,-330 -100,-280 -66,-300 -90,-440 -30,-400 40,-410 110,-420 110,-370 60,-340 60,-280 130,-290 150,-350 200,-380 216,-340 180,-280 70,-230 60,-80 -90,-80 -140,-160 -112,-230 -150,-260',
  ),
}

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
        OUTLINES[dog.laugh],
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
    shape: (_, out) => out.circle(CLOCK.x, CLOCK.y, CLOCK.radius),
    order: 3,
  },
  {
    id: 'rustle',
    label: { en: 'Something in the grass', fr: 'Quelque chose dans l’herbe' },
    when: ({ dog }) => dog.leap === null,
    shape: ({ prowl }, out) =>
      out.rect(prowl.x - RUSTLE.aside, RUSTLE.top, 2 * RUSTLE.aside, RUSTLE.bottom - RUSTLE.top),
    order: 2,
  },
  {
    id: 'meadow',
    label: { en: 'The tall grass', fr: 'Les hautes herbes' },
    shape: (_, out) => out.rect(-1600, -1600, 4800, 4200),
    order: 1,
  },
] satisfies Areas<Meadow>
