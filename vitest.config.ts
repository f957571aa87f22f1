import { availableParallelism, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { schemas } from './console/schemas.ts'
import { built } from './test/support/built.ts'
import { LongestFirst } from './test/support/longest-first.ts'

// Two for each core, because many tests wait for a process or a clock; at most eight, for which PostgreSQL has connections.
// Two gigabytes are enough for one with what it starts.
const workers = Math.min(8, 2 * availableParallelism(), Math.floor(totalmem() / 2 ** 31))
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
    maxWorkers: Math.max(4, workers),
    sequence: { sequencer: LongestFirst },
    // No test asserts a time: a machine that others share may be several times slower.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
