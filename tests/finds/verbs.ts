/** What one does to find something: all the verbs that there are, and what each means. */
export const VERBS = {
  press: 'touch it once',
  'press again': 'touch it once more while the first touch still works',
  pester: 'touch it over and over, until it has had enough',
  hold: 'stay on it for longer than a press takes, with a finger, the other button or a light',
  stroke: 'go along it, to and fro',
  'set off': 'touch one thing, and another answers',
  aim: 'press when what moves is where it should be',
  'be in time': 'do it within a moment that passes',
  catch: 'press what would get away',
  throw: 'send something flying',
  feed: 'give it to whoever eats it, until nothing is left or nobody is hungry',
  lead: 'have somebody come after the pointer, to a certain place',
  follow: 'go where a thread leads',
  search: 'look where nothing is to be seen',
  wait: 'stay until it comes by itself',
  'leave alone': 'touch nothing, or not that, for as long as it takes',
  'come back': 'do once more what was done, now that something else is',
  'get it wrong': 'do on purpose what cannot work',
  'try one’s luck': 'leave it to chance, again and again',
  'keep up': 'do it so many times running, without a slip or without a rest',
  'go on': 'do what the day is about over and over, until it turns',
  gather: 'have enough of what comes bit by bit',
  complete: 'have had each of some that are there from the start',
  finish: 'come to the end of what can be done at all',
  write: 'enter words',
  draw: 'make a picture',
  'hear out': 'listen, or read, to the end',
} as const

/** How a find is found. */
export interface Doing {
  readonly verb: keyof typeof VERBS
  /** What it is done to: a noun. No two finds are the same verb and the same noun. */
  readonly what: string
  /** All that it takes. */
  readonly how: string
}

/** How each find is found, by its day and its name; the third of each day is the day's turn. */
export const DOINGS: Readonly<Record<string, Readonly<Record<string, Doing>>>> = {
  gargoyle: {
    pigeon: { verb: 'be in time', what: 'pigeon', how: 'press it while it looks up, by itself or after a first press' },
    squint: { verb: 'pester', what: 'gargoyle', how: 'press it in its sleep three times' },
    word: { verb: 'write', what: 'hidden word', how: 'cut the word into the slab whose letters seven days hide' },
  },
  scurry: {
    hop: { verb: 'press', what: 'hedgehog', how: 'press him as he runs' },
    ten: { verb: 'hold', what: 'ring', how: 'the right button, Shift and Enter, or half a second of a finger' },
    hat: { verb: 'gather', what: 'ring', how: 'have a hundred, and wait until the hat comes down' },
  },
  bat: {
    cat: { verb: 'press', what: 'cat', how: 'stroke her on her wall, and she purrs' },
    bedtime: { verb: 'pester', what: 'village', how: 'knock until all seven windows are lit, and once more' },
    rent: { verb: 'go on', what: 'castle', how: 'sink it six times, each time once it stands again' },
  },
  scallop: {
    bust: { verb: 'press', what: 'bust', how: 'press the cap that stands in the pigeonholes' },
    thief: { verb: 'catch', what: 'label thief', how: 'press it as it walks along the foot of the list' },
    bow: { verb: 'go on', what: 'figurine', how: 'look at ten, and then at nobody for a moment' },
  },
  flame: {
    seat: { verb: 'write', what: 'name', how: 'choose one, and sit down' },
    ear: { verb: 'wait', what: 'somebody else’s word', how: 'stay until somebody else speaks' },
    roar: { verb: 'keep up', what: 'talk', how: 'ten messages within a minute, whoever sends them' },
  },
  bouquet: {
    snail: { verb: 'press', what: 'snail', how: 'press it as it crosses the hill' },
    really: { verb: 'try one’s luck', what: 'daisy', how: 'be loved three times running' },
    bouquet: { verb: 'gather', what: 'daisy', how: 'finish seven' },
  },
  trip: {
    dizzy: { verb: 'press', what: 'ball', how: 'choose who is in the third' },
    hen: { verb: 'be in time', what: 'stowaway', how: 'press her while the trunk lies flat' },
    overleaf: { verb: 'complete', what: 'traveller', how: 'send all three away, one after the other' },
  },
  match: {
    ladybirds: { verb: 'press', what: 'ladybird', how: 'press the attempts that are left' },
    foot: { verb: 'be in time', what: 'footprint', how: 'be right within 4.5 s, before a portrait is seen' },
    guide: { verb: 'finish', what: 'game', how: 'play one to its end, won or lost, until the rank is there' },
  },
  nest: {
    lamp: { verb: 'press', what: 'lantern', how: 'press it, and it burns low' },
    worm: { verb: 'be in time', what: 'lodger', how: 'press it within the 4 s in which it looks out' },
    third: { verb: 'complete', what: 'deed', how: 'put the pairs of all ten to bed' },
  },
  crabby: {
    pat: { verb: 'press', what: 'Pim', how: 'press him, and he pats Biggin' },
    hermit: { verb: 'set off', what: 'crab', how: 'press the crab, and the hermit does as it did' },
    wave: { verb: 'go on', what: 'sea', how: 'call five waves for a castle, and two more' },
  },
  eagle: {
    wink: { verb: 'press', what: 'eye', how: 'press it once the crest is whole' },
    drop: { verb: 'be in time', what: 'drop of ink', how: 'press the pen while the drop still hangs' },
    sheet: { verb: 'catch', what: 'star', how: 'press five as they come by' },
  },
  forget: {
    knot: { verb: 'hold', what: 'handkerchief', how: 'keep the light on it for 1.5 s' },
    lost: { verb: 'search', what: 'verdict', how: 'take the light to the far right' },
    all: { verb: 'follow', what: 'thread', how: 'come by all sixteen, and stay with each' },
  },
  kind: {
    slice: { verb: 'hear out', what: 'slice of pie', how: 'read its text to the end, and close it' },
    moth: { verb: 'press', what: 'moth', how: 'press it at the lit lamp' },
    door: { verb: 'come back', what: 'things of the room', how: 'put the lamp out, and read all four again' },
  },
  empty: {
    slot: { verb: 'press', what: 'slot', how: 'press it, and dust is blown out' },
    spider: { verb: 'leave alone', what: 'console', how: 'no sound for 9 s; then press the spider' },
    page: { verb: 'draw', what: 'page', how: 'press three times in vain, and lead the drop over the glass' },
  },
  armadillo: {
    ant: { verb: 'press', what: 'ant', how: 'press it on the ruler, and it gives back what it took' },
    ball: { verb: 'leave alone', what: 'sleeper', how: 'touch nothing until it believes itself alone' },
    whole: { verb: 'finish', what: 'plate', how: 'split what can be split, and wait' },
  },
  fowl: {
    startle: { verb: 'press', what: 'hen', how: 'press her as she runs' },
    six: { verb: 'go on', what: 'hen', how: 'press her until the sixth of her sisters has flown' },
    fair: { verb: 'catch', what: 'flying hen', how: 'press each of the six in the air' },
  },
  salty: {
    mug: { verb: 'press', what: 'mug', how: 'press it, and it sloshes' },
    lamp: { verb: 'press again', what: 'lamp', how: 'push it once more before it hangs still' },
    ship: { verb: 'lead', what: 'captain', how: 'have him slam the mug eight times, there and back' },
  },
  scrape: {
    house: { verb: 'stroke', what: 'silver', how: 'rub it off until a house is seen' },
    cat: { verb: 'set off', what: 'cat', how: 'with a coin won and three cards dead, press her: the coin falls' },
    sum: { verb: 'throw', what: 'card', how: 'throw ten aside, scratched or not' },
  },
  ponytail: {
    laughing: { verb: 'press again', what: 'lancer', how: 'press her, and while she is furious once more' },
    braided: { verb: 'stroke', what: 'ponytail', how: 'go along it three times' },
    hushed: { verb: 'complete', what: 'mood', how: 'see all seven and braid her, or see them twice; then the eighth' },
  },
  bluff: {
    bat: { verb: 'pester', what: 'bat', how: 'press it three times: it wakes, flies, turns over' },
    story: { verb: 'leave alone', what: 'wall', how: 'let 14 drops fall in the cave' },
    herrings: { verb: 'complete', what: 'bluff', how: 'call those of goat, hen and bat, and then the gull’s' },
  },
  baddog: {
    tickle: { verb: 'be in time', what: 'dog', how: 'press him within the 3 s in which he is up' },
    bald: { verb: 'go on', what: 'dandelion', how: 'have him bark six times, or brush the seeds off by hand' },
    good: { verb: 'throw', what: 'stick', how: 'press high in the sky three times' },
  },
  heist: {
    statue: { verb: 'press', what: 'thief', how: 'press him, and he stands still' },
    corner: { verb: 'lead', what: 'thief', how: 'have him come into the upper left corner, and press him there' },
    haul: { verb: 'gather', what: 'loot', how: 'have six things in the sack, and take him to the window' },
  },
  booger: {
    in: { verb: 'aim', what: 'nostril', how: 'press when the finger is below one' },
    miss: { verb: 'get it wrong', what: 'nose', how: 'press when the finger is beside it' },
    king: { verb: 'keep up', what: 'streak', how: 'hit six times running' },
  },
  fairy: {
    toad: { verb: 'press', what: 'toad', how: 'press it, and it hiccups' },
    laugh: { verb: 'get it wrong', what: 'bottle', how: 'press a second fairy while one is in it' },
    song: { verb: 'complete', what: 'fairy', how: 'let each of the three out over the water' },
  },
  tempting: {
    win: { verb: 'try one’s luck', what: 'reels', how: 'pull until three alike stand on a line' },
    sneeze: { verb: 'press', what: 'nose', how: 'press it, and it screws up its eyes' },
    tomorrow: { verb: 'go on', what: 'lever', how: 'pull twenty times, or lose even what it lends' },
  },
  ego: {
    again: { verb: 'press again', what: 'heroes', how: 'press once more while they swing' },
    overgrown: { verb: 'leave alone', what: 'meadow', how: 'mow some of it, and wait until all has grown again' },
    statues: { verb: 'search', what: 'mown grass', how: 'find the six things that stood in it' },
  },
  snack: {
    soar: { verb: 'get it wrong', what: 'treat', how: 'let one fall where she cannot get' },
    burp: { verb: 'wait', what: 'tenth bite', how: 'stay until she has eaten ten' },
    banquet: { verb: 'feed', what: 'ants', how: 'let fall what they carry home, until they have twenty' },
  },
  camping: {
    tenant: {
      verb: 'wait',
      what: 'light behind a door',
      how: 'stay, some 23 s, until whoever lives in the mushroom is home',
    },
    bear: { verb: 'press', what: 'bear', how: 'press the two glints in the dark' },
    all: { verb: 'complete', what: 'sleeper in the wood', how: 'press all twelve, or hang the lantern before them' },
  },
  'uh-oh': {
    witness: { verb: 'set off', what: 'bird', how: 'press her: she shrieks, and the witness has a word to say' },
    blot: { verb: 'press', what: 'blot', how: 'press the small print' },
    back: { verb: 'feed', what: 'bird', how: 'press all ten letters, for her to eat' },
  },
  gear: {
    call: { verb: 'hear out', what: 'call', how: 'answer, and listen to all five lines' },
    sock: { verb: 'press', what: 'sock', how: 'press what hangs there to dry' },
    crank: { verb: 'keep up', what: 'crank', how: 'turn it three times within 4 s' },
  },
  farm: {
    fish: { verb: 'catch', what: 'fish', how: 'press a trap out of which a tail looks' },
    three: { verb: 'leave alone', what: 'catch', how: 'press no trap until three are full' },
    supper: { verb: 'gather', what: 'fish', how: 'hang thirteen on the rack' },
  },
}
