import type { Ink } from '../ink/ink'

/** Its wings in the air: high, level, low. */
export const WINGS = ['high', 'level', 'low'] as const
const BEATS: Readonly<Record<string, number>> = { high: 1, level: 0.1, low: -1 }

/** A gull that hangs against the wind. (0, 0) is its breast; some 180 wide. */
export function drawFlyingGull(ink: Ink, _frame: number, name: string): void {
  const lift = (BEATS[name] ?? 0) * 11
  ink.at(0, 0, { rotate: -6 }, () => {
    const far = `-4,-2* -26,${-22 - lift} -56,${-28 - lift} -92,${-12 - lift}* -62,${-18 - lift} -34,${-8 - lift * 0.6} -10,6`
    ink.form(ink.path(far, true), { width: 2.4, halo: 0.5, tone: { from: 0.4, width: 2 } })
    ink.black(`-92,${-12 - lift}* -74,${-23 - lift} -60,${-25 - lift} -64,${-18 - lift}`)
    ink.form(ink.path('24,-2* 12,-9 -10,-8 -30,2 -40,8* -28,10 -8,11 12,7', true), { width: 2.4, halo: 0.6 })
    const near = `4,-6* 14,${-30 - lift} 40,${-42 - lift} 84,${-30 - lift}* 48,${-26 - lift} 30,${-8 - lift * 0.5} 14,4`
    ink.form(ink.path(near, true), { width: 2.4, halo: 0.6 })
    ink.black(`84,${-30 - lift}* 62,${-39 - lift} 46,${-37 - lift} 54,${-29 - lift}`)
    ink.black('23,-3* 34,0 24,3')
    ink.dot(17, -3.4, 1.5)
  })
}

/** The gull on the prow: at rest, its feathers lifted by a gust, its eyes shut, its neck stretched towards the cave, crying, and in the middle of the cry. */
export const PASSENGER_FRAMES = ['still', 'ruffled', 'blink', 'look', 'cry', 'cryWide'] as const

/** It sits on the prow, blown about, unimpressed, looking to the left; plucked, it has lost its crest. (0, 0) is between its feet; some 130 high. */
export function drawPassenger(ink: Ink, _frame: number, name: string, { isPlucked = false } = {}): void {
  const cries = name === 'cry' || name === 'cryWide'
  const isRuffled = name === 'ruffled' || cries
  const reach = name === 'look' ? { x: -12, y: -8 } : cries ? { x: -4, y: -12 } : { x: 0, y: 0 }
  ink.lines(['-2,-20 -4,-6 -3,2', '10,-20 10,-6 12,2'], { width: 4.4, profile: 'even' })
  ink.lines(['-3,2 -15,5', '-3,2 -6,7', '12,2 1,6', '12,2 14,7'], { width: 3, profile: 'flick' })
  ink.black('46,-30* 82,-16 96,-2* 64,-10 38,-18')
  const neck = ink.tube(`-10,-52@34 ${-18 + reach.x * 0.7},${-80 + reach.y * 0.7}@27`, { root: true })
  const head = ink.ellipse(-21 + reach.x, -92 + reach.y, 20, 17, 8)
  ink.form(ink.clay([ink.ellipse(14, -42, 40, 24, 22), neck, head], 9), {
    ...{ width: 3.2, halo: 1.6 },
    tone: { from: 0.56, to: 0.84, width: 2.4, spacing: 3.4 },
  })
  const wing = ink.path('-8,-60* 20,-66 52,-44 92,-6* 62,-14 40,-12* 34,-22 12,-26 -6,-40', true)
  ink.form(wing, { width: 2.8, halo: 0.8, washColor: '#a39c90' })
  ink.lines(['22,-44 46,-30 70,-14', '10,-38 30,-26 48,-17'], { width: 2.2, profile: 'flick' })
  ink.black('92,-6* 72,-20 60,-26 66,-14')
  const back = isRuffled
    ? ['34,-62 24,-84 4,-92', '48,-52 44,-76 26,-90', '20,-66 8,-84 -6,-84', '60,-42 60,-62 48,-74']
    : ['34,-62 22,-70 8,-70', '46,-52 36,-62 24,-66']
  ink.lines(back, { width: 4, profile: 'flick' })
  ink.at(reach.x, reach.y, {}, () => drawPassengerHead(ink, name, isPlucked))
}

function drawPassengerHead(ink: Ink, name: string, isPlucked: boolean): void {
  const cries = name === 'cry' || name === 'cryWide'
  const full =
    name === 'ruffled' || cries
      ? ['-14,-106 -22,-122 -36,-128', '-6,-104 -10,-126 -24,-134', '-20,-106 -32,-116 -44,-116']
      : ['-14,-106 -24,-114 -36,-114', '-6,-105 -16,-116 -28,-119']
  const crest = isPlucked ? ['-14,-107 -16,-112', '-7,-107 -8,-112'] : full
  ink.lines(crest, { width: 3.6, profile: 'flick' })
  if (cries) {
    const open = name === 'cryWide' ? 20 : 10
    ink.at(-36, -90, { rotate: -open }, () => ink.form('1,-2* -18,2 -28,6 -27,1* -16,-6 0,5*', { width: 2.4 }))
    ink.at(-36, -92, { rotate: open }, () => {
      ink.form('0,-5* -20,-1 -30,6 -29,12* -16,8 -1,7*', { width: 2.6, halo: 0.4 })
      ink.black('-30,6* -20,2 -19,8 -29,13*')
    })
  } else {
    const beak = ink.path('-36,-97* -56,-93 -66,-86 -65,-80* -52,-84 -37,-85*', true)
    ink.form(beak, { width: 2.6 })
    ink.black('-66,-86* -56,-90 -55,-84 -65,-79*')
    ink.line('-38,-90 -48,-88 -56,-87', { width: 1.6 })
  }
  if (name === 'blink' || name === 'cryWide') {
    ink.line('-33,-96 -26,-93 -18,-96', { width: 2.4, profile: 'swell' })
    ink.line('-34,-101 -26,-103 -17,-100', { width: 3, profile: 'grow' })
    return
  }
  const wide = name === 'look' ? 1.3 : 1
  ink.form(ink.ellipse(-25, -96, 5.6 * wide, 6 * wide), { width: 2 })
  ink.black(ink.ellipse(-27 - wide, -95, 2.6, 3.2))
  ink.line(name === 'look' ? '-36,-107 -26,-109 -17,-104' : '-35,-101 -26,-104 -17,-100', { width: 4, profile: 'grow' })
}
