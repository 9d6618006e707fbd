import { useState } from 'react'
import { type KeptRecording, printRecording } from '../stage/time/recording'
import { type DebugContext, messageOf } from './debugContext'
import fields from './fields.module.css'
import { useSampled } from './frames'
import styles from './Recorder.module.css'
import { fileNameOf } from './snapshotText'
import { sourceWriter } from './sourceWriter'
import { ToolButton } from './ToolButton'
import { copyText, downloadText } from './takeAway'
import { type RecorderControl, summaryOf } from './useRecorder'

interface Props {
  readonly context: DebugContext
  readonly recorder: RecorderControl
}

/** Keeps a game, plays it again, and passes it on. */
export function Recorder({ context, recorder }: Props) {
  const { run, day, scene } = context
  const { playhead } = run
  const { activity, recording, begin, keep, replay, endReplay, load } = recorder
  const [name, setName] = useState('')
  const canKeep = useSampled(run, () => playhead.remembersFrom === 0)

  const save = async (kept: KeptRecording) => {
    const fileName = fileNameOf(name)
    if (fileName === '') {
      context.warn('A fixture needs a name of letters or digits.')
      return
    }
    if (!sourceWriter) {
      downloadText(`${day.slug}-${fileName}.json`, printRecording(kept))
      context.tell(`${day.slug}-${fileName}.json is handed over; its place is tests/fixtures/.`)
      return
    }
    try {
      context.tell(await sourceWriter.saveFixture({ name: fileName, recording: printRecording(kept) }))
    } catch (error) {
      context.warn(messageOf(error))
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
            <ToolButton isQuiet onClick={() => void copyText(context, 'The recording', printRecording(recording))}>
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
              {sourceWriter ? 'save as fixture' : 'download'}
            </ToolButton>
          </form>
        </>
      )}
    </>
  )
}
