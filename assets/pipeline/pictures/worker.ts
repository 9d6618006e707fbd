import { FrameStore } from './frameStore'
import { namedFrames, type Outcome, type RenderTask, renderFrame } from './renderTask'

/** What a worker answers: the outcomes of its task, or why it failed. */
export type Answer = { outcomes: Outcome[] } | { failure: string }

// A process of its own, which draws what it is sent. Started by pool.ts.
process.on('message', (task: RenderTask) => {
  renderFrames(task).then(sendAnswer, (error: unknown) => {
    sendAnswer({ failure: error instanceof Error ? error.message : String(error) })
  })
})

async function renderFrames(task: RenderTask): Promise<Answer> {
  const store = new FrameStore(task.store)
  const frames = await namedFrames(task)
  return { outcomes: frames.map((frame) => renderFrame(frame, task.machinery, store, task.force)) }
}

function sendAnswer(message: Answer): void {
  process.send?.(message)
}
