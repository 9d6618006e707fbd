import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begins with the files that play or draw for long: at the end, one of them would leave the other cores idle. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => moduleId.endsWith('.long.test.ts')
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
