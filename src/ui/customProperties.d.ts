import 'react'

declare module 'react' {
  /** What components tell their style sheets. */
  interface CSSProperties {
    /** 0…100. */
    '--volume'?: number
    /** How deep a line lies in a tree, from 0. */
    '--depth'?: number
    /** Which tab of the book it is, from 0. */
    '--tab'?: number
    /** How much of it there is, from 0 to 1. */
    '--share'?: number
  }
}
