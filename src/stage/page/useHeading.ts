import { useEffect } from 'react'
import { calledNow } from '../../day/heading'
import type { Run } from '../session/run'

/** Has the day's heading say what the day is called at this moment, where it is ever called otherwise than by its prompt. */
export function useHeading(run: Run | null): void {
  useEffect(() => {
    const nameOf = run?.scene.heading
    if (!run || !nameOf) return undefined
    const follow = () => {
      const name = nameOf(run.state)
      if (name !== calledNow.read()) calledNow.set(name)
    }
    follow()
    const stopFollowing = run.subscribe(follow)
    return () => {
      stopFollowing()
      calledNow.set(null)
    }
  }, [run])
}
