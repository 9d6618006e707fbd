import { watch } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkRoom, comparePrint } from '../../assets/pipeline/check'
import { readLock } from '../../assets/pipeline/lock'
import { Pool } from '../../assets/pipeline/pool'
import { printRoom, publish } from '../../assets/pipeline/publish'
import { findRooms, loadDrawings, ROOT, type Room, roomNamed } from '../../assets/pipeline/rooms'
import { hashMachinery, hashSources } from '../../assets/pipeline/sources'

const USAGE = `npm run draw [-- room…]          draws what has changed
npm run draw -- --check [room…]   fails when a committed picture does not match its source
npm run draw -- --check --pixels  draws everything again and compares bytes
npm run draw -- --watch [room…]   draws on every change
npm run draw -- --anew [room…]    draws everything, changed or not`

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    pixels: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    anew: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

async function main(): Promise<void> {
  if (flags.help) {
    console.log(USAGE)
    return
  }
  const rooms = positionals.length > 0 ? positionals.map((name) => roomNamed(name)) : findRooms()
  if (flags.check) await check(rooms)
  else await drawAll(rooms, flags.anew)
}

async function drawAll(rooms: readonly Room[], anew: boolean): Promise<void> {
  const pool = new Pool()
  try {
    for (const room of rooms) {
      if (anew || (await isOutdated(room))) await draw(room, pool, anew)
      else console.log(`${room.name}: nothing has changed`)
    }
  } finally {
    pool.close()
  }
}

async function draw(room: Room, pool: Pool, anew: boolean): Promise<void> {
  const start = performance.now()
  const printed = await printRoom(room, await loadDrawings(room), { pool, anew })
  const changed = publish(room, printed)
  const fresh = printed.outcomes.filter((outcome) => outcome.fresh).length
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${room.name}: ${fresh} of ${printed.outcomes.length} pictures drawn in ${seconds} s`)
  for (const file of changed) console.log(`  ${file} ${kilobytes(printed.files.get(file))}`)
}

async function isOutdated(room: Room): Promise<boolean> {
  const lock = readLock(room)
  if (lock?.machinery !== hashMachinery() || lock.sources !== hashSources([join(room.source, 'drawings.ts')]))
    return true
  return (await checkRoom(room, () => loadDrawings(room))).length > 0
}

async function check(rooms: readonly Room[]): Promise<void> {
  const pool = new Pool()
  const faults: string[] = []
  try {
    for (const room of rooms) {
      faults.push(...(await checkRoom(room, () => loadDrawings(room))))
      if (!flags.pixels) continue
      faults.push(...comparePrint(room, await printRoom(room, await loadDrawings(room), { pool, anew: true })))
    }
  } finally {
    pool.close()
  }
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) throw new Error('Run `npm run draw`, look at what changed, and commit it.')
  console.log(`${rooms.length} rooms: every picture matches its source`)
}

/** Draws in a process of its own on every change, since a process reads its sources once. */
async function watchAndDraw(): Promise<void> {
  const { spawn } = await import('node:child_process')
  let running = false
  let again = false
  const redraw = () => {
    again = running
    if (running) return
    running = true
    const script = process.argv[1] ?? ''
    const child = spawn(process.execPath, [...process.execArgv, script, ...positionals], { stdio: 'inherit' })
    child.on('exit', () => {
      running = false
      if (again) redraw()
    })
  }
  let timer: NodeJS.Timeout | undefined
  watch(join(ROOT, 'assets'), { recursive: true }, (_, file) => {
    if (!file?.endsWith('.ts') || file.endsWith('manifest.ts') || file.startsWith('public')) return
    clearTimeout(timer)
    timer = setTimeout(redraw, 50)
  })
  console.log('Watching the drawings; Ctrl+C ends it.')
  redraw()
}

function kilobytes(bytes: Buffer | undefined): string {
  return bytes ? `${Math.ceil(bytes.length / 1000)} kB` : ''
}

const work = flags.watch ? watchAndDraw() : main()
work.catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
