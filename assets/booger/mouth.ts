import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'

type MouthName = 'waiting' | 'bracing' | 'bliss' | 'ouch' | 'sly'

/** Half of a moustache: its outline, and the two guides between which its white hairs run. */
interface Half {
  readonly outline: string
  readonly above: string
  readonly below: string
}

/** The moustache acts: it hangs, stands on end, curls. */
const MOUSTACHES: Readonly<Record<MouthName, { left: Half; right: Half }>> = {
  waiting: {
    left: {
      outline:
        '238,166* 232,157 220,155 198,158 172,166 148,180 126,188 104,184 92,168* 88,188 100,206 124,214 152,212 178,206 204,200 222,199 232,192 236,180',
      above: '236,162 204,162 168,174 130,192 98,182',
      below: '234,190 204,193 164,206 124,208 94,184',
    },
    right: {
      outline:
        '243,166* 249,157 262,154 284,157 308,164 332,177 354,184 376,178 386,160* 392,182 380,202 356,211 328,209 302,204 276,199 260,198 250,192 245,180',
      above: '246,162 280,161 316,172 350,188 382,176',
      below: '246,190 278,193 318,203 356,205 386,178',
    },
  },
  bracing: {
    left: {
      outline:
        '238,160* 230,153 214,153 192,158 168,170 146,190 126,212 112,240* 132,232 154,222 176,212 200,203 220,199 232,190 236,176',
      above: '236,158 204,160 170,176 140,202 116,234',
      below: '234,186 206,194 172,210 140,226 118,236',
    },
    right: {
      outline:
        '243,160* 251,152 267,152 289,157 312,168 334,187 354,209 369,236* 348,229 326,220 304,211 280,203 260,198 249,190 245,176',
      above: '246,158 278,159 312,174 342,199 366,230',
      below: '247,186 276,194 310,208 344,224 364,232',
    },
  },
  bliss: {
    left: {
      outline:
        '238,172* 230,166 214,168 192,176 168,182 142,180 116,164 98,142 86,112* 76,140 84,172 104,196 132,208 164,209 194,203 220,201 232,196 237,186',
      above: '236,170 204,176 168,188 128,182 92,134',
      below: '234,194 204,198 164,204 116,196 84,146',
    },
    right: {
      outline:
        '243,172* 251,165 267,167 289,175 312,181 338,178 362,162 380,139 391,108* 402,137 394,169 374,194 346,206 316,208 286,203 260,200 249,195 244,186',
      above: '246,170 278,176 312,187 350,180 386,130',
      below: '247,194 278,198 316,203 362,194 394,142',
    },
  },
  ouch: {
    left: {
      outline:
        '238,172* 222,162 200,162 172,166 142,160 114,146 96,128* 98,148 80,142* 96,160 78,164* 98,176 84,188* 108,190 96,204* 124,202 120,214* 148,204 176,200 206,198 226,194 236,186',
      above: '234,172 200,170 150,168 102,144',
      below: '232,188 196,190 150,194 100,178',
    },
    right: {
      outline:
        '243,172* 259,161 281,161 309,165 339,158 367,143 384,124* 383,145 401,138* 386,157 404,160* 384,173 398,184* 374,187 386,201* 358,199 362,211* 334,202 306,199 276,197 255,193 245,186',
      above: '246,172 281,169 330,166 378,141',
      below: '248,188 284,190 330,192 380,174',
    },
  },
  sly: {
    left: {
      outline:
        '238,168* 232,160 220,159 198,164 172,174 150,184 128,186 108,172 98,146* 90,170 98,196 122,211 150,211 178,206 204,202 222,201 232,195 236,184',
      above: '236,166 204,167 168,181 130,190 100,162',
      below: '234,192 204,196 164,206 122,204 94,170',
    },
    right: {
      outline:
        '243,168* 250,160 264,158 286,163 310,174 330,190 352,202 374,200 390,188* 390,206 372,222 346,224 320,216 298,208 276,203 260,201 250,195 245,184',
      above: '246,166 280,166 314,182 346,206 386,194',
      below: '246,192 278,197 314,209 350,220 386,200',
    },
  },
}

const isMouth = (name: string): name is MouthName => name in MOUSTACHES

/** All below the nose that acts: the folds beside it, the moustache and the mouth. */
export function drawMouth(ink: Ink, _: number, name: string): void {
  if (!isMouth(name)) throw new Error(`There is no mouth named ${name}.`)
  drawFolds(ink, name)
  MOUTHS[name](ink)
  const { left, right } = MOUSTACHES[name]
  drawHalf(ink, left, -1, name === 'ouch')
  drawHalf(ink, right, 1, name === 'ouch')
}

/** From the wings of the nose to the corners of the mouth; a grin drives them outwards. */
function drawFolds(ink: Ink, name: MouthName): void {
  const wide = name === 'bliss' || name === 'ouch' ? 12 : 0
  const left = `${157 - wide},98 ${147 - wide * 1.2},110 ${141 - wide * 1.4},128 ${143 - wide},144 ${137 - wide},156`
  const right = `${326 + wide},98 ${337 + wide * 1.2},112 ${343 + wide * 1.4},130 ${341 + wide},146 ${350 + wide},156`
  ink.line(left, { width: 3.4, profile: 'swell' })
  ink.line(right, { width: 3.6, profile: 'swell' })
  ink.feather(right, { side: -1, length: 9, width: 1.6, spacing: 2.4, slant: 24 })
  if (name !== 'sly') return
  // His smirk lifts one cheek.
  ink.line('134,104 124,116 121,130', { width: 2.2, profile: 'swell' })
}

function drawHalf(ink: Ink, { outline, above, below }: Half, side: -1 | 1, bristles: boolean): void {
  const half = ink.path(outline, true)
  ink.cut(half, { halo: 1.4 })
  ink.black(half)
  ink.clip(half, () => {
    ink.between(above, below, bristles ? 9 : 12, {
      width: 1.5,
      white: true,
      profile: 'swell',
      trim: 0.55,
      jitter: 0.8,
      skip: 0.2,
    })
  })
  // Hairs that got away: along the lower edge, and at the parting.
  ink.feather(below, {
    side: side < 0 ? -1 : 1,
    length: bristles ? 22 : 14,
    width: 2.1,
    spacing: bristles ? 5.5 : 7,
    slant: 30,
    from: 0.08,
    to: 0.8,
  })
  const parting = side < 0 ? '231,166 235,176 229,192' : '250,166 246,178 251,192'
  ink.tufts(parting, () => (side < 0 ? 24 : 156), { length: 9, count: 3, width: 1.7, fan: 0.9 })
}

/** A mouth that hopes that it will not be asked: a wavering line. */
function drawWorried(ink: Ink): void {
  ink.line('178,238 188,229 200,235 214,226 230,233 247,226 262,234 280,225 294,233 306,226 314,238', {
    width: 3.4,
    profile: 'swell',
  })
  ink.lines(['173,230 176,240 171,249', '318,227 317,240 322,248'], { width: 2.2, profile: 'swell' })
  ink.line('206,250 222,255 242,256 266,254 282,247', { width: 2.2, profile: 'swell' })
  ink.feather('206,251 222,256 242,257 266,255 282,248', { side: -1, length: 7, width: 1.4, spacing: 2.6, slant: 10 })
}

/** Teeth set, lips drawn back: here it comes. */
function drawClenched(ink: Ink): void {
  const lips = ink.path(
    '176,224* 204,216 242,214 280,216 306,222* 313,238 304,254 272,261 240,262 208,261 180,255 170,240',
    true,
  )
  ink.form(lips, { width: 3.2, contour: false })
  ink.clip(lips, () => {
    ink.line('170,239 206,236 242,238 278,236 312,239', { width: 2.8 })
    const gaps = [188, 206, 223, 241, 259, 277, 295]
    ink.lines(
      gaps.map((x, index) => `${x},${214 + (index % 2)} ${x + 1},228 ${x - (index % 3)},262`),
      { width: 2.4 },
    )
    ink.black('168,218 178,224 175,240 182,258 166,258')
    ink.black('314,218 306,224 309,240 302,258 318,258')
  })
  ink.contour(lips, { width: 3.6, gap: 0.04 })
  ink.lines(['160,228 156,240 161,254', '323,226 328,240 322,254'], { width: 2.6, profile: 'swell' })
  ink.line('214,273 242,277 270,272', { width: 2.2, profile: 'swell' })
}

/** The dopey, open smile of someone who has not been scratched there for years: as wide as the hand before it is not. */
function drawSmile(ink: Ink): void {
  const lips = ink.path(
    '112,196* 140,214 176,226 214,231 242,232 270,231 308,225 342,212 370,192* 366,222 344,248 308,268 270,277 240,279 210,276 174,268 138,249 117,223',
    true,
  )
  ink.cut(lips, { halo: 1 })
  ink.black(lips)
  ink.clip(lips, () => {
    const teeth = ink.path('130,196* 158,232 200,246 242,249 284,246 326,231 354,192* 308,219 242,224 176,220', true)
    ink.form(teeth, { width: 1.8 })
    const gaps = [
      '166,218 164,238',
      '191,222 190,246',
      '217,224 217,249',
      '243,225 243,251',
      '269,224 269,249',
      '294,222 295,246',
      '318,216 321,236',
    ]
    ink.lines(gaps, { width: 1.7 })
    const tongue = ink.path('168,290 178,266 206,257 242,262 278,256 306,264 316,290', true)
    ink.form(tongue, { width: 2, contour: false })
    ink.wash(tongue, { alpha: 0.72, color: VERMILION })
    ink.contour(tongue, { width: 2 })
    ink.line('243,263 242,272 244,280', { width: 1.8, profile: 'flick' })
  })
  ink.contour(lips, { width: 3.4, gap: 0 })
  ink.line('104,184 108,196 119,203', { width: 3.2, profile: 'swell' })
  ink.line('379,180 374,193 364,200', { width: 3.2, profile: 'swell' })
  ink.line('96,190 99,204 106,214', { width: 2, profile: 'swell' })
  ink.line('206,289 240,293 276,288', { width: 2.4, profile: 'swell' })
  // And what runs from the corner of it.
  const dribble = ink.path('348,242* 351,254 356,265 354,274 348,277 343,273 343,263 346,253', true)
  ink.form(dribble, { width: 2, halo: 1, tone: { from: 0.6, width: 1.1, spacing: 1.8 } })
}

/** A howl: square, with all its teeth and a tongue that trembles. */
function drawHowl(ink: Ink): void {
  const lips = ink.path(
    '166,212* 196,206 242,210 288,205 318,210* 330,236 322,268 290,284 242,287 194,285 162,270 153,238',
    true,
  )
  ink.cut(lips, { halo: 1 })
  ink.black(lips)
  ink.clip(lips, () => {
    for (const [x, y, width, height] of [
      [172, 205, 20, 22],
      [193, 203, 22, 24],
      [216, 204, 23, 25],
      [246, 204, 23, 25],
      [270, 203, 22, 24],
      [293, 204, 20, 21],
    ] as const) {
      ink.form(
        `${x},${y}* ${x + width},${y}* ${x + width - 2},${y + height} ${x + width / 2},${y + height + 2} ${x + 2},${y + height}`,
        { width: 1.4 },
      )
    }
    const tongue = ink.path('186,292 194,262 218,251 242,257 266,250 290,261 298,292', true)
    ink.form(tongue, { contour: false })
    ink.wash(tongue, { alpha: 0.75, color: VERMILION })
    ink.contour(tongue, { width: 2.2 })
    ink.line('242,259 240,268 244,276', { width: 2, profile: 'flick' })
  })
  ink.contour(lips, { width: 3.8, gap: 0 })
  ink.lines(['142,224 136,240 144,260', '340,222 347,240 339,260'], { width: 2.8, profile: 'swell' })
}

/** A smirk, all on one side. */
function drawSmirk(ink: Ink): void {
  ink.line('166,222 184,238 212,246 246,246 280,241 304,238', { width: 3.8, profile: 'swell' })
  ink.line('158,212 160,222 170,229', { width: 2.8, profile: 'swell' })
  ink.line('308,231 309,238 305,244', { width: 2, profile: 'swell' })
  ink.line('150,214 148,226 154,238', { width: 2, profile: 'swell' })
  ink.line('212,262 236,266 264,260', { width: 2.4, profile: 'swell' })
  ink.feather('212,263 236,267 264,261', { side: -1, length: 7, width: 1.4, spacing: 2.6, slant: 10 })
  // One tooth keeps an eye on you.
  ink.form('196,241* 212,246* 210,256 203,257 197,252', { width: 1.8 })
}

const MOUTHS: Readonly<Record<MouthName, (ink: Ink) => void>> = {
  waiting: drawWorried,
  bracing: drawClenched,
  bliss: drawSmile,
  ouch: drawHowl,
  sly: drawSmirk,
}
