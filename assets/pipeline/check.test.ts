import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawRock } from '../ink/rock'
import { checkBundle, compareRendering } from './check'
import { type Drawings, drawings } from './drawings'
import { readLock, writeLock } from './lock'
import { createPictureKind } from './pictures/pictureKind'
import { renderBundle, updateBundle } from './publish'

let folder = ''
const places = () => ({ public: join(folder, 'public'), cache: join(folder, 'cache') })
const bundle = () => ({ name: 'nest', folder: 'day9', source: folder })
const kindOf = (pictures: Drawings) => createPictureKind({ load: () => Promise.resolve(pictures) })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drawings-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('a bundle that was just drawn passes', async () => {
  await draw(nest())
  expect(await check(nest())).toEqual([])
  expect(existsSync(join(folder, 'public/day9/nest.webp'))).toBe(true)
})

test('a bundle that was never drawn fails', async () => {
  saveSource('export const pictures = {}')
  expect(await check(nest())).toEqual(['nest: no picture was ever rendered.'])
})

test('one changed number is caught, and the picture named', async () => {
  await draw(nest({ egg: 8 }))
  saveSource('export const pictures = { egg: 8.1 }')
  expect(await check(nest({ egg: 8.1 }))).toEqual(['nest: egg was changed and not rendered again.'])
})

test('a new comment leaves the pictures as they are', async () => {
  await draw(nest())
  saveSource('// a new comment')
  expect(await check(nest())).toEqual([])
})

test('a file that was touched or lost, and one that belongs to nothing, are caught', async () => {
  const { rendering } = await draw(nest())
  const [file = ''] = [...rendering.files.keys()]
  writeFileSync(join(folder, 'public', file), 'painted over')
  expect(await check(nest())).toEqual([`nest: ${file} is not the file that was rendered.`])
  expect(compareRendering(kindOf(nest()), bundle(), rendering, places())).toEqual([
    `nest: ${file} is not what its source gives.`,
  ])
  rmSync(join(folder, 'public', file))
  expect(await check(nest())).toEqual([`nest: ${file} is missing.`])
  writeFileSync(join(folder, 'public', file), rendering.files.get(file) ?? '')
  writeFileSync(join(folder, 'public/day9/cuckoo.webp'), '')
  writeFileSync(join(folder, 'public/day9/song.mp3'), '')
  expect(await check(nest())).toEqual(['nest: day9/cuckoo.webp belongs to no picture.'])
})

test('a bundle that was rendered by other machinery is caught', async () => {
  await draw(nest())
  const kind = kindOf(nest())
  const lock = readLock(kind, bundle())
  if (!lock) throw new Error('There is no lock.')
  writeLock(kind, bundle(), { ...lock, machinery: 'an older press' })
  expect(await check(nest())).toEqual(['nest: pictures are rendered otherwise than they were.'])
})

test('pictures added or taken away are caught', async () => {
  await draw(nest())
  const { sprites } = nest()
  saveSource('export const pictures = { hatched: true }')
  expect(await check(drawings({ sprites: { chick: sprites.egg ?? egg(8) } }))).toEqual([
    'nest: chick was added and not rendered again.',
    'nest: egg is rendered, and no longer declared.',
    'nest: twig is rendered, and no longer declared.',
    'nest: card-rest is rendered, and no longer declared.',
  ])
})

test('only what changed is drawn again, and what is no longer drawn is removed', async () => {
  const first = await draw(nest())
  expect(first.rendering.rendered.map(({ name }) => name)).toEqual(['egg', 'twig', 'card-rest'])
  const second = await draw(drawings({ sprites: { ...nest().sprites, egg: egg(9) } }))
  expect(second.rendering.rendered.map(({ name }) => name)).toEqual(['egg'])
  const card = [...first.rendering.files.keys()].find((file) => file.includes('card'))
  expect(existsSync(join(folder, 'public', card ?? ''))).toBe(false)
})

test('what has not changed is not rendered, unless it is forced to be', async () => {
  await draw(nest())
  expect(await updateBundle(kindOf(nest()), bundle(), { places: places() })).toBeUndefined()
  const forced = await updateBundle(kindOf(nest()), bundle(), { places: places(), force: true })
  expect(forced?.rendering.rendered).toHaveLength(3)
  expect(forced?.changed).toEqual([])
})

test('drawing again gives the same bytes', async () => {
  const first = await draw(nest())
  const again = await renderBundle(kindOf(nest()), bundle(), { places: places(), force: true })
  expect(compareRendering(kindOf(nest()), bundle(), again, places())).toEqual([])
  expect([...again.files.keys()]).toEqual([...first.rendering.files.keys()])
})

function egg(radius: number): Drawings['sprites'][string] {
  return { width: 40, height: 40, draw: (ink) => ink.form(ink.ellipse(20, 20, radius, radius * 1.3), { tone: {} }) }
}

function nest({ egg: radius = 8 } = {}): Drawings {
  return drawings({
    sprites: {
      egg: egg(radius),
      twig: { width: 60, height: 20, anchor: [30, 10], draw: (ink) => ink.limb('6,10@6 30,8@5 54,12@3') },
    },
    pictures: { card: { width: 60, height: 60, sizes: { rest: 0.5 }, draw: (ink) => drawRock(ink, 30, 30, 24, 20) } },
  })
}

function saveSource(text: string): void {
  writeFileSync(join(folder, 'drawings.ts'), text)
}

async function draw(pictures: Drawings) {
  saveSource(`export const pictures = ${JSON.stringify(pictures)}`)
  const updated = await updateBundle(kindOf(pictures), bundle(), { places: places() })
  if (!updated) throw new Error('Nothing was drawn.')
  return updated
}

function check(pictures: Drawings): Promise<string[]> {
  return checkBundle(kindOf(pictures), bundle(), { places: places() })
}
