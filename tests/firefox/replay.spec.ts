import { testReplays } from '../support/replay'

testReplays()
