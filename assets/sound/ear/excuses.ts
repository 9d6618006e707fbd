import type { Fault, FaultName } from './faults'

const MARIMBA = 'It is a marimba: wood that is tuned.'
const TELEPHONE = 'A telephone is known by its pure tones.'
const IN_TIME = 'It beats in time with wings that are seen.'

/** By `bundle/cue`: which limits a sound may break, and why. Who is no longer in need of an excuse loses it. */
export const EXCUSES: Readonly<Record<string, Partial<Record<FaultName, string>>>> = {
  'armadillo/pop128': { mark: 'The largest of six pops: its tone is the lowest of their scale, and low is a drum.' },
  'baddog/prrr': { mark: 'A tongue between lips: there is no label for it but that of snoring, which comes first.' },
  'bat/flutter': { mark: 'A cloud of thirteen bats: with fewer wings, so that each is heard, it was no cloud.' },
  'bat/rumble': { mark: 'A castle sinks to jolts that are seen, ten a second: thunder has no such beat.' },
  'bat/shutter': { mark: 'Two knocks enclose the creak, which is as short as the shutter is quick.' },
  'bluff/patter': { mark: 'Chalk lines that run on small feet: longer scrapes made music of it.' },
  'bluff/surf': { mark: 'Every wave strikes the rock, as is seen, and such blows pass for shots.' },
  'bluff/wings': {
    mark: 'Skin has no quills that hiss, and the beats follow each other as fast as a bat is seen to fly.',
  },
  'eagle/burin': { mark: 'Steel in copper curls a hair of metal: what was recorded is nails, pens and saws.' },
  'eagle/rush': { mark: 'A wind from between the stars has nothing to blow in, neither leaves nor gusts.' },
  'empty/flicker': {
    mark: 'A lamp that goes out four times: the right label is third, but no recorded chime is so short.',
  },
  'empty/slits': { mark: 'Four slits under a nail are over in a third of a second; scratching goes on.' },
  'forget/rattle': { mark: 'Two batteries in a torch: dull tin. Bright enough for metal, it was a telephone.' },
  'fowl/wings': { mark: 'Small wings that never leave the ground: no bird flies like that.' },
  'gargoyle/buzz': { mark: 'Two tones of a buzzer are music to the network; rougher, they were a rude noise.' },
  'gear/crank': { mark: 'It ends on both bells, as is seen, after half a second of its teeth.' },
  'gear/hangUp': { harmonicity: TELEPHONE, edge: TELEPHONE },
  'gear/ready': { edge: TELEPHONE, headroom: 'It says that the line is free, and is heard when nothing rings.' },
  'gear/ring': { silence: 'Between two rings of a telephone there is nothing.' },
  'match/wrong': { harmonicity: MARIMBA, purity: MARIMBA, mark: MARIMBA },
  'nest/flapped': { mark: 'Under a blanket wings lose the hiss that they are known by.' },
  'nest/mewed': { mark: 'Said in a dream, under a blanket: of a cat the network knows the open throat.' },
  'salty/slam': { mark: 'A mug, a table and all that stands on it, at once: a door has one board.' },
  'scrape/coins': { mark: 'It is a fanfare, in which coins clink.' },
  'scrape/sigh': { mark: 'A coin sighs: its metal hums along, and it sinks on its edge, as no person does.' },
  'snack/munch': { mark: 'It is heard every 0.8 s, so one bite of it is short: chewing goes on.' },
  'uh-oh/roll': { mark: 'A crank with a sheet that runs over wood: as even as a bicycle, which comes first.' },
  'uh-oh/wings': { length: IN_TIME, likeness: IN_TIME },
}

export function excuseFor({ sound, name }: Fault): string | undefined {
  return EXCUSES[sound]?.[name]
}
