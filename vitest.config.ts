import { defineConfig } from 'vitest/config'

// Three on two cores: many tests wait for a process or a clock.
// Without isolation files share their worker's modules, which is nine times faster; tests keep no state there.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/globalSetup.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
