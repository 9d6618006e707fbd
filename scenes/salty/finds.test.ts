import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { createKeys } from './keys'
import { SLAM, SLAMS } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas, createKeys }, finds, {
  mug: ['mug'],
  lamp: ['lamp', 'lamp'],
  ship(visitor) {
    const slam = (frame: number) => {
      if (visitor.hand === 'keys') visitor.key(visitor.state.frame < frame ? 'ArrowRight' : 'ArrowLeft')
      else visitor.moveTo({ x: ((frame + 0.5) / 16) * 1600, y: 500 })
      visitor.run(400)
    }
    if (visitor.hand === 'keys') while (visitor.state.frame < SLAM) slam(SLAM)
    for (let time = 0; time < SLAMS; time++) {
      slam(SLAM - 1)
      slam(SLAM)
    }
    visitor.run(tuning.silence.value)
  },
})
