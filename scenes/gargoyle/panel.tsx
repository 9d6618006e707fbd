import { lazy, Suspense, useEffect } from 'react'
import { type Live, useLive } from '../../src/stage/contract/live'
import { UNSEEN } from '../../src/ui/unseen'
import type { GargoyleState } from './state'
import { SUBTITLE, TITLE } from './words'

/**
 * What stands on the slab, and the top fives with it, come when it is first asked for, and are seen once their brush has come, too;
 * where they do not come, the day's error page is shown.
 */
const SlabWords = lazy(async () => {
  const [{ SlabWords: Words }] = await Promise.all([import('./slabWords'), fetchBrush()])
  return { default: Words }
})

/** Fetches the brush that the slab is lettered with, once; where it does not come, the words are written without it. */
function fetchBrush(): Promise<unknown> {
  return document.fonts.load('34px "Inkwell Display"').catch(() => [])
}

/** Read aloud alone: the letters are part of the picture. In the hand that is there already: a heading's bold is another, which would be loaded for nobody. */
const UNSEEN_HEADING = { ...UNSEEN, fontWeight: 400 } as const

/** The day's words: the title for who does not see it, and what stands on the slab. */
export function Panel({ live }: { readonly live: Live<GargoyleState> }) {
  const isOnSlab = useLive(live, ({ screen }) => screen === 'password')
  const isPasswordChosen = useLive(live, ({ index }) => index === 1)

  // Whoever points at PASSWORD may press it.
  useEffect(() => {
    if (isPasswordChosen) void fetchBrush()
  }, [isPasswordChosen])

  return (
    <>
      <h2 style={UNSEEN_HEADING}>{TITLE}</h2>
      <p style={UNSEEN}>{SUBTITLE}</p>
      {isOnSlab && (
        <Suspense fallback={null}>
          <SlabWords live={live} />
        </Suspense>
      )}
    </>
  )
}
