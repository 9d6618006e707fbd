/** How the page feels, as `src/reports/vitals.ts` has marked it: each figure's last value and how it is rated. */
export function readVitals(): [name: string, value: string][] {
  const last = new Map<string, string>()
  for (const mark of performance.getEntriesByType('mark')) {
    if (!mark.name.startsWith('vital:') || !(mark instanceof PerformanceMark)) continue
    const { value } = mark.detail as { value: number }
    const name = mark.name.slice('vital:'.length)
    last.set(name, name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`)
  }
  return [...last]
}
