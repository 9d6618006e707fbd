import { TextureSource } from 'pixi.js'
import { afterEach, expect, it, vi } from 'vitest'
import { ChunkLoadError } from '../../loading/chunkLoader'
import { errors } from '../../reports/errors'
import { LazyTextures } from './lazyTextures'

// Pixi asks at once which browser it is in.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

/** A picture that is asked for, and whoever waits for it. */
interface Asked {
  readonly come: (picture: TextureSource) => void
  readonly fail: (error: Error) => void
}

/** A source that hands out pictures when it is told to, in the order in which each was asked for, and tells which are held. */
function sourceOf() {
  const asked = new Map<string, Asked[]>()
  const held: string[] = []
  return {
    held,
    bring(file: string) {
      const picture = new TextureSource({ width: 20, height: 10 })
      asked.get(file)?.shift()?.come(picture)
      return picture
    },
    fail: (file: string) => asked.get(file)?.shift()?.fail(new ChunkLoadError(file, 'missing')),
    acquire(file: string) {
      held.push(file)
      return new Promise<TextureSource>((come, fail) => {
        asked.set(file, [...(asked.get(file) ?? []), { come, fail }])
      })
    },
    release: (file: string) => void held.splice(held.indexOf(file), 1),
  }
}

afterEach(() => vi.restoreAllMocks())

it('shows a picture once it has come, at its resolution', async () => {
  const source = sourceOf()
  const onChange = vi.fn()
  const pictures = new LazyTextures(source, 2, onChange)
  pictures.want(['fox', 'hare'])
  expect(pictures.texture('fox')).toBeNull()
  source.bring('fox')
  source.bring('hare')
  await pictures.settle()
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(pictures.texture('fox')).toMatchObject({ width: 10, height: 5 })
})

it('keeps what is wanted again, and lets go of what is not, also of what is still on its way', async () => {
  const source = sourceOf()
  const pictures = new LazyTextures(source, 1, () => {})
  pictures.want(['fox', 'hare', 'owl'])
  source.bring('fox')
  source.bring('hare')
  await vi.waitFor(() => expect(pictures.texture('hare')).not.toBeNull())
  const fox = pictures.texture('fox')
  pictures.want(['fox'])
  expect(source.held).toEqual(['fox'])
  expect(pictures.texture('fox')).toBe(fox)
  source.bring('owl')
  await pictures.settle()
  expect(pictures.texture('owl')).toBeNull()
  pictures.destroy()
  expect(source.held).toEqual([])
})

it('shows none that was let go of on its way, also where the same is wanted again before it comes', async () => {
  const source = sourceOf()
  const pictures = new LazyTextures(source, 1, () => {})
  pictures.want(['fox'])
  pictures.want([])
  pictures.want(['fox'])
  source.bring('fox').destroy()
  await Promise.resolve()
  await Promise.resolve()
  expect(pictures.texture('fox')).toBeNull()
  const picture = source.bring('fox')
  await pictures.settle()
  expect(pictures.texture('fox')?.source).toBe(picture)
  expect(source.held).toEqual(['fox'])
})

it('goes on without a picture that does not come, tells of it, and asks for it again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const tell = vi.spyOn(errors, 'tell')
  const source = sourceOf()
  const pictures = new LazyTextures(source, 1, () => {})
  pictures.want(['fox'])
  source.fail('fox')
  await pictures.settle()
  expect(pictures.texture('fox')).toBeNull()
  expect(warn).toHaveBeenCalledWith('The picture fox is not seen: it did not load (missing).')
  expect(tell).toHaveBeenCalledOnce()
  expect(source.held).toEqual([])
  pictures.want(['fox'])
  source.bring('fox')
  await pictures.settle()
  expect(pictures.texture('fox')).not.toBeNull()
})
