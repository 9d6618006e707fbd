import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { renderedVariation } from '../../sound/render'
import { ROOT } from '../bundle'
import { checkBundle } from '../check'
import { versionOf } from '../lock'
import { createSourceHasher } from '../sourceHash'
import { soundBundleNamed, soundsOf } from './declaredSounds'
import { soundKind } from './soundKind'

const heist = soundBundleNamed('heist')

/** What is found when a source file reads otherwise than it does. */
function faultsAfter(bundle: string, changedFile: string, from: string, to: string): Promise<string[]> {
  const hasher = createSourceHasher((file) => {
    const text = readFileSync(file, 'utf8')
    if (file !== join(ROOT, 'assets', changedFile)) return text
    expect(text).toContain(from)
    return text.replace(from, to)
  })
  return checkBundle(soundKind, soundBundleNamed(bundle), { hasher })
}

describe('npm run sounds -- --check', () => {
  it('notices one changed number, and names the sound', async () => {
    expect(await faultsAfter('heist', 'heist/sounds.ts', 'stereoSilence(0.2)', 'stereoSilence(0.21)')).toEqual([
      'heist: step was changed and not rendered again.',
    ])
  })

  it('notices one changed note in a tune of another file', async () => {
    expect(await faultsAfter('heist', 'heist/tiptoe.ts', 'G#2:.5.', 'G#2:.5>')).toEqual([
      'heist: tiptoe was changed and not rendered again.',
    ])
  })

  it('notices a changed instrument, wherever it is played', async () => {
    const bells = ['sound/instruments.ts', 'gain: 1, decay: 1.3 }', 'gain: 1, decay: 1.4 }'] as const
    const changed = await faultsAfter('scrape', ...bells)
    expect(changed).toEqual([
      'scrape: coins was changed and not rendered again.',
      'scrape: houses was changed and not rendered again.',
      'scrape: purses was changed and not rendered again.',
    ])
    expect(await faultsAfter('heist', ...bells)).toEqual([])
  })

  it('notices a changed master', async () => {
    const changed = await faultsAfter('heist', 'sound/mastering.ts', 'LAST_FADE = 0.012', 'LAST_FADE = 0.013')
    expect(changed).toEqual(['heist: sounds are rendered otherwise than they were.'])
  })

  it('lets comments and spaces be', async () => {
    expect(
      await faultsAfter('heist', 'heist/sounds.ts', 'make(variation) {', 'make(variation) {\n\n    // Softly.\n'),
    ).toEqual([])
  })
})

describe('rendering', () => {
  it('gives the same bytes again, and in another process', async () => {
    const step = (await soundsOf(heist)).get('step')
    if (!step) throw new Error('The heist has lost its step.')
    const first = await renderedVariation(step, 1)
    const second = await renderedVariation(step, 1)
    expect(second.mp3).toEqual(first.mp3)
    const elsewhere = `
      const { renderedVariation } = await import(${JSON.stringify(join(ROOT, 'assets/sound/render.ts'))})
      const { versionOf } = await import(${JSON.stringify(join(ROOT, 'assets/pipeline/lock.ts'))})
      const { step } = await import(${JSON.stringify(join(heist.source, 'sounds.ts'))})
      console.log(versionOf((await renderedVariation(step, 1)).mp3))`
    const version = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', elsewhere])
    expect(version.toString().trim()).toBe(versionOf(first.mp3))
  })
})
