import { testDamagedChunks } from '../support/damagedChunks'

testDamagedChunks(['a syntax error', 'half of what it shares with others'])
