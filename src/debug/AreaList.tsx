import { createPortal } from 'react-dom'
import type { Run } from '../stage/session/run'
import styles from './AreaList.module.css'
import fields from './fields.module.css'
import { useSampled } from './frames'
import { HitAreaOutlines } from './HitAreaOutlines'

/** What can be pressed, in a list and over the picture. */
export function AreaList({ run }: { readonly run: Run }) {
  const lines = useSampled(run, () =>
    run.areas.map(({ id, label, order }) => [order ?? '', id, label.en, label.fr].join('\t')).join('\n'),
  )
  const areas = lines === '' ? [] : lines.split('\n').map((line) => line.split('\t'))
  return (
    <>
      {createPortal(<HitAreaOutlines run={run} />, document.body)}
      {areas.length === 0 && <p className={fields.remark}>Nothing can be pressed now.</p>}
      <ul className={styles.areas}>
        {areas.map(([order, id, english, french]) => (
          <li className={styles.area} key={id}>
            <span className={styles.order}>{order === '' ? '–' : `${order}.`}</span>
            <span>{id}</span>
            <span className={styles.label} title={`${english} / ${french}`}>
              {english}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
