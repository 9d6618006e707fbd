import type { Ink } from '../../ink/ink'
import { radians } from '../../ink/numbers'
import { standShadow } from '../kit/bases'
import { made, scrape } from '../kit/stuff'
import { stalk } from './parts'

/** Dame Eclipse, who rides in front of the sun: a rearing horse as black as her shield. 0, 0 is the ground under its hind feet; they look to the left. */
export function drawDameEclipse(ink: Ink): void {
  standShadow(ink, 0, 70, 1)
  drawTail(ink)
  drawLeg(ink, '40,-58@26 62,-36@15 44,-18@11 52,-2@11', 52)
  drawForeleg(ink, '-30,-120@18 -66,-116@13 -76,-92@10 -68,-78@9')
  drawCape(ink)
  drawHorse(ink)
  drawLeg(ink, '22,-52@32 40,-32@17 12,-16@12 18,0@12', 18)
  drawForeleg(ink, '-34,-104@20 -74,-142@14 -96,-132@10 -100,-114@9')
  drawRider(ink)
  drawShield(ink)
}

function drawTail(ink: Ink): void {
  const tail = made(
    ink,
    '44,-74* 72,-90 98,-78 108,-46 116,-20 112,4* 104,-14 100,-2* 94,-22 88,-8* 84,-34 76,-54 56,-62*',
    'black',
  )
  ink.clip(tail, () => scrape(ink, 1.5, ['66,-80 90,-66 102,-24', '60,-74 84,-56 92,-22']))
}

function drawLeg(ink: Ink, spine: string, foot: number): void {
  stalk(ink, spine, 'black', { halo: 1.4 })
  made(
    ink,
    [
      [foot - 8, -4, 1, 1],
      [foot + 7, -5, 1, 1],
      [foot + 9, 4, 1, 1],
      [foot - 13, 5, 1, 1],
    ],
    'stone',
    { width: 2 },
  )
}

function drawForeleg(ink: Ink, spine: string): void {
  stalk(ink, spine, 'black', { halo: 1.4 })
  const [knee, foot] = ink.pointsOf(ink.path(spine)).slice(-2)
  if (!knee || !foot) return
  const angle = (Math.atan2(foot.y - knee.y, foot.x - knee.x) * 180) / Math.PI
  ink.at(foot.x, foot.y, { rotate: angle }, () => made(ink, '-2,-6* 11,-9* 11,7* -2,6*', 'stone', { width: 2 }))
}

function drawCape(ink: Ink): void {
  const cape = made(
    ink,
    '16,-186* 44,-196 78,-184 104,-196 120,-180* 108,-172 114,-150* 100,-154 98,-128* 82,-140 66,-118* 46,-128 20,-118*',
    'stone',
    { width: 3, from: 0.4 },
  )
  ink.clip(cape, () => {
    ink.lines(['26,-180 60,-176 104,-186', '28,-164 66,-156 106,-160', '28,-146 60,-138 84,-138'], {
      width: 1.8,
      profile: 'swell',
    })
    for (const [x, y] of [
      [70, -168],
      [92, -172],
      [52, -150],
      [84, -150],
    ] as const)
      ink.dot(x, y, 2.2)
  })
}

function drawHorse(ink: Ink): void {
  const body = ink.clay(
    [
      ink.tube('36,-52@56 14,-82@54 -12,-112@50', { root: true, round: 0.9 }),
      ink.tube('-10,-122@44 -30,-156@32 -44,-184@27', { root: true }),
      ink.tube('-40,-190@30 -62,-180@22 -84,-166@18', { root: true, round: 0.8 }),
    ],
    10,
  )
  for (const x of [-44, -32]) made(ink, ink.leaf(x, -200, -100 + (x + 44) * 3, 24, 11, { belly: 0.4 }), 'black')
  const horse = made(ink, body, 'black', { halo: 1.6, rim: 2.2 })
  // The mane stands on end.
  const mane =
    '-34,-210* -18,-216 -22,-200* -4,-200 -12,-184* 6,-180 -4,-166* 12,-158 0,-146* 14,-136 0,-130* -14,-146 -26,-172 -36,-196*'
  made(ink, mane, 'paper', { width: 2, from: 0.4 })
  ink.lines(['-30,-204 -22,-206', '-24,-186 -14,-188', '-16,-166 -6,-168', '-8,-148 2,-146'], {
    width: 1.4,
    profile: 'flick',
  })
  ink.clip(horse, () =>
    scrape(ink, 2, [
      '56,-56 48,-34 32,-28',
      '-30,-100 -16,-84 -2,-72',
      '-46,-150 -36,-136 -30,-122',
      '10,-58 20,-40 36,-34',
    ]),
  )
  // A wild eye, a nostril, teeth on the bit.
  made(ink, ink.ellipse(-54, -190, 6, 5, -20), 'bright', { width: 1, halo: 0, from: false })
  ink.dot(-56, -190, 2.4)
  scrape(ink, 2, ['-62,-197 -54,-199 -46,-194'])
  ink.dot(-89, -172, 2.2, { white: true })
  ink.form('-86,-160* -72,-167 -66,-170* -70,-162 -82,-155*', { width: 1.4, halo: 0 })
  ink.lines(['-80,-163 -79,-158', '-75,-166 -73,-160'], { width: 1.2 })
  ink.line('-74,-182 -72,-170 -68,-166', { width: 2.4, white: true, profile: 'even' })
  ink.line('-70,-168 -44,-156 -14,-162', { width: 2.4, white: true, profile: 'even' })
}

function drawRider(ink: Ink): void {
  // Her leg, and under it what is left of the saddle.
  made(ink, '-2,-116* 40,-86 52,-92* 30,-128 8,-134*', 'dusk', { width: 2.4 })
  stalk(ink, '18,-126@24 2,-100@18 6,-76@15', 'stone', { halo: 1.4 })
  made(ink, '0,-80* 14,-78* 12,-68 -2,-62 -16,-66*', 'stone', { width: 2.3 })
  ink.lines(['-4,-106 4,-100 12,-102', '-2,-90 6,-86 12,-88'], { width: 1.7 })
  // The sword, at noon.
  ink.at(-24, -206, { rotate: -28 }, () => {
    made(ink, '-5,0* -4,-58 0,-70* 4,-58 5,0*', 'bright', { width: 2.2, halo: 1.4 })
    ink.line('0,-4 0,-56', { width: 1.3 })
    made(ink, '-15,-2* 15,-3* 15,4* -15,4*', 'black')
  })
  stalk(ink, '12,-178@16 -8,-174@14 -20,-196@12', 'stone', { halo: 1.4 })
  made(ink, ink.ellipse(-22, -201, 8, 7), 'stone', { width: 2.2 })
  made(ink, '2,-124* 0,-164 8,-184* 32,-188* 42,-166 38,-124*', 'stone', { width: 3, halo: 1.4 })
  ink.at(18, -206, { rotate: -8 }, () => {
    const plume = made(ink, '2,-24* 8,-44 30,-50 52,-38 58,-18* 46,-26 42,-14* 30,-26 14,-20*', 'black')
    ink.clip(plume, () => scrape(ink, 1.5, ['8,-28 24,-42 48,-32', '14,-26 30,-34 42,-24']))
    made(ink, '-19,20* -22,-2 -14,-22 4,-27 20,-16 22,4 18,20* 0,25', 'stone', { width: 3, halo: 1.6, from: 0.44 })
    ink.black('-23,-4* -2,-9 6,-5* -2,2 -22,4*')
    for (const x of [-15, -6]) ink.dot(x, -2.4, 1.9, { white: true })
    ink.lines(['-14,8 -13,15', '-8,8 -7,16', '-2,7 -1,15'], { width: 1.7, profile: 'even' })
    ink.line('-2,-26 6,-4 4,20', { width: 1.7 })
  })
}

/** The moon between her and everybody else. */
function drawShield(ink: Ink): void {
  ink.at(42, -150, { rotate: 9 }, () => {
    for (let ray = 0; ray < 16; ray++) {
      const length = ray % 2 === 0 ? 22 : 13
      const angle = ray * 22.5
      ink.at(Math.cos(radians(angle)) * 27, Math.sin(radians(angle)) * 27, { rotate: angle }, () =>
        made(ink, `-4,-5.4* ${length},0* -4,5.4*`, 'bright', { width: 1.8, halo: 1, from: false }),
      )
    }
    made(ink, ink.ellipse(0, 0, 31, 31, 0, 0.01), 'bright', { width: 2.2, halo: 0.4, from: false })
    const moon = made(ink, ink.ellipse(0.5, 0.5, 27, 27, 0, 0.01), 'black', { rim: 0, halo: 0 })
    ink.clip(moon, () => scrape(ink, 2, ['-18,8 -20,-6 -10,-18', '-12,12 -13,4']))
  })
}
