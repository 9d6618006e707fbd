import { useState, useSyncExternalStore } from 'react'
import { writeSceneLink } from '../stage/time/sceneAddress'
import type { DebugContext } from './debugContext'
import fields from './fields.module.css'
import { ToolButton } from './ToolButton'
import { copyText } from './takeAway'

const MOST = 2 ** 32 - 1

/** The chance of this game: to choose, to roll anew, and to pass on with the moment as a link. */
export function Seed({ context }: { readonly context: DebugContext }) {
  const { run, scene, day } = context
  const { playhead } = run
  // What has just been set is shown at once: a field that lags takes the old seed, typed anew, for no change at all.
  const seed = useSyncExternalStore(run.subscribe, () => playhead.seed)
  const [wish, setWish] = useState<string | null>(null)
  const shown = wish ?? String(seed)

  const set = () => {
    const text = shown.trim()
    setWish(null)
    if (text === '') return
    const number = Number(text)
    if (!Number.isInteger(number) || number < 0 || number > MOST) {
      context.warn(`A seed is a whole number from 0 to ${MOST}; ${text} is none.`)
      return
    }
    context.restart(number)
    context.tell(`The day began anew with the seed ${number}.`)
  }

  const reroll = () => {
    context.attempt(() => run.replay())
    context.tell(`The day began anew with the seed ${playhead.seed}.`)
  }

  const copyLink = () => {
    const link = writeSceneLink(
      day.slug,
      {
        seed: playhead.seed,
        at: playhead.now,
        isPaused: playhead.isPaused,
        speed: playhead.speed,
        tuning: playhead.world.tuning,
        isDebugged: true,
        game: null,
      },
      scene.tuning,
    )
    void copyText(context, 'The link to this seed, moment and tuning', new URL(link, window.location.href).href)
  }

  return (
    <form
      className={fields.row}
      onSubmit={(event) => {
        event.preventDefault()
        set()
      }}
    >
      <label className={fields.field}>
        <span>Seed</span>
        <input
          autoComplete="off"
          className={fields.input}
          inputMode="numeric"
          onChange={(event) => setWish(event.target.value)}
          size={10}
          value={shown}
        />
      </label>
      <ToolButton isQuiet onClick={set}>
        set
      </ToolButton>
      <ToolButton isQuiet onClick={reroll}>
        reroll
      </ToolButton>
      <ToolButton isQuiet onClick={copyLink}>
        copy link
      </ToolButton>
    </form>
  )
}
