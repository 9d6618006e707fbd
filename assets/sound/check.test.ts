import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { mismatches } from './check'
import { renderedTake } from './render'
import { roomNamed, roomsWithSounds, soundsOf } from './rooms'
import { createSourceHasher } from './sourceHash'

const HERE = dirname(fileURLToPath(import.meta.url))
const heist = roomNamed('heist')

/** What is found when a source file reads otherwise than it does. */
function mismatchesAfter(room: string, changedFile: string, from: string, to: string): Promise<string[]> {
  const hasher = createSourceHasher((file) => {
    const text = readFileSync(file, 'utf8')
    if (file !== join(HERE, '..', changedFile)) return text
    expect(text).toContain(from)
    return text.replace(from, to)
  })
  return mismatches(roomNamed(room), hasher)
}

describe('npm run sounds -- --check', () => {
  it.each(roomsWithSounds().map(({ name }) => name))(
    'finds that what is committed for %s is what its sources say',
    async (name) => {
      expect(await mismatches(roomNamed(name), createSourceHasher())).toEqual([])
    },
  )

  it('notices one changed number, and names the sound', async () => {
    expect(await mismatchesAfter('heist', 'heist/sounds.ts', 'stereoSilence(0.2)', 'stereoSilence(0.21)')).toEqual([
      'heist, step: its source has changed since it was rendered.',
    ])
  })

  it('notices one changed note in a tune of another file', async () => {
    expect(await mismatchesAfter('heist', 'heist/tiptoe.ts', 'G#2:.5.', 'G#2:.5>')).toEqual([
      'heist, tiptoe: its source has changed since it was rendered.',
    ])
  })

  it('notices a changed instrument, wherever it is played', async () => {
    const bells = ['sound/instruments.ts', 'gain: 1, decay: 1.3 }', 'gain: 1, decay: 1.4 }'] as const
    const changed = await mismatchesAfter('scrape', ...bells)
    expect(changed.map((sentence) => sentence.split(':')[0])).toEqual([
      'scrape, coins',
      'scrape, houses',
      'scrape, purses',
    ])
    expect(await mismatchesAfter('heist', ...bells)).toEqual([])
  })

  it('notices a changed master, for every sound', async () => {
    const changed = await mismatchesAfter('heist', 'sound/mastering.ts', 'LAST_FADE = 0.012', 'LAST_FADE = 0.013')
    expect(changed).toHaveLength((await soundsOf(heist)).size)
  })

  it('lets comments and spaces be', async () => {
    expect(
      await mismatchesAfter('heist', 'heist/sounds.ts', 'make(take) {', 'make(take) {\n\n    // Softly.\n'),
    ).toEqual([])
  })
})

describe('rendering', () => {
  it('gives the same bytes again, and in another process', async () => {
    const step = (await soundsOf(heist)).get('step')
    if (!step) throw new Error('The heist has lost its step.')
    const first = await renderedTake(step, 1)
    const second = await renderedTake(step, 1)
    expect(second.mp3).toEqual(first.mp3)
    const elsewhere = `
      const { renderedTake } = await import(${JSON.stringify(join(HERE, 'render.ts'))})
      const { step } = await import(${JSON.stringify(heist.sourceFile)})
      console.log((await renderedTake(step, 1)).version)`
    const version = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', elsewhere])
    expect(version.toString().trim()).toBe(first.version)
  })
})
