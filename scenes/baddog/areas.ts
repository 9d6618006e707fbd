import type { Areas } from '../../src/stage/areas'
import { outline } from '../../src/stage/outline'
import { CLOCK, DOG_SIZE, hiddenBy, MOUSE, pawsAt, RUSTLE, riseOf } from './layout'
import type { Laugh, Meadow } from './state'

/** What is seen of him, about the ground between his hind paws, in units of his drawing. */
const OUTLINES: Readonly<Record<Laugh | 'holding', ReturnType<typeof outline>>> = {
  whoop: outline(
    '-240,-326 -240,-384 -184,-386 -172,-320 -120,-282 -88,-296 -140,-352 -148,-412 -64,-414 -54,-484 0,-444 84,-486 116,-452 104,-420 156,-398 144,-338 60,-304 106,-230 98,-170 64,-146 76,4 -66,4 -44,-90 -136,-86 -170,-200 -124,-232 -112,-252 -162,-270',
  ),
  bow: outline(
    '-64,-330 -54,-400 -10,-354 60,-346 122,-312 116,-258 98,-222 126,-182 150,-226 184,-220 166,-106 108,-84 104,4 -96,4 -104,-80 -128,-170 -104,-222 -66,-258',
  ),
  tongue: outline(
    '-154,-372 -120,-392 -60,-374 20,-384 122,-394 162,-364 164,-270 112,-208 72,-206 60,-110 92,4 -74,4 -60,-86 -134,-98 -144,-190 -104,-224 -164,-270',
  ),
  burst: outline(
    '-220,-350 -178,-394 -142,-334 -100,-284 -70,-304 -96,-444 -30,-404 40,-414 116,-424 116,-370 64,-340 64,-284 130,-294 150,-354 204,-386 220,-340 182,-276 74,-226 62,-110 78,4 -68,4 -54,-84 -144,-96 -148,-200 -112,-234 -152,-264',
  ),
  holding: outline(
    '-66,-330 -58,-408 -16,-352 60,-346 98,-310 96,-252 114,-220 120,-166 98,-100 102,4 -96,4 -106,-80 -172,-104 -178,-214 -148,-204 -128,-136 -112,-214 -70,-244',
  ),
}

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
