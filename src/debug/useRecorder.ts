import { useState } from 'react'
import { expectPlayable, type KeptRecording, parseRecording } from '../stage/time/recording'
import { type DebugContext, messageOf, printSeconds } from './debugContext'
import { useFrame } from './frames'

/** Keeps games and plays them again. It goes on while the section that shows it is folded. */
export interface RecorderControl {
  readonly activity: 'idle' | 'recording' | 'replaying'
  /** The game that was kept or loaded last. */
  readonly recording: KeptRecording | null
  /** Begins the day anew, to record it. */
  begin(): void
  /** Keeps the game up to this moment, and ends a recording. */
  keep(): void
  replay(wanted: KeptRecording): void
  endReplay(): void
  load(file: File | undefined): Promise<void>
}

export function useRecorder(context: DebugContext): RecorderControl {
  const { run, day, scene } = context
  const { playhead } = run
  const [activity, setActivity] = useState<RecorderControl['activity']>('idle')
  const [recording, setRecording] = useState<KeptRecording | null>(null)

  const begin = () => {
    context.restart()
    playhead.play()
    setActivity('recording')
    context.tell('The day began anew. All that is done to it is recorded.')
  }

  const keep = () =>
    context.attempt(() => {
      playhead.pause()
      const kept = { ...playhead.record(), hash: playhead.hash() }
      setActivity('idle')
      setRecording(kept)
      context.tell(`${summaryOf(kept, scene.rules.tick)} are recorded.`)
    })

  const replay = (wanted: KeptRecording) =>
    context.attempt(() => {
      expectPlayable(wanted, day.slug, scene)
      run.watch(wanted)
      playhead.play()
      setActivity('replaying')
      context.tell('The recording plays. The pointer and the keys are left out meanwhile.')
    })

  const endReplay = () => {
    run.takeOver()
    playhead.pause()
    setActivity('idle')
  }

  useFrame(run, () => {
    if (activity !== 'replaying') return
    if (!run.isWatching) {
      setActivity('idle')
      return
    }
    if (!recording || playhead.now < recording.ticks * scene.rules.tick) return
    // A frame may step past the end.
    playhead.seek(recording.ticks * scene.rules.tick)
    endReplay()
    if (playhead.hash() === recording.hash) context.tell('It has ended just as it did when it was recorded.')
    else context.warn('It has ended in another way than when it was recorded: the rules have changed since.')
  })

  const load = async (file: File | undefined) => {
    if (!file) return
    try {
      const loaded = parseRecording(await file.text())
      expectPlayable(loaded, day.slug, scene)
      setRecording(loaded)
      context.tell(`${file.name} is loaded: ${summaryOf(loaded, scene.rules.tick)}.`)
    } catch (error) {
      context.warn(`${file.name} is left alone. ${messageOf(error)}`)
    }
  }

  return { activity, recording, begin, keep, replay, endReplay, load }
}

export function summaryOf({ ticks, inputs }: KeptRecording, tick: number): string {
  return `${printSeconds(ticks * tick)} with ${inputs.length} ${inputs.length === 1 ? 'input' : 'inputs'}`
}
