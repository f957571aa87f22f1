import { Marked, type Tokens } from 'marked'
import { codeBlock } from './code.ts'
import { escaped, Html } from './html.ts'

/** Where a name of an operation, or a file of docs/, leads within the reference; nowhere if undefined. */
export interface Links {
  readonly operation: (name: string) => string | undefined
  readonly file: (href: string) => string | undefined
}

/** Markdown of our own (descriptions, guides) as HTML. Names of operations become links. */
export const markdown = (text: string, links: Links): Html =>
  new Html(linked(markedFor(links).parse(text, { async: false }), links))

/** One sentence or two: text and words in code, and nothing else. */
export const sentence = (text: string, links: Links): Html =>
  new Html(
    linked(
      text
        .split('`')
        .map((part, at) => (at % 2 === 0 ? escaped(part) : codeWord(part, links)))
        .join(''),
      links,
    ),
  )

function codeWord(code: string, links: Links): string {
  const to = links.operation(code)
  return to ? `<a href="${to}"><code>${escaped(code)}</code></a>` : `<code>${escaped(code)}</code>`
}

const readers = new WeakMap<Links, Marked>()

function markedFor(links: Links): Marked {
  const reader = readers.get(links) ?? readerOf(links)
  readers.set(links, reader)
  return reader
}

const readerOf = (links: Links): Marked =>
  new Marked({
    renderer: {
      code: ({ text, lang }: Tokens.Code) => codeBlock(LANGUAGES[lang ?? ''] ?? lang ?? '', text).text,
      codespan: ({ text }: Tokens.Codespan) => codeWord(text, links),
      heading: ({ depth, text }: Tokens.Heading) => heading(depth, text),
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens)
        const to = /^https?:/.test(href) ? href : links.file(href)
        return to ? `<a href="${escaped(to)}">${words}</a>` : words
      },
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')
        const head = `<thead><tr>${cells(token.header, 'th')}</tr></thead>`
        return `<div class="wide" tabindex="0"><table>${head}<tbody>${rows}</tbody></table></div>`
      },
    },
  })

/** The title of a guide or a chapter, which a link can name. */
function heading(depth: number, title: string): string {
  const plain = title.replaceAll('`', '')
  const id = slugOf(plain)
  return depth === 1
    ? `<h1>${escaped(plain)}</h1>`
    : `<h${depth} id="${id}"><a class="anchor" href="#${id}">${escaped(plain)}</a></h${depth}>`
}

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const LANGUAGES: Readonly<Record<string, string>> = { js: 'ts', sh: 'bash' }

/** `reports/getCompanyTask`, or its method alone, in running text. What is code or a link already is left alone. */
const linked = (page: string, links: Links): string =>
  page.replaceAll(
    /<(a|pre|code|h\d)\b[\s\S]*?<\/\1>|<[^>]*>|\b(?:[a-z]+[A-Z]?[A-Za-z]*\/)?[a-z]+[A-Z]\w+\b/g,
    (found) => {
      const to = found.startsWith('<') ? undefined : links.operation(found)
      return to ? `<a href="${to}">${found}</a>` : found
    },
  )
