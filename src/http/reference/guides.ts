import { readFileSync } from 'node:fs'

export interface Guide {
  readonly slug: string
  readonly title: string
  /** Below docs/. */
  readonly file: string
}

/** The pages of docs/ that the reference shows, in reading order. */
export const guides: readonly Guide[] = [
  { slug: 'quick-start', title: 'Quick start', file: 'quick-start.md' },
  { slug: 'concepts', title: 'Concepts', file: 'concepts/README.md' },
  { slug: 'integrator', title: 'For integrators', file: 'guides/integrator.md' },
  { slug: 'recipes', title: 'Recipes', file: 'guides/recipes.md' },
  { slug: 'moving', title: 'Moving from another provider', file: 'guides/moving.md' },
  { slug: 'agents', title: 'Agents', file: 'guides/agents.md' },
  { slug: 'engine', title: 'The engine', file: 'guides/engine.md' },
  { slug: 'law', title: 'Adding law', file: 'guides/law.md' },
  { slug: 'letters', title: 'What people are told', file: 'guides/letters.md' },
  { slug: 'operator', title: 'For operators', file: 'guides/operator.md' },
  { slug: 'deployment', title: 'Deployment', file: 'operations/deployment.md' },
  { slug: 'backup', title: 'Backup and restore', file: 'operations/backup.md' },
  { slug: 'keys', title: 'Keys', file: 'operations/keys.md' },
  { slug: 'security', title: 'Security', file: 'operations/security.md' },
  { slug: 'monitoring', title: 'Monitoring', file: 'operations/monitoring.md' },
  { slug: 'trust', title: 'Why you may believe it', file: 'trust.md' },
  { slug: 'comparison', title: 'Beside other ways', file: 'comparison.md' },
  { slug: 'commands', title: 'Commands', file: 'reference/cli.md' },
  { slug: 'settings', title: 'Settings', file: 'reference/settings.md' },
  { slug: 'law-coverage', title: 'Law coverage', file: 'reference/law.md' },
]

const DOCS = new URL('../../../docs/', import.meta.url)

export const guideText = (file: string): string => readFileSync(new URL(file, DOCS), 'utf8')

/** Where a link of a page in docs/ leads within the reference. */
export function addressOf(href: string, from: string): string | undefined {
  if (href.startsWith('#')) return href
  const url = new URL(href, new URL(from, 'docs:/'))
  const file = url.pathname.replace(/^\//, '')
  const guide = guides.find((one) => one.file === file)
  const address = guide ? `/docs/guides/${guide.slug}` : OTHERS[file]
  return address && `${address}${url.hash}`
}

const OTHERS: Readonly<Record<string, string>> = {
  'reference/openapi.json': '/openapi.json',
  'reference/introduction.md': '/docs',
  'reference/events.md': '/docs/webhooks#events',
  'guides/webhooks.md': '/docs/webhooks',
}
