import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AssetBundle } from '../../pipeline/bundle'
import { PLACES } from '../../pipeline/kind'
import { renderedSoundsOf, soundsOf } from '../../pipeline/sounds/declaredSounds'
import { decodedMp3 } from '../mp3'
import { LOOP_MARGIN } from '../render'
import { type Signal, sampleAt, samplesIn } from '../signal'
import type { Sound } from '../sound'
import { type Features, featuresOf } from './features'
import { type BandLevels, bandLevelsOf, headroomOver } from './headroom'
import { type LoopFigures, loopFiguresOf } from './loops'
import { markOfRendered } from './marks'
import { takeOf, takesApart } from './takes'

/** A sound, as it is heard. */
export interface Hearing {
  /** `bundle/cue`. */
  readonly name: string
  readonly sound: Sound
  /** Of each of its takes. */
  readonly takes: readonly Features[]
  /** How far its takes are apart, in dB; `null` when there is one. */
  readonly apart: number | null
  /** `null` of what sounds once. */
  readonly loop: LoopFigures | null
  /** Out of ten, as it was heard when it was rendered; `null` when it has not been heard since. */
  readonly mark: number | null
  /** How far it stands over each loop that may be heard under it, in dB, where it does so best. */
  readonly headroom: Readonly<Record<string, number>>
}

/** Listens to what is rendered of a bundle. */
export async function hearingsOf(bundle: AssetBundle): Promise<Hearing[]> {
  const rendered = await renderedSoundsOf(bundle)
  const declared = [...(await soundsOf(bundle))]
  const heard = await Promise.all(
    declared.map(async ([cue, sound]) => {
      const files = rendered[cue]?.variations ?? []
      const monos = await Promise.all(files.map(({ file, seconds }) => monoOf(file, sound, seconds)))
      return { cue, sound, monos, levels: monos.map(bandLevelsOf) }
    }),
  )
  const loops = heard.filter(({ sound }) => sound.kind === 'loop')
  return heard.map(({ cue, sound, monos, levels }) => ({
    name: `${bundle.name}/${cue}`,
    sound,
    takes: monos.map(featuresOf),
    apart: monos.length > 1 ? takesApart(monos.map(takeOf)) : null,
    mark: markOfRendered(
      `${bundle.name}/${cue}`,
      (rendered[cue]?.variations ?? []).map(({ version }) => version),
    ),
    loop: sound.kind === 'loop' && monos[0] ? loopFiguresOf(monos[0]) : null,
    headroom:
      sound.kind === 'loop' ? {} : Object.fromEntries(loops.map((bed) => [bed.cue, headroom(bed.levels, levels)])),
  }))
}

function headroom([bed]: readonly BandLevels[], takes: readonly BandLevels[]): number {
  return bed ? Math.min(...takes.map((take) => headroomOver(bed, take))) : Infinity
}

/** Both sides of a file as one; of a loop, one round. */
async function monoOf(file: string, { kind }: Sound, seconds: number): Promise<Signal> {
  const { left, right } = await decodedMp3(readFileSync(join(PLACES.public, file)))
  const mono = left.map((sample, index) => (sample + sampleAt(right, index)) / 2)
  const margin = samplesIn(LOOP_MARGIN)
  return kind === 'loop' ? mono.slice(margin, margin + samplesIn(seconds)) : mono
}
