/** Some of the box's files. */
export interface Share {
  readonly files: number
  readonly bytes: number
}

/** What keeps the rest of the box from coming. */
export type Hindrance = 'offline' | 'no answer' | 'full' | 'incomplete' | 'renewed'

/** What has put an end to it: the visitor, or a hindrance. */
export type End = 'stopped' | 'given back' | Hindrance

/** How much of the box has come along. */
export type TakingAlong =
  /** Nothing is known yet, or nobody is there who would keep anything. */
  | { readonly kind: 'unknown' }
  /** The browser lets nothing be kept. */
  | { readonly kind: 'refused' }
  | Listed

export interface Listed {
  readonly kind: 'listed'
  readonly all: Share
  /** What is kept of it, which is never more. */
  readonly kept: Share
  /** Whether there is anything to give back: more is kept than the index needs. */
  readonly canGiveBack: boolean
  readonly isUnderWay: boolean
  /** How it ended the last time; `null` before that, and when all of it has come. */
  readonly end: End | null
}

export type AlongEvent =
  | { readonly type: 'refused' | 'began' }
  /** List and cache were looked through. */
  | { readonly type: 'listed'; readonly all: Share; readonly kept: Share; readonly canGiveBack: boolean }
  /** A file has come, and is kept. */
  | { readonly type: 'arrived'; readonly bytes: number }
  | { readonly type: 'ended'; readonly end: End | null }

export const NOTHING_KNOWN: TakingAlong = { kind: 'unknown' }

export function afterEvent(state: TakingAlong, event: AlongEvent): TakingAlong {
  if (event.type === 'refused') return { kind: 'refused' }
  if (event.type === 'listed') {
    const { all, kept, canGiveBack } = event
    const { isUnderWay, end } = state.kind === 'listed' ? state : { isUnderWay: false, end: null }
    return { kind: 'listed', all, kept, canGiveBack, isUnderWay, end }
  }
  if (state.kind !== 'listed') return state
  switch (event.type) {
    case 'began':
      return { ...state, isUnderWay: true, end: null }
    case 'arrived': {
      const { files, bytes } = state.kept
      return { ...state, canGiveBack: true, kept: { files: files + 1, bytes: bytes + event.bytes } }
    }
    case 'ended':
      return { ...state, isUnderWay: false, end: event.end }
  }
}

/** Whether all of it is kept. */
export function isWhole({ all, kept }: Pick<Listed, 'all' | 'kept'>): boolean {
  return kept.files >= all.files
}
