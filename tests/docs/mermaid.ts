export interface Node {
  readonly id: string
  readonly label: string
  /** The frame that it stands in, if it does. */
  readonly house?: string
}

/** An arrow between two nodes, by their ids. */
export interface Edge {
  readonly from: string
  readonly to: string
  readonly label?: string | undefined
  readonly isDotted: boolean
}

/** A flow chart, downwards, as a block of Markdown that GitHub draws. */
export function mermaid(nodes: readonly Node[], edges: readonly Edge[]): string {
  const houses = [...new Set(nodes.map(({ house }) => house))]
  const lines = houses.flatMap((house) => {
    const inside = nodes.filter((node) => node.house === house).map(({ id, label }) => `  ${id}["${escaped(label)}"]`)
    if (house === undefined) return inside
    const frame = `  subgraph ${house.replaceAll('/', '-')}["${house}"]`
    return [frame, '    direction TD', ...inside.map((line) => `  ${line}`), '  end']
  })
  const arrows = edges.map(({ from, to, label, isDotted }) => {
    const text = label === undefined ? '' : `|"${escaped(label)}"|`
    return `  ${from} ${isDotted ? '-.->' : '-->'}${text} ${to}`
  })
  return ['```mermaid', 'flowchart TD', ...lines, ...arrows, '```'].join('\n')
}

/** A `#` begins a code for a character there. */
function escaped(label: string): string {
  return label.replaceAll('#', '#35;')
}
