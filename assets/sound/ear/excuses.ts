import type { Fault, FaultName } from './faults'

const IN_TIME = 'It beats in time with wings that are seen.'

/** By `bundle/cue`: which limits a sound may break, and why. Who is no longer in need of an excuse loses it. */
export const EXCUSES: Readonly<Record<string, Partial<Record<FaultName, string>>>> = {
  'gear/ready': { headroom: 'It says that the line is free, and is heard when nothing rings.' },
  'gear/ring': { silence: 'Between two rings of a telephone there is nothing.' },
  'uh-oh/wings': { length: IN_TIME, likeness: IN_TIME },
}

export function excuseFor({ sound, name }: Fault): string | undefined {
  return EXCUSES[sound]?.[name]
}
