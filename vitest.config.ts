import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { schemas } from './console/schemas.ts'
import { built } from './test/support/built.ts'
import { LongestFirst } from './test/support/longest-first.ts'

// Four on two cores: many tests wait for a process or a clock.
// Without isolation files share their worker's modules, which is nine times faster; tests keep no state there.
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  // As console/vite.config.ts has them: a test of the console reads its declarations and draws its forms.
  plugins: [schemas(), ...(process.env.PURSER_TEST_BUILT ? [built()] : [])],
  resolve: {
    alias: {
      'purser/client': at('src/client/index.ts'),
      'purser/dates': at('src/kernel/dates.ts'),
    },
  },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/globalSetup.ts'],
    server: { deps: { external: [new RegExp(`^${at('dist')}/`)] } },
    pool: 'forks',
    isolate: false,
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // No test asserts a time: a machine that others share may be several times slower.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
