import { expect, test } from 'vitest'
import { bundlesWith } from './pipeline/bundle'
import { checkBundle } from './pipeline/check'
import { createPictureKind } from './pipeline/pictures/pictureKind'
import { soundKind } from './pipeline/sounds/soundKind'
import { createSourceHasher } from './pipeline/sourceHash'

test.each([createPictureKind(), soundKind])('every committed $noun matches its source', async (kind) => {
  const hasher = createSourceHasher()
  const faults: string[] = []
  for (const bundle of bundlesWith(kind.declaration)) faults.push(...(await checkBundle(kind, bundle, { hasher })))
  expect(faults, `Run \`${kind.command}\`, look at what changed, and commit it.`).toEqual([])
})
