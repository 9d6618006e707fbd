import { drawBallEye } from '../../characters/eyes'
import type { Ink } from '../../ink/ink'
import { BRIGHT, made, scrape } from '../kit/stuff'
import { drawTeeth, stalk } from './parts'

/** The oldest fish there is: hooks in its lip like medals, and a tenant. 0, 0 is the ground under its belly; it looks to the left. */
export function drawOldGulp(ink: Ink): void {
  drawTail(ink)
  drawBack(ink)
  drawBody(ink)
  drawMouth(ink)
  drawHut(ink)
  drawLip(ink)
  drawFace(ink)
  drawPipe(ink)
}

function drawTail(ink: Ink): void {
  const tail = made(
    ink,
    '78,-104* 92,-134 88,-176 104,-204* 108,-180 116,-168* 112,-150 119,-132* 110,-118 114,-92* 98,-82 84,-76*',
    'dusk',
    { halo: 1 },
  )
  ink.clip(tail, () =>
    ink.lines(['88,-100 100,-140 104,-190', '92,-94 108,-120 114,-150', '90,-88 104,-98 114,-100'], {
      width: 1.5,
      profile: 'swell',
    }),
  )
}

/** The fin of its back, mended once. */
function drawBack(ink: Ink): void {
  const fin = made(
    ink,
    '-46,-176* -34,-214* -22,-198 -12,-222* 2,-200 14,-218* 24,-194 42,-204* 46,-184 62,-182* 70,-150*',
    'dusk',
    { halo: 1 },
  )
  ink.clip(fin, () =>
    ink.lines(['-36,-174 -32,-208', '-14,-178 -12,-214', '14,-176 13,-212', '40,-168 41,-200'], {
      width: 1.7,
      profile: 'swell',
    }),
  )
  ink.at(2, -194, { rotate: 12 }, () => {
    made(ink, '-10,-8* 9,-9* 10,8* -9,9*', 'paper', { width: 1.8, halo: 0.5 })
    ink.lines(['-13,-4 -8,-4', '-13,3 -8,3', '8,-4 13,-4', '8,4 13,4'], { width: 1.4 })
  })
}

function drawBody(ink: Ink): void {
  const body = made(
    ink,
    '-94,-132* -84,-160 -56,-180 -16,-188 34,-180 74,-150 96,-104 98,-60 80,-20 40,4 -20,8 -70,2 -98,-18 -110,-46* -60,-40 -30,-86*',
    'black',
    { rim: 2.2 },
  )
  ink.clip(body, () => {
    // Scales where the light is; the belly bare.
    const random = ink.fork('scales')
    for (let row = 0; row < 8; row++)
      for (let i = 0; i < 9; i++) {
        const [x, y] = [-14 + i * 13 + (row % 2) * 6.5, -166 + row * 15]
        if (random.chance(0.16) || x < 2 + row * 2) continue
        scrape(ink, 1.6, [`${x - 5},${y - 3} ${x},${y + 3} ${x + 5},${y - 3}`])
      }
    const belly = ink.form('-112,-44* -90,-20 -40,-14 20,-18 66,-40 92,-74* 110,-40 80,20 -60,24 -120,0*', {
      width: 1,
      halo: 0,
      contour: false,
      tone: { from: 0.5, width: 2, spacing: 2.3 },
    })
    ink.clip(belly, () =>
      ink.lines(
        [
          '-92,-20 -84,-4 -86,8',
          '-66,-14 -60,2 -64,10',
          '-36,-12 -32,0 -34,10',
          '-4,-14 2,-2 0,10',
          '28,-20 36,-8 34,6',
          '58,-36 66,-24 66,-6',
        ],
        { width: 2, profile: 'swell' },
      ),
    )
  })
  const fin = made(ink, '14,-58* 44,-62 70,-44 74,-24* 64,-28 58,-14* 48,-22 40,-8* 32,-20 16,-30*', 'stone', {
    halo: 1.8,
  })
  ink.clip(fin, () =>
    ink.lines(['18,-50 46,-48 66,-34', '18,-44 40,-36 56,-22', '18,-38 34,-28 40,-16'], {
      width: 1.6,
      profile: 'swell',
    }),
  )
  scrape(ink, 2.6, ['0,-140 14,-112 12,-84 -2,-62', '10,-146 25,-114 22,-82 8,-56'])
}

/** A mouth like a harbour. */
function drawMouth(ink: Ink): void {
  ink.black('-96,-130* -60,-140 -30,-124 -16,-92 -30,-58 -64,-36 -108,-44*')
  scrape(ink, 1.6, ['-92,-126 -60,-134 -34,-120 -22,-92 -34,-62'])
  made(ink, '-96,-48* -74,-60 -46,-60 -28,-66* -34,-48 -64,-36 -96,-40*', 'dusk', { width: 2, halo: 0.4 })
}

function drawHut(ink: Ink): void {
  ink.at(-58, -62, { rotate: -5 }, () => {
    ink.lines(['-26,4 -26,14', '-8,3 -8,12', '12,2 12,10'], { width: 2.4, white: true, profile: 'even' })
    made(ink, '-32,0* 20,-3* 20,4* -32,6*', 'bright', { width: 1.8, halo: 0.8 })
    made(ink, '-18,0* -19,-30* 14,-31* 14,-1*', 'bright', { width: 2.2, halo: 1 })
    ink.lines(['-10,-29 -10,0', '6,-30 6,-1'], { width: 1.2, profile: 'even' })
    made(ink, '4,-44* 10,-58* 16,-58* 15,-38*', 'black', { rim: 0.8 })
    made(ink, '-26,-27* -4,-48 18,-29* 20,-24* -3,-42 -25,-22*', 'dusk', { width: 2 })
    ink.black('-14,0* -14,-16* -5,-17* -5,0*')
    ink.black('-1,-10* -1,-22* 9,-22* 9,-10*')
    ink.dot(4, -14.6, 3.4, { white: true })
    ink.black('0.6,-10* 1,-12 4,-13.4 7,-12 7.4,-10*', { white: true })
  })
}

/** The lower lip, and what it has been caught with, in vain. */
function drawLip(ink: Ink): void {
  made(ink, '-114,-50* -104,-60 -84,-50 -60,-42 -36,-54 -24,-74* -16,-62 -28,-44 -54,-28 -86,-32 -108,-38*', 'paper', {
    width: 2.8,
    halo: 1.4,
    from: 0.4,
  })
  drawTeeth(ink, [
    [-98, -54, -86, 13, 8],
    [-82, -48, -96, 10, 7],
    [-40, -50, -82, 11, 7],
  ])
  for (const [x, y, turn] of [
    [-98, -38, 8],
    [-80, -32, -4],
    [-62, -30, 5],
    [-44, -34, -8],
  ] as const) {
    ink.at(x, y, { rotate: turn }, () => {
      made(ink, '-4,-6* 4,-6* 5,6* 0,3* -5,6*', 'black', { rim: 0, halo: 0.8 })
      scrape(ink, 1.6, ['0,-5 0,2'], 'even')
      ink.line('0,5 0.6,18 6,23 11,18 10,13', { width: 4.4, white: true, profile: 'even' })
      ink.line('0,5 0.6,18 6,23 11,18 10,12', { width: 2.4, profile: 'even' })
      ink.line('10,12 6,15', { width: 2, profile: 'flick' })
    })
  }
}

function drawFace(ink: Ink): void {
  made(ink, '-104,-128* -100,-146 -80,-150 -54,-146 -28,-128 -14,-98* -24,-108 -44,-126 -70,-134 -96,-128*', 'paper', {
    width: 2.8,
    halo: 1.4,
    from: 0.4,
  })
  drawTeeth(ink, [
    [-84, -132, 92, 12, 7],
    [-66, -132, 86, 9, 6],
    [-40, -122, 96, 11, 6],
  ])
  // Whiskers that have been to sea.
  for (const path of ['-98,-134 -114,-124 -116,-104 -108,-92 -112,-80', '-88,-136 -104,-112 -100,-96']) {
    ink.line(path, { width: 6, white: true, profile: 'even' })
    ink.line(path, { width: 3.2, profile: 'flick' })
  }
  drawBallEye(ink, {
    x: -40,
    y: -158,
    radius: 18,
    gaze: [-0.6, 0.3],
    lid: [0.44, 0.5],
    lidColor: '#8a7c69',
    width: 2.8,
  })
  scrape(ink, 1.8, ['-56,-142 -42,-134 -26,-140', '-52,-136 -40,-129 -26,-134'])
  const brow = made(
    ink,
    '-64,-174* -56,-188 -44,-192* -40,-188 -30,-194* -26,-186 -14,-186* -20,-174 -40,-176*',
    'bright',
    { width: 2, halo: 1 },
  )
  ink.clip(brow, () =>
    ink.lines(['-54,-178 -50,-188', '-42,-178 -40,-190', '-28,-178 -22,-186'], { width: 1.2, profile: 'flick' }),
  )
}

function drawPipe(ink: Ink): void {
  stalk(ink, '-22,-82@5 -6,-74@5 4,-62@6', 'dusk', { width: 1.9, halo: 1.6 })
  made(ink, '-6,-66* -4,-84 12,-86* 14,-66 6,-56 -2,-58*', 'dusk', { width: 2.3, halo: 1.6 })
  ink.black(ink.ellipse(4, -85, 8, 3))
  ink.line('4,-90 0,-102 8,-112 2,-124 8,-132', { width: 4, gouache: BRIGHT, dry: 0.5 })
}
