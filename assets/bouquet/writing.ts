import { brushStroke } from '../ink/brush-stroke'
import { itemAt } from '../ink/numbers'
import type { Sprite } from '../pipeline/drawings'
import { LETTERS, type Stroke } from './frenchLetters'
import { FRENCH_STEPS, type FrenchWord, STEPS, type WrittenPart } from './shared'

/** The parts of the four messages, one brush each: x grows with the writing, the baseline is 0, small letters are 100 high. */
const STROKES: Readonly<Record<WrittenPart, readonly Stroke[]>> = {
  really: [
    { path: '-34,-66@0.36 -16,-90@0.5 2,-100@0.8 9,-72@1.1 7,-34@1.2 1,2@1', wet: 1.2 },
    { path: '4,-36@0.4 20,-76@0.5 42,-100@0.84 60,-96@0.8 62,-84@0.6', wet: 0.8 },
    {
      path: '62,-44@0.4 90,-52@0.46 114,-70@0.6 112,-95@0.7 90,-104@0.78 66,-84@1.04 58,-42@1.24 70,-8@1.1 98,0@0.8 124,-20@0.46 142,-52@0.36',
      wet: 0.7,
    },
    { path: '194,-90@0.56 170,-100@0.8 148,-78@1.1 142,-38@1.2 156,-5@1 180,-8@0.7 200,-50@0.5 208,-98@0.6', wet: 0.7 },
    { path: '208,-100@0.8 203,-60@1.1 204,-22@1.1 218,-2@0.8 238,-18@0.42 252,-50@0.34', wet: 0.8 },
    {
      path: '246,-36@0.3 270,-98@0.4 288,-158@0.5 292,-198@0.56 278,-212@0.6 264,-188@0.9 255,-130@1.14 251,-70@1.2 255,-26@1.1 271,-4@0.8 292,-18@0.42 306,-50@0.34',
      wet: 0.8,
    },
    {
      path: '302,-36@0.3 326,-98@0.4 344,-152@0.5 347,-190@0.56 334,-202@0.6 321,-180@0.9 312,-126@1.14 308,-70@1.2 312,-26@1.1 328,-4@0.8 350,-20@0.42 364,-56@0.34',
      wet: 0.7,
    },
    { path: '372,-98@0.8 368,-60@1.1 376,-22@1.1 398,-10@0.8 420,-42@0.5 430,-94@0.6', wet: 1 },
    {
      path: '432,-100@0.8 426,-50@1.1 412,14@1.16 384,68@1 340,90@0.7 306,74@0.5 322,42@0.4 384,16@0.44 470,-16@0.34',
      wet: 0.5,
      tail: 1.6,
    },
  ],
  loves: [
    {
      path: '-58,-8@0.3 -24,-34@0.34 8,-92@0.4 31,-152@0.46 38,-196@0.55 27,-212@0.6 12,-190@0.85 3,-138@1.12 -1,-78@1.2 4,-28@1.14 20,-4@0.9 42,-12@0.5 66,-48@0.36 86,-82@0.4',
      wet: 0.8,
    },
    {
      path: '122,-100@0.56 96,-98@0.8 76,-70@1.1 70,-34@1.2 86,-4@1 112,-4@0.74 134,-34@0.6 138,-70@0.64 124,-98@0.6 116,-84@0.4 136,-74@0.4 160,-84@0.42 176,-100@0.5',
      wet: 0.7,
    },
    {
      path: '176,-102@0.8 186,-74@1.1 194,-36@1.2 204,-4@0.9 216,-26@0.5 232,-64@0.42 240,-96@0.5 246,-84@0.4 262,-78@0.36',
      wet: 0.7,
    },
    {
      path: '258,-46@0.4 284,-52@0.44 306,-70@0.56 304,-94@0.66 284,-102@0.74 262,-82@1 254,-42@1.2 264,-8@1.1 290,-2@0.8 318,-24@0.46 342,-70@0.4 354,-110@0.5',
      wet: 0.62,
    },
    { path: '354,-112@0.62 352,-88@0.8 368,-60@1.1 380,-30@1.2 370,-4@1 344,2@0.7 326,-12@0.5', wet: 0.5, tail: 1.1 },
  ],
  m: [
    { path: '-34,-66@0.36 -16,-90@0.5 2,-100@0.8 10,-72@1.1 8,-34@1.2 2,2@1', wet: 1.2 },
    { path: '4,-16@0.36 16,-56@0.4 34,-90@0.56 54,-98@0.84 62,-70@1.12 60,-34@1.2 55,2@1', wet: 0.9 },
    {
      path: '58,-16@0.36 70,-56@0.4 88,-90@0.56 108,-97@0.84 115,-68@1.12 113,-30@1.18 122,-4@0.9 142,-10@0.5 162,-38@0.36',
      wet: 0.8,
    },
  ],
  e: [
    {
      path: '160,-44@0.4 188,-52@0.46 212,-70@0.6 210,-95@0.7 188,-104@0.78 164,-84@1.04 156,-42@1.24 168,-8@1.1 196,0@0.8 226,-16@0.5 250,-44@0.3',
      wet: 0.5,
      tail: 0.9,
    },
  ],
  flourish: [
    {
      path: '160,-44@0.4 188,-52@0.46 212,-70@0.6 210,-95@0.7 188,-104@0.78 164,-84@1.04 156,-42@1.24 168,-8@1.1 200,2@0.84 244,-8@0.72 296,-28@0.64 346,-54@0.54 392,-86@0.36',
      wet: 0.34,
      tail: 1.8,
    },
  ],
  not: [
    { path: '-34,-66@0.36 -16,-90@0.5 2,-100@0.8 10,-72@1.1 8,-34@1.2 2,2@1', wet: 1.2 },
    {
      path: '4,-16@0.36 18,-58@0.4 38,-92@0.6 58,-98@0.86 66,-68@1.12 64,-30@1.18 74,-4@0.9 94,-10@0.48 116,-44@0.36 124,-66@0.36',
      wet: 0.9,
    },
    {
      path: '166,-100@0.56 140,-98@0.8 120,-70@1.1 114,-34@1.2 130,-4@1 156,-4@0.74 178,-34@0.6 182,-70@0.64 168,-98@0.6 160,-84@0.4 180,-76@0.4 206,-88@0.4',
      wet: 0.7,
    },
    {
      path: '226,-168@0.86 222,-118@1.1 216,-56@1.2 224,-10@1.06 248,0@0.8 276,-20@0.5 296,-52@0.3',
      wet: 0.66,
      tail: 1.2,
    },
    { path: '182,-112@0.5 222,-124@0.86 276,-140@0.4', wet: 0.4, tail: 1.2 },
  ],
}

/** What the French words are spelled. */
const SPELLED: Readonly<Record<FrenchWord, string>> = {
  beaucoup: 'beaucoup',
  pas: 'pas',
  plus: 'plus',
  duTout: 'du tout',
  folie: 'à la folie',
}

/** What "à la folie" ends in: as long drawn as its flourish is in English. */
const LONG_E: Stroke = {
  path: '2,-44@0.4 30,-52@0.46 54,-70@0.6 52,-95@0.7 30,-104@0.78 8,-84@1.04 0,-42@1.24 12,-8@1.1 44,2@0.84 88,-8@0.72 140,-28@0.64 190,-54@0.54 236,-86@0.36',
  wet: 0.34,
  tail: 1.8,
}

/** How something is written: its strokes, in how many steps each is pulled, and by what name chance is grown. */
interface Written {
  readonly strokes: readonly { readonly stroke: Stroke; readonly x: number }[]
  readonly steps: number
  readonly name: string
}

function writtenPart(part: WrittenPart): Written {
  return { strokes: STROKES[part].map((stroke) => ({ stroke, x: 0 })), steps: STEPS[part], name: part }
}

function writtenWord(word: FrenchWord): Written {
  let pen = 0
  const strokes = [...SPELLED[word]].flatMap((sign) => {
    const letter = LETTERS[sign]
    if (!letter) throw new Error(`No letter ${sign}`)
    const x = pen
    pen += letter.advance
    return letter.strokes.map((stroke) => ({ stroke, x }))
  })
  const last = strokes.at(-1)
  const ending = word === 'folie' && last ? [...strokes.slice(0, -1), { ...last, stroke: LONG_E }] : strokes
  return { strokes: ending, steps: FRENCH_STEPS[word], name: word }
}

/** The drawings of a part of the English messages: each stroke, a step of it further on each time. */
export function partDrawings(part: WrittenPart): Pick<Sprite, 'frames' | 'draw'> {
  return drawingsOf(writtenPart(part))
}

/** The same of a French word. */
export function wordDrawings(word: FrenchWord): Pick<Sprite, 'frames' | 'draw'> {
  return drawingsOf(writtenWord(word))
}

/** Each stroke as far as it has been pulled: all of them, in the same box, make the whole. */
function drawingsOf({ strokes, steps, name }: Written): Pick<Sprite, 'frames' | 'draw'> {
  return {
    frames: strokes.flatMap((_, stroke) => Array.from({ length: steps }, (_step, step) => `${stroke}-${step + 1}`)),
    draw(ink, frame) {
      const number = Math.floor(frame / steps)
      const { stroke, x: pen } = itemAt(strokes, number)
      const { path, ...brush } = stroke
      const leaning = path.split(' ').map((place) => {
        const [xy = '', pressure = '1'] = place.split('@')
        const [x = 0, y = 0] = xy.split(',').map(Number)
        return [pen + x - y * 0.2, y, Number(pressure)] as const
      })
      const reach = ((frame % steps) + 1) / steps
      const loaded = { width: 31, lean: 30, dry: 0.62, entry: 0.2, tail: 0.5, ...brush }
      brushStroke(ink, leaning, { ...loaded, reach, name: `${name} ${number}` })
    },
  }
}
