import type { CalendarDay } from '../calendar'
import { type Outcome, outcomeOf } from '../sharing/outcomeOf'
import { type Action, fileNameOf } from './actions'
import { finishedCard } from './card'
import type { PrintedCard } from './takeCard'

/** How long a file may be fetched from its address after it was saved, in ms: a browser does so when it finds the time. */
const FETCHED = 60_000

/** What is sent. */
export interface Postcard {
  readonly card: PrintedCard
  readonly day: CalendarDay
  readonly line: string
  readonly address: string
}

/** Does it, by the browser's own means. */
export function perform(action: Action, postcard: Postcard): Promise<Outcome> {
  return outcomeOf(() => DOES[action](postcard))
}

const DOES: Readonly<Record<Action, (postcard: Postcard) => Promise<void>>> = {
  async save(postcard) {
    const address = URL.createObjectURL(await pictureOf(postcard))
    const link = document.createElement('a')
    link.href = address
    link.download = fileNameOf(postcard.day)
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), FETCHED)
  },
  // What is promised may be handed over at once: a browser that waits for it takes the press for the visitor's wish.
  copy: (postcard) => navigator.clipboard.write([new ClipboardItem({ 'image/png': pictureOf(postcard) })]),
  async share(postcard) {
    const file = new File([await pictureOf(postcard)], fileNameOf(postcard.day), { type: 'image/png' })
    await navigator.share({ files: [file], url: postcard.address })
  },
  'copy link': ({ address }) => navigator.clipboard.writeText(address),
}

function pictureOf({ card, line }: Postcard): Promise<Blob> {
  const finished = finishedCard([card.card, card.stamp, card.postmark], line)
  return new Promise((resolve, reject) => {
    finished.toBlob(
      (picture) => (picture ? resolve(picture) : reject(new Error('The card is no picture.'))),
      'image/png',
    )
  })
}
