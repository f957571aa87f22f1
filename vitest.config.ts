import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/longest-first.ts'

// Four on two cores: many tests wait for a process or a clock.
// Without isolation files share their worker's modules, which is nine times faster; tests keep no state there.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/globalSetup.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
