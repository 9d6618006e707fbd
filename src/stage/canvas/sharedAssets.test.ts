import { describe, expect, it } from 'vitest'
import { SharedAssets } from './sharedAssets'

function shelf(load = async (path: string) => path.toUpperCase()) {
  const loaded: string[] = []
  const disposed: string[] = []
  const assets = new SharedAssets<string>(
    (path) => {
      loaded.push(path)
      return load(path)
    },
    (asset) => disposed.push(asset),
  )
  return { assets, loaded, disposed }
}

describe('shared assets', () => {
  it('are loaded once, however many hold them', async () => {
    const { assets, loaded } = shelf()
    expect(await Promise.all([assets.acquire('a'), assets.acquire('a'), assets.acquire('b')])).toEqual(['A', 'A', 'B'])
    expect(loaded).toEqual(['a', 'b'])
  })

  it('leave the memory with their last holder', async () => {
    const { assets, loaded, disposed } = shelf()
    await assets.acquire('a')
    await assets.acquire('a')
    for (const gone of [[], ['A']]) {
      assets.release('a')
      await Promise.resolve()
      expect(disposed).toEqual(gone)
    }
    await assets.acquire('a')
    expect(loaded).toEqual(['a', 'a'])
  })

  it('are disposed of when they arrive after everybody has left', async () => {
    const { assets, disposed } = shelf()
    const loading = assets.acquire('a')
    assets.release('a')
    await loading
    await Promise.resolve()
    expect(disposed).toEqual(['A'])
  })

  it('that failed are loaded anew for the next who wants them', async () => {
    let isBroken = true
    const { assets, disposed } = shelf(async (path) => {
      if (isBroken) throw new Error('missing')
      return path
    })
    await expect(assets.acquire('a')).rejects.toThrow('missing')
    assets.release('a')
    isBroken = false
    await expect(assets.acquire('a')).resolves.toBe('a')
    expect(disposed).toEqual([])
  })

  it('nobody holds are nothing to let go of', () => {
    const { assets, disposed } = shelf()
    assets.release('a')
    expect(disposed).toEqual([])
  })
})
