import type { AssetBundle } from '../../../assets/pipeline/bundle'
import { bundlesWithSounds, soundBundleNamed } from '../../../assets/pipeline/sounds/declaredSounds'
import { excuseFor } from '../../../assets/sound/ear/excuses'
import { faultsOf } from '../../../assets/sound/ear/faults'
import type { Features } from '../../../assets/sound/ear/features'
import { type Hearing, hearingsOf } from '../../../assets/sound/ear/hearing'
import { nearestClasses } from '../../../assets/sound/ear/nearness'
import { MEASURED, rangeOf } from '../../../assets/sound/ear/ranges'

// npm run sounds:ear [bundle…]  says what is measured of each rendered sound against recordings of its class, and fails
// where one breaks a limit that it is not excused from

const names = process.argv.slice(2)
let unexcused = 0
for (const bundle of names.length > 0 ? names.map(soundBundleNamed) : bundlesWithSounds()) await listenTo(bundle)
if (unexcused > 0) {
  console.error(`${unexcused} faults.`)
  process.exitCode = 1
}

async function listenTo(bundle: AssetBundle): Promise<void> {
  for (const hearing of await hearingsOf(bundle)) {
    console.log(`\n${hearing.name}, as ${hearing.sound.is}: ${figuresOf(hearing).join(', ')}`)
    for (const take of hearing.takes) console.log(`  ${measuresOf(hearing, take)}`)
    for (const fault of faultsOf(hearing)) {
      const excuse = excuseFor(fault)
      if (!excuse) unexcused++
      console.log(`  ${excuse ? 'excused' : 'FAULT'}  ${fault.says}${excuse ? `: ${excuse}` : ''}`)
    }
  }
}

function figuresOf({ takes, apart, loop, headroom }: Hearing): string[] {
  return [
    takes.length === 1 ? 'one take' : `${takes.length} takes, ${apart?.toFixed(1)} dB apart`,
    ...(loop
      ? [`${loop.seconds.toFixed(1)} s round, ${loop.events} events, ${loop.likeness.toFixed(2)} like itself`]
      : []),
    ...Object.entries(headroom).map(([bed, over]) => `${over.toFixed(0)} dB over ${bed}`),
  ]
}

/** What lies outside what nine of ten recordings have is marked by where it should be. */
function measuresOf({ sound }: Hearing, take: Features): string {
  const measures = MEASURED.map((name) => {
    const value = take[name]
    const range = rangeOf(sound.is, name)
    const isWithin = !range || (value >= range[0] && value <= range[1])
    return `${name} ${rounded(value)}${isWithin ? '' : ` (${rounded(range[0])}…${rounded(range[1])})`}`
  })
  const nearest = nearestClasses(take).slice(0, 3)
  return `${measures.join(', ')}; nearest ${nearest.map(({ name, share }) => `${name} ${share.toFixed(2)}`).join(' ')}`
}

function rounded(value: number): string {
  return Number(value.toPrecision(3)).toString()
}
