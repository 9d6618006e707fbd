import { describe, expect, it } from 'vitest'
import { days } from '../calendar'
import { actionsIn, fileNameOf } from './actions'

const FILE = new File([], 'inktober-22-heist.png', { type: 'image/png' })

describe('what can be done with a card', () => {
  it('is to save it where a browser can do no more', () => {
    expect(actionsIn({ navigator: {} }, FILE)).toEqual(['save'])
  })

  it('is to copy the picture where a clipboard takes one', () => {
    const clipboard = { write: () => {}, writeText: () => {} }
    expect(actionsIn({ navigator: { clipboard } }, FILE)).toEqual(['save', 'copy link'])
    expect(actionsIn({ navigator: { clipboard }, ClipboardItem: class {} }, FILE)).toEqual([
      'save',
      'copy',
      'copy link',
    ])
  })

  it('is to share it where such a file may be shared', () => {
    const takes = (type: string) => ({
      canShare: ({ files }: { files: File[] }) => files.every((file) => file.type === type),
    })
    expect(actionsIn({ navigator: takes('image/png') }, FILE)).toContain('share')
    expect(actionsIn({ navigator: takes('text/plain') }, FILE)).not.toContain('share')
  })
})

it('a card is called by its day, as the month goes on', () => {
  expect(fileNameOf({ number: 2, slug: 'scurry' })).toBe('inktober-02-scurry.png')
  const names = days.map(fileNameOf)
  expect(names).toEqual([...names].sort())
  expect(new Set(names).size).toBe(31)
})
