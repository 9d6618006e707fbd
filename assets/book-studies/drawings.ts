import { pictures as armadillo } from '../armadillo/drawings'
import { pictures as baddog } from '../baddog/drawings'
import { pictures as bat } from '../bat/drawings'
import { drawBat } from '../bat/swarm'
import { drawPortrait } from '../blotlings/draw'
import { pictures as bluff } from '../bluff/drawings'
import { pictures as booger } from '../booger/drawings'
import { pictures as bouquet } from '../bouquet/drawings'
import { drawVignette as drawDaisy } from '../bouquet/vignette'
import { pictures as camping } from '../camping/drawings'
import { drawCrab } from '../characters/crab'
import { drawDog } from '../characters/dog'
import { drawHen } from '../characters/hen'
import { pictures as crabby } from '../crabby/drawings'
import { pictures as eagle } from '../eagle/drawings'
import { pictures as ego } from '../ego/drawings'
import { pictures as empty } from '../empty/drawings'
import { pictures as fairy } from '../fairy/drawings'
import { pictures as farm } from '../farm/drawings'
import { drawBigOne, drawLittleDrop, drawLongEars } from '../flame/listeners'
import { pictures as forget } from '../forget/drawings'
import { pictures as fowl } from '../fowl/drawings'
import { pictures as gargoyle } from '../gargoyle/drawings'
import { pictures as gear } from '../gear/drawings'
import { pictures as heist } from '../heist/drawings'
import { HUSH } from '../heist/poses'
import { drawLegs, drawUpper } from '../heist/thief'
import type { Ink } from '../ink/ink'
import { pictures as kind } from '../kind/drawings'
import { pictures as nest } from '../nest/drawings'
import { pictures as ponytail } from '../ponytail/drawings'
import { pictures as salty } from '../salty/drawings'
import { drawVignette as drawSailor } from '../salty/vignette'
import { pictures as scallop } from '../scallop/drawings'
import { pictures as scrape } from '../scrape/drawings'
import { pictures as scurry } from '../scurry/drawings'
import { pictures as snack } from '../snack/drawings'
import { drawVignette as drawChick } from '../snack/vignette'
import { lifted, together } from '../stamps/sheet'
import { pictures as tempting } from '../tempting/drawings'
import { pictures as trip } from '../trip/drawings'
import { pictures as uhOh } from '../uh-oh/drawings'
import { drawVignette as drawBird } from '../uh-oh/vignette'
import { type Leaves, type Pose, studySheets } from './sheet'
import * as traces from './traces'

type Source = Parameters<typeof lifted>

/** Several of a day's sprites as one, the far ones first. */
function whole(...parts: readonly Source[]): Pose {
  return { draw: together(...parts.map((part) => [lifted(...part)] as const)) }
}

/** What is small on its day: as large as the others here, its lines would be those of another hand. */
function small(zoom: number, sprite: Source[0], frame?: Source[1]): Pose {
  return { draw: lifted(sprite, frame), zoom }
}

const days: Readonly<Record<string, Leaves>> = {
  gargoyle: {
    poses: [
      whole([gargoyle.sprites.head, 'asleep']),
      small(0.8, gargoyle.sprites.pigeon, 'peeping'),
      whole([gargoyle.sprites.head, 'roaring']),
    ],
    trace: traces.scratches,
  },
  scurry: {
    poses: [
      {
        ...whole([scurry.sprites.hedgehogFar, 1], [scurry.sprites.hedgehogBody, 1], [scurry.sprites.hedgehogNear, 1]),
        zoom: 0.86,
      },
      small(0.78, scurry.sprites.hedgehogHop, 'leap'),
      small(0.84, scurry.sprites.inventorFumble, 'stumble'),
    ],
    trace: traces.spring,
  },
  bat: {
    poses: [
      { draw: (ink) => drawBat(ink, 0, 116) },
      {
        draw: together(
          [lifted(bat.sprites.catTail), -18, -8],
          [lifted(bat.sprites.cat)],
          [lifted(bat.sprites.catHead, 'left'), 6, -58],
        ),
        zoom: 0.8,
      },
      { draw: (ink) => drawBat(ink, 6, 116), turn: -12 },
    ],
    trace: traces.rubble,
  },
  scallop: {
    poses: [
      small(0.62, scallop.sprites.hen, 'asleep'),
      small(0.66, scallop.sprites.bust, 'awake'),
      small(0.84, scallop.sprites.thief, 'left'),
    ],
    trace: traces.tag,
  },
  flame: {
    poses: [{ draw: drawBigOne }, { draw: drawLittleDrop, zoom: 0.66 }, { draw: drawLongEars }],
    trace: traces.ash,
  },
  bouquet: {
    poses: [
      { draw: drawDaisy },
      whole([bouquet.sprites.heart, 'round'], [bouquet.sprites.eyes, 'sad-ahead'], [bouquet.sprites.mouth, 'sob']),
      small(0.8, bouquet.sprites.snail, 'long'),
    ],
    trace: traces.petals,
  },
  trip: {
    poses: [
      { draw: together([lifted(trip.sprites.ball, 2)], [lifted(trip.sprites.eyes, 'up'), 0, -70]), zoom: 0.8 },
      whole([trip.sprites.mouse], [trip.sprites.boots]),
      whole([trip.sprites.trunkLid], [trip.sprites.hen], [trip.sprites.trunk]),
    ],
    trace: traces.boot,
  },
  match: {
    poses: [11, 60, 97].map((index) => ({ draw: (ink: Ink) => drawPortrait(ink, index) })),
    trace: traces.feet,
  },
  nest: {
    poses: [whole([nest.sprites.sleeper, 0]), whole([nest.sprites.sleeper, 14]), whole([nest.sprites.sleeper, 29])],
    trace: traces.straw,
  },
  crabby: {
    poses: [
      { draw: (ink) => drawCrab(ink, { mood: 'grumpy', raised: [0, 36] }) },
      small(0.84, crabby.sprites.hermit, 'open'),
      { draw: (ink) => drawCrab(ink, { mood: 'startled', duck: 0.6 }) },
    ],
    trace: traces.crabTrack,
  },
  eagle: {
    poses: [
      whole(
        [eagle.sprites.jaw],
        [eagle.sprites.skull],
        [eagle.sprites.bill],
        [eagle.sprites.socket],
        [eagle.sprites.iris],
        [eagle.sprites.brow],
        [eagle.sprites.plume],
      ),
      { ...whole([eagle.sprites.litFlight, 4]), turn: 62, zoom: 0.9 },
      whole(
        [eagle.sprites.jaw, 3],
        [eagle.sprites.skull],
        [eagle.sprites.bill],
        [eagle.sprites.gape, 3],
        [eagle.sprites.socket],
        [eagle.sprites.lid, 'half'],
        [eagle.sprites.brow, 1],
        [eagle.sprites.plume],
      ),
    ],
    trace: traces.quill,
  },
  forget: {
    poses: [
      whole([forget.sprites.umbrella]),
      small(0.6, forget.sprites.mouse, 'awake'),
      whole([forget.sprites.bear], [forget.sprites.bearEye]),
    ],
    trace: traces.ring,
  },
  kind: {
    poses: [whole([kind.sprites.bear]), small(0.8, kind.sprites.mouse, 'up'), whole([kind.sprites.horse])],
    trace: traces.jam,
  },
  empty: {
    poses: [whole([empty.sprites.leftHand]), whole([empty.sprites.shell]), whole([empty.sprites.rightHand])],
    trace: traces.pixels,
  },
  armadillo: {
    poses: [
      whole([armadillo.sprites.ball, 'asleep']),
      small(0.4, armadillo.sprites.ant, 1),
      whole([armadillo.sprites.ball, 'awake']),
    ],
    trace: traces.measured,
  },
  fowl: {
    poses: [
      whole([fowl.sprites.sideRun, 1]),
      whole([fowl.sprites.frontStartle]),
      { draw: (ink) => drawHen(ink, { turn: 'right', does: 'look' }) },
    ],
    trace: traces.feather,
  },
  salty: {
    poses: [{ draw: drawSailor }, whole([salty.sprites.mug]), whole([salty.sprites.backHead, 'listening'])],
    trace: traces.salt,
  },
  scrape: {
    poses: [small(0.8, scrape.sprites.coin), small(0.9, scrape.sprites.purse), small(0.86, scrape.sprites.house)],
    trace: traces.silver,
  },
  ponytail: {
    poses: (['proud', 'furious', 'smitten'] as const).map((mood) => whole([ponytail.sprites.head, mood])),
    trace: traces.hair,
  },
  bluff: {
    poses: [
      whole([bluff.sprites.hunter, 'strides']),
      whole([bluff.sprites.goat, 'bleat']),
      whole([bluff.sprites.passenger, 'cryWide']),
    ],
    trace: traces.hand,
  },
  heist: {
    poses: [
      whole([heist.sprites.walkLegs, 0], [heist.sprites.walk, 0]),
      {
        draw(ink) {
          drawUpper(ink, HUSH)
          drawLegs(ink, HUSH)
        },
      },
      whole([heist.sprites.frightLegs], [heist.sprites.fright]),
    ],
    trace: traces.tiptoe,
  },
  booger: {
    poses: [
      whole([booger.sprites.index, 'straight']),
      whole([booger.sprites.nose, 'rest']),
      whole([booger.sprites.index, 'limp']),
    ],
    trace: traces.fingerprint,
  },
  fairy: {
    poses: [
      whole([fairy.sprites.acornWings, 0], [fairy.sprites.acorn, 'fly0']),
      whole([fairy.sprites.toad, 'gulp']),
      whole([fairy.sprites.ponytailWings, 1], [fairy.sprites.ponytail, 'laugh1']),
    ],
    trace: traces.dust,
  },
  tempting: {
    poses: [small(0.9, tempting.sprites.machine), whole([tempting.sprites.hand]), whole([tempting.sprites.symbol, 3])],
    trace: traces.coin,
  },
  ego: {
    poses: [
      whole([ego.sprites.red, 'gathers']),
      whole([ego.sprites.blue, 'winds']),
      whole([ego.sprites.green, 'through']),
    ],
    trace: traces.clippings,
  },
  snack: {
    poses: [{ draw: drawChick }, small(0.6, snack.sprites.food, 'croissant'), whole([snack.sprites.cupcake])],
    trace: traces.bite,
  },
  camping: {
    poses: [
      small(0.72, camping.sprites.eared, 'glad'),
      whole([camping.sprites.bear], [camping.sprites.bearLook, 'looking'], [camping.sprites.book, 'over']),
      small(0.62, camping.sprites.round, 'shut'),
    ],
    trace: traces.burn,
  },
  'uh-oh': {
    poses: [{ draw: drawBird }, whole([uhOh.sprites.head, 'shriek']), small(0.76, uhOh.sprites.witness, 'hides')],
    trace: traces.blot,
  },
  gear: {
    poses: [
      whole([gear.sprites.quibble, 'shout']),
      small(0.5, gear.sprites.mouse, 'phone'),
      whole([gear.sprites.pim, 'word']),
    ],
    trace: traces.oil,
  },
  farm: {
    poses: [
      whole([farm.sprites.keeper, 'hail']),
      small(0.7, farm.sprites.cat, 'sit'),
      whole([farm.sprites.keeper, 'crouch']),
    ],
    trace: traces.fishbone,
  },
  baddog: {
    poses: [
      { draw: (ink) => drawDog(ink, { mood: 'whoop' }) },
      whole([baddog.sprites.mouse, 'look']),
      { draw: (ink) => drawDog(ink, { mood: 'tongue', turn: 'left' }) },
    ],
    trace: traces.dandelion,
  },
}

export const pictures = studySheets(days)
