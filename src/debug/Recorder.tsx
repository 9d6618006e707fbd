import { useState } from 'react'
import { expectPlayable, type KeptRecording, parseRecording, printRecording } from '../stage/recording'
import { fileNameOf } from './beatText'
import { type Bench, printSeconds, wordsOf } from './bench'
import fields from './fields.module.css'
import { useFrame, useSampled } from './frames'
import styles from './Recorder.module.css'
import { ToolButton } from './ToolButton'
import { copyText, downloadText } from './takeAway'
import { workshop } from './workshop'

type Activity = 'idle' | 'recording' | 'replaying'

/** Keeps a game, plays it again, and passes it on. */
export function Recorder({ bench }: { readonly bench: Bench }) {
  const { run, day, scene } = bench
  const { playhead } = run
  const [activity, setActivity] = useState<Activity>('idle')
  const [recording, setRecording] = useState<KeptRecording | null>(null)
  const [name, setName] = useState('')
  const canKeep = useSampled(run, () => playhead.remembersFrom === 0)

  const begin = () => {
    bench.restart()
    playhead.play()
    setActivity('recording')
    bench.tell('The day began anew. All that is done to it is recorded.')
  }

  const keep = () =>
    bench.attempt(() => {
      playhead.pause()
      const kept = { ...playhead.record(), hash: playhead.hash() }
      setActivity('idle')
      setRecording(kept)
      bench.tell(`${summaryOf(kept, scene.rules.tick)} are recorded.`)
    })

  const replay = (wanted: KeptRecording) =>
    bench.attempt(() => {
      expectPlayable(wanted, day.slug, scene.tuning)
      run.isDeaf = true
      playhead.replay(wanted)
      playhead.play()
      setActivity('replaying')
      bench.tell('The recording plays. The pointer and the keys are left out meanwhile.')
    })

  const endReplay = () => {
    run.isDeaf = false
    playhead.pause()
    setActivity('idle')
  }

  useFrame(run, () => {
    if (activity !== 'replaying') return
    if (!run.isDeaf) {
      setActivity('idle')
      return
    }
    if (!recording || playhead.now < recording.ticks * scene.rules.tick) return
    // A frame may step past the end.
    playhead.seek(recording.ticks * scene.rules.tick)
    endReplay()
    if (playhead.hash() === recording.hash) bench.tell('It has ended just as it did when it was recorded.')
    else bench.complain('It has ended in another way than when it was recorded: the rules have changed since.')
  })

  const load = async (file: File | undefined) => {
    if (!file) return
    try {
      const loaded = parseRecording(await file.text())
      expectPlayable(loaded, day.slug, scene.tuning)
      setRecording(loaded)
      bench.tell(`${file.name} is loaded: ${summaryOf(loaded, scene.rules.tick)}.`)
    } catch (error) {
      bench.complain(`${file.name} is left alone. ${wordsOf(error)}`)
    }
  }

  const save = async (kept: KeptRecording) => {
    const fileName = fileNameOf(name)
    if (fileName === '') {
      bench.complain('A fixture needs a name of letters or digits.')
      return
    }
    if (!workshop) {
      downloadText(`${day.slug}-${fileName}.json`, printRecording(kept))
      bench.tell(`${day.slug}-${fileName}.json is handed over; its place is tests/fixtures/.`)
      return
    }
    try {
      bench.tell(await workshop.saveFixture({ name: fileName, recording: printRecording(kept) }))
    } catch (error) {
      bench.complain(wordsOf(error))
    }
  }

  return (
    <>
      <div className={fields.row}>
        {activity === 'idle' && <ToolButton onClick={begin}>Record</ToolButton>}
        {activity === 'recording' && (
          <ToolButton onClick={keep}>
            <span className={styles.dot} /> Stop
          </ToolButton>
        )}
        {activity === 'replaying' && <ToolButton onClick={endReplay}>Stop the replay</ToolButton>}
        {activity === 'idle' && (
          <ToolButton disabled={!canKeep} isQuiet onClick={keep} title="Records the game as it was played until now">
            keep this game
          </ToolButton>
        )}
        {activity === 'idle' && (
          <label className={styles.load}>
            load
            <input
              accept=".json,application/json"
              className={styles.file}
              onChange={(event) => {
                void load(event.target.files?.[0])
                event.target.value = ''
              }}
              type="file"
            />
          </label>
        )}
      </div>
      {recording && activity === 'idle' && (
        <>
          <p className={fields.remark}>
            {summaryOf(recording, scene.rules.tick)}, seed {recording.seed}.
          </p>
          <div className={fields.row}>
            <ToolButton onClick={() => replay(recording)}>Replay</ToolButton>
            <ToolButton isQuiet onClick={() => void copyText(bench, 'The recording', printRecording(recording))}>
              copy
            </ToolButton>
          </div>
          <form
            className={fields.row}
            onSubmit={(event) => {
              event.preventDefault()
              void save(recording)
            }}
          >
            <label className={fields.field}>
              <span>Name</span>
              <input
                autoComplete="off"
                className={fields.input}
                onChange={(event) => setName(event.target.value)}
                placeholder="what happens in it"
                value={name}
              />
            </label>
            <ToolButton isQuiet type="submit">
              {workshop ? 'save as fixture' : 'download'}
            </ToolButton>
          </form>
        </>
      )}
    </>
  )
}

function summaryOf({ ticks, acts }: KeptRecording, tick: number): string {
  return `${printSeconds(ticks * tick)} with ${acts.length} ${acts.length === 1 ? 'act' : 'acts'}`
}
