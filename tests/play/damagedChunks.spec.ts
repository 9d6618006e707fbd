import { ALL_DAMAGES, testDamagedChunks } from '../support/damagedChunks'

testDamagedChunks(ALL_DAMAGES)
