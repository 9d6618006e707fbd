import type { FigurineText } from './figurineText'

/** The 127 figurines in English, in the order of their numbers. */
export const texts: readonly FigurineText[] = [
  {
    name: 'Pim, bareheaded',
    description: 'Has washed his hair for the first time since the story began. He does not recognise his own ears.',
  },
  {
    name: 'Pim and Biggin',
    description: 'One has the sword, the other has the ideas. On good days it is the same one.',
  },
  {
    name: 'Princess Orlia',
    description:
      'Ran away from the palace twice: once to be rescued by nobody, and once more because she had forgotten her quill.',
  },
  {
    name: 'Biggin',
    description:
      'Forty drops at Hats & Remorse, and they would have paid Pim fifty to take him. Speaks six languages and complains in a seventh.',
  },
  {
    name: 'Morvane',
    description:
      'Wishes to drown the world in ink, but tidily, and only after lunch. Was not asked to his sister’s wedding.',
  },
  {
    name: 'King Aldebert',
    description:
      'Reigns mostly in the afternoons. His sceptre went missing under the throne in year two, and the spoon does just as well for soup.',
  },
  {
    name: 'Minister Quibble',
    description:
      'Author of the tax on shadows, the tax on sneezes, and a refund that nobody has survived applying for.',
  },
  {
    name: 'Dorrel the baker',
    description:
      'Two drops a bun, three if you whistle. Brannoc the smith owes her for three hundred and twelve of them; the rolling pin is for him.',
  },
  {
    name: 'Lampkeeper Isolde',
    description:
      'Lights all forty lamps of Blotterby before supper. Then she goes round once more and blows out thirty, because oil is five drops.',
  },
  {
    name: 'Old Quillow',
    description:
      'Has taught three generations to write and none of them to stop. He is looking for his pen. Kindly do not tell him.',
  },
  {
    name: 'Brannoc the smith',
    description:
      'Can lift a cow, and has. The hammer is his grandmother’s; with his own he flattens the village, and Dorrel’s dough with it.',
  },
  {
    name: 'Minna Braids',
    description:
      'Nine thousand and four skips without a mistake. She will count this one for you. She will count all of them for you.',
  },
  {
    name: 'Postman Pelle',
    description:
      'Neither rain nor night has ever held him up. The goose has, on forty-one occasions, and it knows the timetable.',
  },
  {
    name: 'Angler Tobb',
    description:
      'Has caught eleven boots, which he sells to Hobb at nine drops the pair. He suspects Hobb of knowing where they come from.',
  },
  {
    name: 'Mother Hesper',
    description:
      'Landlady of the Spilt Pot. Carries six mugs in one hand and a grudge in the other, against Osric, about a soup.',
  },
  {
    name: 'Corvin the barber',
    description:
      'Four drops a cut, and you may keep the ear. He has sworn revenge on Biggin, who hides the only decent hair in town.',
  },
  {
    name: 'Odile the seamstress',
    description:
      'Once sewed herself into a wedding dress and was married before she could find the end of the thread. It was a good match.',
  },
  {
    name: 'Grumbold the ferryman',
    description:
      'One drop to cross the Smudge, nine to come back. There is a face in there; his mother says it was a nice one.',
  },
  {
    name: 'Pepin the apprentice',
    description: 'Was told to bring the jars in one journey, and never told where. That was in March.',
  },
  {
    name: 'Nan Tuppence',
    description: 'Lend her one drop and she owes you one. Borrow one, and you will be introduced to arithmetic.',
  },
  {
    name: 'Fitch the ratcatcher',
    description: 'Paid by the rat. The rats are paid by Fitch. Everyone has been very comfortable since the spring.',
  },
  {
    name: 'Sabine the clockmender',
    description:
      'Her clocks are exact to the second, though not always to the day. The cuckoo has asked for Tuesdays off.',
  },
  {
    name: 'Constable Ulric',
    description:
      'Fines range from twelve drops to eleven, if you let him sleep. No crime has been seen in Blotterby since he pulled his helmet down.',
  },
  {
    name: 'Vesna the gardener',
    description:
      'Talks to her plants, and on Sundays lets them answer. The hedge has gone too far, and the two are no longer speaking.',
  },
  {
    name: 'Bartle the bell-ringer',
    description:
      'Deaf to all advice since the age of nine. He rings the hours by the smell of Dorrel’s oven, and noon is when it burns.',
  },
  {
    name: 'Lotte the laundress',
    description:
      'Knows everybody’s secrets by their cuffs. The long johns are the King’s; the patch is a matter of state.',
  },
  {
    name: 'Hobb the cobbler',
    description: 'Mends any boot for nine drops. The large one came with a note: Please hurry, I am hopping.',
  },
  {
    name: 'Madame Vervaine',
    description: 'Sells remedies for everything but curiosity. The gentleman in the jar had asked what was in the jar.',
  },
  {
    name: 'Osric the cook',
    description:
      'Tastes from within, as the great masters did. The soup is one drop a bowl; Mother Hesper says that it needs a bath less.',
  },
  {
    name: 'Jory the sweep',
    description: 'Went up the chimney blond. It is good luck to shake his hand, and five drops for the soap.',
  },
  {
    name: 'Aunt Agatha',
    description: 'Began a scarf for her nephew when he was four. He is forty, lives abroad, and can feel it coming.',
  },
  {
    name: 'Ludo the juggler',
    description:
      'Five bottles in the air and a sixth, he feels, somewhere. The applause has always come from behind him, and it was glass.',
  },
  {
    name: 'Balthus the painter',
    description: 'Paints people as they wish to be, for thirty drops. For forty he stands in for them.',
  },
  {
    name: 'Wren the goose girl',
    description:
      'The goose is called Admiral and takes no orders. Wren sits backwards so as to see what has been done, and to whom.',
  },
  {
    name: 'Mortimer the gravedigger',
    description:
      'The happiest man in town. He has seen how everything ends, and says there are worms, and that they are charming.',
  },
  {
    name: 'Dame Philippa',
    description:
      'Librarian. Silence is free, whispering two drops, and the cat may be borrowed for a fortnight. It has never come back on time.',
  },
  {
    name: 'Ansel the bandsman',
    description: 'Blew a note into it last winter, and is waiting with interest. The neighbours have packed.',
  },
  {
    name: 'Tilda the town crier',
    description: 'Does not shout. This is her indoor voice.',
  },
  {
    name: 'A Passer-by',
    description: 'Has nothing to do with any of this, and would be obliged if you did not look.',
  },
  {
    name: 'Lady Dandelion',
    description: 'Three people have said “bless you” in her life, and each time she was bald for a year.',
  },
  {
    name: 'Sullen Inkcap',
    description: 'Was promised a rose. The wand grants wishes, but only the ones you are ashamed of.',
  },
  {
    name: 'The Button Fairy',
    description: 'It was never the wash. She takes one from every shirt, and cannot do up a single thing she owns.',
  },
  {
    name: 'The Tooth Clerk',
    description:
      'Two drops a tooth, minus stamp, pillow fee and rounding. Milk teeth are carried over to the next child.',
  },
  {
    name: 'The Last Candle',
    description:
      'Burns until the very last guest goes home. She has met the Passer-by, and hates a man who takes his time.',
  },
  {
    name: 'Godmother Grumm',
    description:
      'You shall go to the ball, and you will like it, and you will be home by nine. The pumpkin is for afterwards, with butter.',
  },
  {
    name: 'Elder Thrum',
    description:
      'Swore not to shave until the kingdom had a sensible minister. He has had the wheelbarrow widened twice.',
  },
  {
    name: 'Granny Blot',
    description: 'Everyone’s grandmother, by her own account. Biscuits in the left pocket, verdicts in the right.',
  },
  {
    name: 'The Oldest Man',
    description:
      'Is dusted on Saturdays. Asked for the secret of a long life, he said “What?”, and has been quoted ever since.',
  },
  {
    name: 'Elder Ode',
    description: 'Sees all that will be, as far as supper. Tomorrow it is leek.',
  },
  {
    name: 'Elder Moss',
    description:
      'Sat down to think in the year of the flood. Finches have since taken a lease on his head, and he has not the heart to get up.',
  },
  {
    name: 'General Hark, retired',
    description:
      'Won the Battle of the Blotter by not hearing the order to retreat. The back is for medals that came later.',
  },
  {
    name: 'The Three Aunts',
    description: 'Not Agatha’s friends: Agatha’s aunts. They have heard that you are not eating.',
  },
  {
    name: 'The Choir of Saint Smudge',
    description: 'Nine voices and a snore. The snore has the solo at Easter.',
  },
  {
    name: 'The Brothers Tumm',
    description: 'A single gentleman of means, they say, on his way to the bank. The middle one has not been asked.',
  },
  {
    name: 'The Night Watch',
    description: 'They take it in turns. It is the other one’s turn.',
  },
  {
    name: 'The Palace Guard',
    description:
      'Sworn to give their lives for the King, and back by five. The third is really Osric’s nephew, and the pot is really Osric’s.',
  },
  {
    name: 'A Passer-by',
    description: 'The same one, coming back. He had forgotten his umbrella.',
  },
  {
    name: 'Dorrel’s Bakery',
    description:
      'The walls are crust, two days old. In a hard winter the whole street has been known to come round for a bit of the porch.',
  },
  {
    name: 'Brannoc’s Smithy',
    description:
      'The fist on the chimney was a commission that the customer never fetched. It points at the bakery in an east wind.',
  },
  {
    name: 'The Spilt Pot',
    description:
      'Best inn in Blotterby, the other having been drunk. A bed is eight drops, and the puddle is extra in summer.',
  },
  {
    name: 'Hats & Remorse',
    description:
      'All sales are final and most of them are regretted. The empty hook in the window was Biggin’s, and they have framed it.',
  },
  {
    name: 'The Slow Kettle',
    description: 'Tea for one drop, when it comes. The gentleman in the corner ordered it as a boy.',
  },
  {
    name: 'Hobb’s Boots',
    description:
      'The giant has written again. He is still hopping, and would like to know whether anybody lives in it.',
  },
  {
    name: 'Vervaine’s Remedies',
    description: 'Ring once for a cure, twice for a second opinion. The skull on top was the second opinion.',
  },
  {
    name: 'The Honest Stall',
    description: 'Everything three drops, whatever it may have cost you when you owned it.',
  },
  {
    name: 'The Wandering Shop',
    description:
      'Seven drops for anything, for nobody has ever caught up with it to ask for change. It does four yards a day.',
  },
  {
    name: 'Nibs & Sons',
    description: 'Pens since the first word. The sons are all daughters, but the sign had been paid for.',
  },
  {
    name: 'The Well of Second Thoughts',
    description: 'Drop a coin in, make a wish, and it will be talked over. Three in four come back with a note.',
  },
  {
    name: 'The Windless Mill',
    description: 'Grinds ink, at one drop the sack. The man with the bellows has been its weather for thirty years.',
  },
  {
    name: 'The Toll Bridge',
    description:
      'A drop to cross it, and a drop to walk round. What lives below has a family, it says, and it shows you the teeth marks.',
  },
  {
    name: 'The Inland Lighthouse',
    description: 'Not one ship has struck this hill since it was built. The sheep takes the night shift.',
  },
  {
    name: 'Castle Aldebert',
    description: 'Built for a siege, and kept up for a nap. Please wipe your feet on the tongue.',
  },
  {
    name: 'The Letter Tree',
    description:
      'Where letters go that were never sent. In autumn the whole town walks by with its head down, reading.',
  },
  {
    name: 'The Leaky Sieve',
    description: 'Sank in the harbour, at sea, and once in a painting. Her captain bails with what he has.',
  },
  {
    name: 'The Closed Circus',
    description:
      'Left town in a hurry, without itself. Somebody inside is still laughing, but his heart is no longer in it.',
  },
  {
    name: 'Morvane’s Inkstand',
    description:
      'Two hundred and six steps to the study, and he always forgets what he came up for. The light is left on for the moths.',
  },
  {
    name: 'The Chest of Single Socks',
    description: 'Four hundred, and every one swears that it was the other who left.',
  },
  {
    name: 'The Shelf of Sighs',
    description:
      'Six drops the bottle; relief costs more than regret. Uncork them one by one, or else they start to talk.',
  },
  {
    name: 'The Heap of Lost Keys',
    description: 'Every door you ever stood outside of is in here somewhere. The magpie has it sorted by shine.',
  },
  {
    name: 'The Tray of Moths',
    description: 'Eight moths and a note: “Gone to the lamp. Do not wait up.”',
  },
  {
    name: 'Biggin’s Former Heads',
    description:
      'A judge, a bishop and a general. The pumpkin was during a difficult winter, and he will not have it mentioned.',
  },
  {
    name: 'Quibble’s Seals',
    description:
      'For granting, there is a very small one. It went round once in the year of the comet and somebody got a goat.',
  },
  {
    name: 'A Tame Swarm',
    description:
      'Comes when it is called, and goes when it is asked twice. That is not its face; that is what it thinks of yours.',
  },
  {
    name: 'Burr',
    description: 'Black, round and cross at both ends. The spoon was somebody’s idea of making friends.',
    habitat: 'Lives in coat linings and under sofas.',
    tip: 'Do not pull the spoon. That is how it starts.',
  },
  {
    name: 'Shaggle',
    description: 'Three eyes, one comb, and the comb is lost in there with a search party.',
    habitat: 'Lives in caves that are a size too small.',
    tip: 'Offer to hold the mirror.',
  },
  {
    name: 'Nibstalker',
    description: 'Walks on tiptoe across anything you have just finished writing.',
    habitat: 'Haunts clean copies, chiefly page one.',
    tip: 'Blot it from above, and swiftly.',
  },
  {
    name: 'Snailiff',
    description: 'Serves writs for Quibble at a speed that has ruined only grandchildren.',
    habitat: 'Lives at its own address, which it brings along.',
    tip: 'Move house. Then move again in spring.',
  },
  {
    name: 'Quarrel Crow',
    description: 'Cuts you off in the middle of a',
    habitat: 'Nests in torn contracts.',
    tip: 'Agree at once, and pick up the pieces later.',
  },
  {
    name: 'Strutfish',
    description: 'Left the sea because it was full of fish. It has a letter from a lady in the next pond.',
    habitat: 'Promenades along the quay, from four to six.',
    tip: 'Tread on its shadow; it will demand satisfaction and trip.',
  },
  {
    name: 'Wobbling Duke',
    description: 'A nobleman of raspberry descent, served cold. Twelve forks are missing since his last dinner.',
    habitat: 'Found on sideboards, and in all the best houses.',
    tip: 'Never with a spoon. Wait for a warm day.',
  },
  {
    name: 'Bookworm',
    description: 'Has read everything in the library from the inside. Dame Philippa has sworn to outlive it.',
    habitat: 'Between the pages of whatever you wanted.',
    tip: 'Lend it a novel with the ending torn out.',
  },
  {
    name: 'Hollow Sir',
    description: 'No one has been in there for a hundred years. The mouse keeps up the fees at the club.',
    habitat: 'Stands in corridors, by the umbrella.',
    tip: 'A piece of cheese held on the left makes it turn right.',
  },
  {
    name: 'Biting Shears',
    description: 'Used to be Vesna’s. Something a rose said drove them wild.',
    habitat: 'Hedges, hems and the ends of long beards.',
    tip: 'Throw them a stone; they will never let that rest.',
  },
  {
    name: 'Grumpcap',
    description: 'Came up overnight, and wishes to know who is responsible.',
    habitat: 'Damp lawns, wherever a picnic was planned.',
    tip: 'Apologise first. Then step over.',
  },
  {
    name: 'Lampwolf',
    description: 'Howls at any light that is not the moon, and then apologises, and then flies into it.',
    habitat: 'Round Isolde’s lamps, after supper.',
    tip: 'Blow out the candle and it forgets what it was.',
  },
  {
    name: 'Plain Blot',
    description: 'Somebody dropped it, and nobody wiped. It has thought of itself as a monster since Tuesday.',
    habitat: 'On the good tablecloth.',
    tip: 'A glance of mild respect is quite enough.',
  },
  {
    name: 'Gobbling Tulip',
    description:
      'Planted for its scent, kept on for the postmen. Two mouths eat, and the third complains of the helpings.',
    habitat: 'Window boxes, ground floor.',
    tip: 'Feed the left one; the others will see to it.',
  },
  {
    name: 'Paperweight',
    description: 'Was carved to guard one sheet of paper, and has never been told that it is blank.',
    habitat: 'Desks of absent kings.',
    tip: 'Open a window. It dare not leave the page.',
  },
  {
    name: 'Coat Without',
    description: 'Follows its owner’s habits, though not its owner, who caught cold and stayed that way.',
    habitat: 'Cloakrooms, the last peg on the right.',
    tip: 'Put something heavy in the pockets.',
  },
  {
    name: 'Flourish',
    description: 'Lies in wait at the foot of a letter, looking like a name you trust.',
    habitat: 'Contracts, cheques, love letters.',
    tip: 'Read what stands above it. It cannot abide that.',
  },
  {
    name: 'Peeper',
    description: 'Watches. That is all it does, and it would rather you did not make it awkward.',
    habitat: 'Behind doors, level with the knob.',
    tip: 'Breathe on it.',
  },
  {
    name: 'Inkhound',
    description:
      'Fetches whatever is thrown, and a good deal that was nailed down. Leaves prints on everything, gladly.',
    habitat: 'Freshly scrubbed floors.',
    tip: 'Say “bath”.',
  },
  {
    name: 'Laundry Ghost',
    description: 'Died of embarrassment on a washing line, and hangs about. Lotte irons it when it is low.',
    habitat: 'Back gardens, on windless Mondays.',
    tip: 'Rain, or a firm fold down the middle.',
  },
  {
    name: 'Hairpin Spider',
    description: 'Holds everything together until you lean back. Corvin pays a drop for each, alive.',
    habitat: 'The nape, towards evening.',
    tip: 'Stay still and think of short hair.',
  },
  {
    name: 'Brolly Bat',
    description: 'Sleeps folded by the door. More than one gentleman has been carried home, though not to his.',
    habitat: 'Umbrella stands, all through the dry season.',
    tip: 'Always look for the ears before you press.',
  },
  {
    name: 'Saucepan Crab',
    description: 'Moved into a saucepan for the acoustics. Osric is still looking for the lid.',
    habitat: 'Kitchens by the sea, bottom cupboard.',
    tip: 'Light the stove and take your time.',
  },
  {
    name: 'Feral Kettle',
    description:
      'Ran away from the Slow Kettle after ninety years of being watched. It boils at once now, out of spite.',
    habitat: 'Hearths with nobody at them.',
    tip: 'Turn your back on it.',
  },
  {
    name: 'Biting Chair',
    description: 'Do sit down.',
    habitat: 'Waiting rooms.',
    tip: 'Stand.',
  },
  {
    name: 'Wicked Candle',
    description: 'Burned at both ends in its youth and has never forgiven the middle.',
    habitat: 'Cellars; stairs to cellars.',
    tip: 'Keep it talking. It has four hours at most.',
  },
  {
    name: 'Ninth Cat',
    description:
      'The eight before it were lovely. Its front half has been fed already, whatever the other end may tell you.',
    habitat: 'Both sides of any door.',
    tip: 'Open. Close. Open. It tires sooner than you, just.',
  },
  {
    name: 'Tax Toad',
    description:
      'Collects for Quibble a tongue’s length from every purse. Croaks when it counts, and it is always counting.',
    habitat: 'The Runny Marsh, and the queue at counter four.',
    tip: 'Pay in flies.',
  },
  {
    name: 'Topiary Bear',
    description: 'Was to have been a peacock. Vesna’s shears slipped, something growled, and that was that.',
    habitat: 'Formal gardens, never twice in the same spot.',
    tip: 'Wait until autumn. Bring a rake.',
  },
  {
    name: 'The Corked Giant',
    description:
      'Nobody knows what vintage it is. Those who drew the cork are described by their friends as having been brave.',
  },
  {
    name: 'The Disagreeing Hydra',
    description:
      'Cut one head off and two take its place, both against. The third one only wants to finish her chapter.',
  },
  {
    name: 'The Press',
    description:
      'Printed the story of Pim’s defeat in an edition of ten thousand, before the fight. It is still hoping to sell them.',
  },
  {
    name: 'The Hand',
    description: 'Morvane’s left. It walked out over a matter of rings, and has done rather well alone.',
  },
  {
    name: 'Old Gulp',
    description: 'Wears every hook that ever missed. He writes to Tobb at Christmas, care of the boot.',
  },
  {
    name: 'The Folded Dragon',
    description:
      'Dreads rain, scissors and being asked what it says inside. It is a love letter, to somebody called Occupant.',
  },
  {
    name: 'Midnight',
    description: 'Always strikes first. Sabine has offered to mend it, and Midnight has offered to wait.',
  },
  {
    name: 'Dame Eclipse',
    description:
      'Has never lost a duel by daylight, for wherever she rides there is none. The horse is afraid of the dark.',
  },
  {
    name: 'The Queen of Moths',
    description: 'Eats nothing but wedding clothes, and weeps all through. Odile is on her list, with a star.',
  },
  {
    name: 'Pim, Backwards',
    description: 'Kind to Quibble, rude to old ladies, and a wonderful dancer. Biggin rather prefers him.',
  },
  {
    name: 'Morvane, First Form',
    description:
      'He had eight hands put on in order to write faster. So far they have only passed each other the salt.',
  },
  {
    name: 'Morvane, Second Form',
    description: 'Every feather a pen and every pen a threat. He cannot land without signing something.',
  },
  {
    name: 'Morvane, Third Form',
    description:
      'The whole sea of ink, and he is in it up to the eyebrows. It has come to his notice that he cannot swim.',
  },
  {
    name: 'Morvane, Final Form',
    description: 'Behold! And mind the ceiling.',
  },
  {
    name: 'Morvane, Really Final',
    description:
      'All that was left when the ink had dried. Orlia keeps him on her desk, where he is useful for full stops.',
  },
]
