import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawRock } from '../ink/rock'
import { checkRoom, comparePrint } from './check'
import { type Drawings, drawings } from './drawings'
import { writeLock } from './lock'
import { printRoom, publish } from './publish'

let folder = ''
const places = () => ({ public: join(folder, 'public'), store: join(folder, 'store') })
const room = () => ({ name: 'nest', folder: 'day9', source: folder })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drawings-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('a room that was just drawn passes', async () => {
  await draw(nest())
  expect(await check(nest())).toEqual([])
  expect(existsSync(join(folder, 'public/day9/nest.json'))).toBe(true)
})

test('a room that was never drawn fails', async () => {
  saveSource('nothing yet')
  expect(await check(nest())).toEqual(['nest: it was never drawn.'])
})

test('one changed number is caught, and the picture named', async () => {
  await draw(nest({ egg: 8 }))
  saveSource('egg: 8.1')
  expect(await check(nest({ egg: 8.1 }))).toEqual(['nest: egg was changed and not drawn again.'])
})

test('a new comment leaves the pictures as they are', async () => {
  await draw(nest())
  saveSource('// a new comment')
  expect(await check(nest())).toEqual([])
})

test('a file that was touched or lost is caught', async () => {
  const printed = await draw(nest())
  const [file = ''] = [...printed.files.keys()]
  writeFileSync(join(folder, 'public', file), 'painted over')
  expect(await check(nest())).toEqual([`nest: ${file} is not the file that was drawn.`])
  expect(comparePrint(room(), printed, places())).toEqual([`nest: ${file} is not what its drawing gives.`])
  rmSync(join(folder, 'public', file))
  expect(await check(nest())).toEqual([`nest: ${file} is missing.`])
})

test('a room that was printed by other machinery is caught', async () => {
  const { lock } = await draw(nest())
  writeLock(room(), { ...lock, machinery: 'an older press' })
  expect(await check(nest())).toEqual(['nest: ink dries or is packed otherwise than when it was drawn.'])
})

test('pictures added or taken away are caught', async () => {
  await draw(nest())
  const { sprites } = nest()
  saveSource('hatched')
  expect(await check(drawings({ sprites: { chick: sprites.egg ?? egg(8) } }))).toEqual([
    'nest: chick was added and not drawn again.',
    'nest: egg is drawn, and no longer declared.',
    'nest: twig is drawn, and no longer declared.',
    'nest: card-rest is drawn, and no longer declared.',
  ])
})

test('only what changed is drawn again, and what is no longer drawn is removed', async () => {
  const first = await draw(nest())
  expect(first.outcomes.every(({ fresh }) => fresh)).toBe(true)
  const second = await draw(drawings({ sprites: { ...nest().sprites, egg: egg(9) } }))
  expect(second.outcomes.filter(({ fresh }) => fresh).map(({ name }) => name)).toEqual(['egg'])
  const card = [...first.files.keys()].find((file) => file.includes('card'))
  expect(existsSync(join(folder, 'public', card ?? ''))).toBe(false)
})

test('drawing again gives the same bytes', async () => {
  const first = await draw(nest())
  const again = await printRoom(room(), nest(), { places: places(), anew: true })
  expect(comparePrint(room(), again, places())).toEqual([])
  expect([...again.files.keys()]).toEqual([...first.files.keys()])
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
  saveSource(JSON.stringify(pictures))
  const printed = await printRoom(room(), pictures, { places: places() })
  publish(room(), printed, places())
  return printed
}

function check(pictures: Drawings): Promise<string[]> {
  return checkRoom(room(), () => Promise.resolve(pictures), places())
}
