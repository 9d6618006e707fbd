import { useSay } from '../../../src/language/language'
import { type Live, useLive } from '../../../src/stage/contract/live'
import type { Match } from './state'

/** Shows whole seconds and strikes, and marks every rendering, so that a test can count them. */
export function StrikingPage({ live }: { readonly live: Live<Match> }) {
  const say = useSay()
  const seconds = useLive(live, ({ age }) => Math.floor(age / 1000))
  const strikes = useLive(live, (match) => match.strikes)
  performance.mark('page rendered')
  return (
    <div>
      <p>
        {say({ en: 'Seconds', fr: 'Secondes' })} {seconds}
      </p>
      <p>
        {say({ en: 'Strikes', fr: 'Craquements' })} {strikes}
      </p>
      <button data-day-button onClick={() => live.press('box')} type="button">
        {say({ en: 'Strike', fr: 'Craquer' })}
      </button>
      <button data-day-button onClick={() => live.press('floor')} type="button">
        {say({ en: 'Strike on the floor', fr: 'Craquer par terre' })}
      </button>
    </div>
  )
}
