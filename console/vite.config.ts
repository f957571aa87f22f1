import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { schemas } from './schemas.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const out = at('../dist/console')

/** Parts of a page that show, and parts that ask. */
const SEEN = 'card|head|status|notice|tone|person|pager|facts|empty|timeline|steps|bar'
const ASKED = 'fields|panel|repeated|menu|table|tabs'

/**
 * What pages share, in a few files: by itself the bundler makes some forty for a page, most of a few hundred bytes and each a
 * request of its own. Whoever looks at a page without forms loads none of what they need. The first that fits has a module.
 */
const shared = [
  { name: 'start', tags: ['$initial' as const] },
  {
    name: 'parts',
    test: RegExp(`/lucide-react/|console/src/(format|calls|app/shells|ui/(${SEEN}))/`),
    minShareCount: 2,
  },
  { name: 'forms', test: RegExp(`console/src/(forms|ui/(${ASKED}))/`), minShareCount: 2 },
]

export default defineConfig({
  root: at('.'),
  resolve: {
    alias: {
      'purser/client': at('../src/client/index.ts'),
      'purser/dates': at('../src/kernel/dates.ts'),
    },
  },
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // Nothing inline: the content security policy forbids it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    cssCodeSplit: false,
    rolldownOptions: { onLog: quietly, output: { codeSplitting: { groups: shared } } },
  },
  plugins: [schemas(), packed()],
  server: { port: 4180, proxy: { '^/(?!src|@|node_modules).*/.*': 'http://127.0.0.1:4000' } },
})

/** Libraries mark what runs in a browser; here everything does. */
function quietly(
  level: string,
  log: { code?: string; message: string },
  next: (level: never, log: never) => void,
) {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level as never, log as never)
}

/** Each file also as gzip and brotli beside it, so that the service only reads. Pictures and fonts are packed already. */
function packed(): Plugin {
  return {
    name: 'purser-packed',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg|json|webmanifest)$/.test(name)) continue
        const plain = readFileSync(join(out, name))
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        }
        const twins = { br: brotliCompressSync(plain, { params }), gz: gzipSync(plain, { level: 9 }) }
        for (const [ending, twin] of Object.entries(twins)) {
          if (twin.length < plain.length) writeFileSync(join(out, `${name}.${ending}`), twin)
        }
      }
    },
  }
}
