import { testDamagedChunks } from '../support/damagedChunks'

testDamagedChunks()
