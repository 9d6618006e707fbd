import { describe, expect, it, vi } from 'vitest'
import type { Box } from './box'
import { BoxDownload, type DownloadSurroundings } from './boxDownload'
import { keyOf } from './keptFiles'
import type { Listed } from './takingAlong'

const NAMES = Array.from({ length: 20 }, (_, number) => `day1/sound-${number}.mp3`)

const BOX: Box = {
  build: '0a0a0a0a',
  files: Object.fromEntries(
    ['index.html', 'home/logo.webp', 'cards/heist.webp', ...NAMES].map((path) => [path, [`sum-${path.length}`, 100]]),
  ),
  shell: ['index.html'],
}

const keyOfFile = (path: string) => keyOf(path, BOX.files[path]?.[0] ?? '')

/** A browser in which a worker keeps what is fetched, and a visitor who wants all but the cards. */
function browser(changes: Partial<DownloadSurroundings> = {}) {
  const kept = new Set(['index.html', 'home/logo.webp'].map(keyOfFile))
  const fetched: string[] = []
  const online: (() => void)[] = []
  const download = new BoxDownload({
    ownBox: async () => BOX,
    newestBuild: async () => BOX.build,
    ofVisitor: (paths) => paths.filter((path) => !path.startsWith('cards/')),
    isOfIndex: (path) => path.startsWith('home/'),
    keptKeys: async () => new Set(kept),
    isKept: async (key) => kept.has(key),
    forget: async (key) => kept.delete(key),
    fetchFile: async (path) => {
      fetched.push(path)
      kept.add(keyOfFile(path))
    },
    hasRoom: async () => true,
    isOnline: () => true,
    onceOnline: (listener, signal) => void (signal.aborted || online.push(listener)),
    ...changes,
  })
  return { download, kept, fetched, online }
}

function listed({ download }: { readonly download: BoxDownload }): Listed {
  const state = download.read()
  if (state.kind !== 'listed') throw new Error(`The box is ${state.kind}.`)
  return state
}

describe('the download of the box', () => {
  it('fetches what is missing of the visitor’s box, each file once', async () => {
    const visit = browser()
    await visit.download.look()
    expect(listed(visit)).toMatchObject({ kept: { files: 2, bytes: 200 }, all: { files: 22, bytes: 2200 } })
    await visit.download.take()
    expect([...visit.fetched].sort()).toEqual([...NAMES].sort())
    expect(listed(visit)).toMatchObject({ isUnderWay: false, end: null, kept: { files: 22, bytes: 2200 } })
  })

  it('tells of each file that has come', async () => {
    const visit = browser()
    await visit.download.look()
    const seen: number[] = []
    visit.download.subscribe(() => seen.push(listed(visit).kept.files))
    await visit.download.take()
    expect(new Set(seen).size).toBeGreaterThan(10)
    expect(seen).toEqual([...seen].sort((one, other) => one - other))
  })

  it('is begun once, however often it is asked for', async () => {
    const visit = browser()
    await visit.download.look()
    await Promise.all([visit.download.take(), visit.download.take()])
    expect(visit.fetched).toHaveLength(NAMES.length)
  })

  it('keeps what has come when it is stopped, and goes on with the rest', async () => {
    const visit = browser()
    await visit.download.look()
    visit.download.subscribe(() => {
      if (visit.fetched.length === 8) visit.download.stop()
    })
    await visit.download.take()
    expect(listed(visit)).toMatchObject({ isUnderWay: false, end: 'stopped' })
    const before = visit.fetched.length
    expect(before).toBeLessThan(NAMES.length)
    await visit.download.take()
    expect(visit.fetched).toHaveLength(NAMES.length)
    expect(listed(visit)).toMatchObject({ end: null, kept: { files: 22 } })
  })

  it('asks once more for a file that does not come, and tells at the end that it is missing', async () => {
    const asked = vi.fn()
    const visit: ReturnType<typeof browser> = browser({
      fetchFile: async (path) => {
        if (path !== NAMES[3]) visit.kept.add(keyOfFile(path))
        else {
          asked()
          throw new TypeError('Failed to fetch')
        }
      },
    })
    await visit.download.look()
    await visit.download.take()
    expect(asked).toHaveBeenCalledTimes(2)
    expect(listed(visit)).toMatchObject({ end: 'incomplete', kept: { files: 21 } })
  })

  it('is whole though the worker keeps a file only once the page has it', async () => {
    const late: string[] = []
    const visit: ReturnType<typeof browser> = browser({
      fetchFile: async (path) => {
        visit.fetched.push(path)
        late.push(path)
      },
      keptKeys: async () => {
        for (const path of late.splice(0)) visit.kept.add(keyOfFile(path))
        return new Set(visit.kept)
      },
      isKept: async (key) => {
        const isLate = late.length > 4
        if (isLate) visit.kept.add(keyOfFile(late.shift() ?? ''))
        return visit.kept.has(key)
      },
    })
    await visit.download.look()
    await visit.download.take()
    expect(listed(visit)).toMatchObject({ end: null, kept: { files: 22 } })
    expect(visit.fetched).toHaveLength(NAMES.length)
  })

  it('waits for the last files, too, which the worker keeps a moment after they have come', async () => {
    const visit: ReturnType<typeof browser> = browser({
      fetchFile: async (path) => void visit.fetched.push(path),
      isKept: async (key) => {
        await Promise.resolve()
        visit.kept.add(key)
        return true
      },
    })
    await visit.download.look()
    await visit.download.take()
    expect(listed(visit)).toMatchObject({ end: null, kept: { files: 22 } })
    expect(visit.fetched).toHaveLength(NAMES.length)
  })

  it('counts no file twice that is seen while it comes', async () => {
    const visit = browser()
    await visit.download.look()
    const most = { files: 0 }
    let hasLooked = false
    visit.download.subscribe(() => {
      most.files = Math.max(most.files, listed(visit).kept.files)
      if (visit.fetched.length !== 8 || hasLooked) return
      hasLooked = true
      void visit.download.look()
    })
    await visit.download.take()
    expect(hasLooked).toBe(true)
    expect(most.files).toBe(22)
  })

  it('ends when the network goes, and goes on by itself when it is back', async () => {
    const network = { isThere: true }
    const visit: ReturnType<typeof browser> = browser({
      isOnline: () => network.isThere,
      fetchFile: async (path) => {
        if (!network.isThere) throw new TypeError('Failed to fetch')
        visit.fetched.push(path)
        visit.kept.add(keyOfFile(path))
        if (visit.fetched.length === 8) network.isThere = false
      },
    })
    await visit.download.look()
    await visit.download.take()
    expect(listed(visit).end).toBe('offline')
    expect(visit.fetched).toHaveLength(8)
    network.isThere = true
    visit.online[0]?.()
    await visit.download.take()
    expect(listed(visit)).toMatchObject({ end: null, kept: { files: 22 } })
  })

  it('gives up when nothing comes any more', async () => {
    const asked = vi.fn(async () => {
      throw new TypeError('Failed to fetch')
    })
    const visit = browser({ fetchFile: asked })
    await visit.download.look()
    await visit.download.take()
    expect(listed(visit).end).toBe('no answer')
    expect(asked.mock.calls.length).toBeLessThan(NAMES.length)
  })

  it('says so where there is no room, and fetches no more', async () => {
    const asked = vi.fn()
    const visit: ReturnType<typeof browser> = browser({
      hasRoom: async () => false,
      fetchFile: async (path) => {
        asked()
        if (asked.mock.calls.length <= 8) visit.kept.add(keyOfFile(path))
      },
    })
    await visit.download.look()
    await visit.download.take()
    expect(listed(visit)).toMatchObject({ end: 'full', kept: { files: 10 } })
    expect(asked.mock.calls.length).toBeLessThan(NAMES.length)
  })

  it('tells of a renewed site where files of its own are no longer there', async () => {
    const visit = browser({
      newestBuild: async () => '1b1b1b1b',
      fetchFile: async () => {
        throw new Error('404')
      },
    })
    await visit.download.look()
    await visit.download.take()
    expect(listed(visit).end).toBe('renewed')
  })

  it('is given back but for what the index needs, whoever it was kept for', async () => {
    const visit = browser()
    visit.kept.add(keyOfFile('cards/heist.webp'))
    visit.kept.add('/of-another-build?12345678')
    await visit.download.look()
    await visit.download.take()
    await visit.download.giveBack()
    expect([...visit.kept]).toEqual([...['index.html', 'home/logo.webp'].map(keyOfFile), '/of-another-build?12345678'])
    expect(listed(visit)).toMatchObject({ end: 'given back', canGiveBack: false, kept: { files: 2 } })
  })

  it('is not offered where no worker keeps anything, and says so where nothing may be kept', async () => {
    const without = browser({ ownBox: async () => null })
    await without.download.look()
    expect(without.download.read()).toEqual({ kind: 'unknown' })
    const denied = browser({
      ownBox: async () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
    await denied.download.look()
    expect(denied.download.read()).toEqual({ kind: 'refused' })
    const deniedLater = browser({
      isKept: async () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
    await deniedLater.download.look()
    await deniedLater.download.take()
    expect(deniedLater.download.read()).toEqual({ kind: 'refused' })
  })
})
