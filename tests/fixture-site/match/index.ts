import { sounds } from '../../../assets/heist/sounds.manifest'
import { definePlayedPage } from '../../../src/stage/page/definePlayedPage'
import { rules } from './rules'
import { StrikingPage } from './StrikingPage'
import { tuning } from './tuning'

export const day = definePlayedPage({
  rules,
  tuning,
  sounds,
  Page: StrikingPage,
  help: { what: { en: 'Strike the match.', fr: 'Craquez l’allumette.' }, keys: [] },
  on: {
    struck: { play: 'step', say: ({ strikes }) => ({ en: `Struck: ${strikes}`, fr: `Craquements : ${strikes}` }) },
  },
  loops: { tiptoe: { level: ({ strikes }) => (strikes === 1 ? 1 : 0) } },
  canReplay: ({ strikes }) => strikes > 1,
})
