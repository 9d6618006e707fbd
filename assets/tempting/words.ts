/** Words of the machine, and the sizes at which they fit their plates. */
export interface MachineWords {
  readonly ribbon: readonly [text: string, size: number]
  readonly question: readonly [text: string, size: number]
  readonly credit: string
  readonly payOut: string
  readonly prize: string
}

export const ENGLISH: MachineWords = {
  ribbon: ['JUST ONE MORE', 32],
  question: ['HOW MANY COINS?', 19],
  credit: 'CREDIT',
  payOut: 'PAY OUT',
  prize: 'NOTHING YET',
}

export const FRENCH: MachineWords = {
  ribbon: ['ENCORE UNE !', 32],
  question: ['COMBIEN DE PIÈCES ?', 15],
  credit: 'CRÉDIT',
  payOut: 'GAINS',
  prize: 'TOUJOURS RIEN',
}
