import { useEffect, useEffectEvent, useRef } from 'react'
import type { Tunable } from '../stage/contract/scene'
import { type DebugContext, messageOf } from './debugContext'
import fields from './fields.module.css'
import { useFrame, useSampled } from './frames'
import { sourceWriter } from './sourceWriter'
import { ToolButton } from './ToolButton'
import { copyText } from './takeAway'
import { createTuningWidgets, type TuningWidgets } from './tuningWidgets'

/** How often the widgets look whether a number was turned elsewhere, in ms. */
const SHOWN_EVERY = 200

/** Every number of the day, to be turned while it plays, and kept. */
export function Tuning({ context }: { readonly context: DebugContext }) {
  const { run, scene, day } = context
  const { playhead } = run
  const table: Readonly<Record<string, Tunable>> = scene.tuning
  const hostRef = useRef<HTMLDivElement>(null)
  const widgetsRef = useRef<TuningWidgets | null>(null)
  const turned = useSampled(run, () => turnedNumbers(table, playhead.world.tuning).join(' '))
  const turnedNames = turned === '' ? [] : turned.split(' ')

  const showAgain = () => widgetsRef.current?.show(playhead.world.tuning)

  const turn = (name: string, value: number) => {
    if (run.isWatching) context.warn('A recording plays with its own numbers. Stop it to turn them.')
    else context.attempt(() => playhead.tune({ [name]: value }))
    showAgain()
  }

  const reset = (names: readonly string[]) => {
    for (const name of names) turn(name, table[name]?.value ?? 0)
  }

  const keep = async (names: readonly string[]) => {
    if (!sourceWriter) {
      const lines = names.map((name) => `${name}: { value: ${playhead.world.tuning[name]} }`)
      await copyText(context, 'What tuning.ts should say', lines.join('\n'))
      return
    }
    try {
      for (const name of names) {
        const value = playhead.world.tuning[name] ?? 0
        context.tell(await sourceWriter.saveNumber({ day: day.slug, name, value }))
      }
    } catch (error) {
      context.warn(messageOf(error))
    }
    showAgain()
  }

  const refuse = (name: string, text: string) => {
    const { min, max, unit } = table[name] ?? { min: 0, max: 0, unit: '' }
    context.warn(`${name} takes ${min} to ${max} ${unit}; ${text.trim() || 'nothing'} is not in it.`)
  }

  const onTurn = useEffectEvent(turn)
  const onReset = useEffectEvent((name: string) => reset([name]))
  const onKeep = useEffectEvent((name: string) => void keep([name]))
  const onRefuse = useEffectEvent(refuse)

  useEffect(() => {
    const host = hostRef.current
    if (!host) return
    const widgets = createTuningWidgets({
      host,
      table,
      values: run.playhead.world.tuning,
      keeping: sourceWriter ? 'save' : 'copy',
      handlers: {
        turn: (...what) => onTurn(...what),
        reset: (name) => onReset(name),
        keep: (name) => onKeep(name),
        refuse: (...what) => onRefuse(...what),
      },
    })
    widgetsRef.current = widgets
    return () => {
      widgetsRef.current = null
      widgets.destroy()
    }
  }, [run, table])

  useFrame(run, showAgain, SHOWN_EVERY)

  return (
    <>
      <div className={fields.row}>
        <span className={fields.remark}>
          {turnedNames.length === 0 ? 'All as tuning.ts has them.' : `${turnedNames.length} turned.`}
        </span>
        <ToolButton disabled={turnedNames.length === 0} isQuiet onClick={() => reset(turnedNames)}>
          reset all
        </ToolButton>
        <ToolButton disabled={turnedNames.length === 0} isQuiet onClick={() => void keep(turnedNames)}>
          {sourceWriter ? 'save all' : 'copy all'}
        </ToolButton>
      </div>
      <div ref={hostRef} />
    </>
  )
}

/** The names of the numbers that are not as the table has them. */
export function turnedNumbers(
  table: Readonly<Record<string, Tunable>>,
  values: Readonly<Record<string, number>>,
): string[] {
  return Object.keys(table).filter((name) => values[name] !== table[name]?.value)
}
