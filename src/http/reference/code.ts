import { Html, html } from './html.ts'

/** A block of code with its words colored. A long one scrolls, so the keyboard must reach it. */
export const codeBlock = (language: string, text: string): Html =>
  html`<pre class="code" tabindex="0" data-language="${language}"><code>${colored(language, text.trimEnd())}</code></pre>`

function colored(language: string, text: string): Html {
  const pattern = PATTERNS[language]
  if (!pattern) return new Html(escaped(text))
  let [out, from] = ['', 0]
  for (const found of text.matchAll(pattern)) {
    const [kind] = Object.entries(found.groups ?? {}).find(([, value]) => value !== undefined) ?? []
    out += `${escaped(text.slice(from, found.index))}<span class="t-${kind}">${escaped(found[0])}</span>`
    from = found.index + found[0].length
  }
  return new Html(out + escaped(text.slice(from)))
}

/** Between tags quotes are text; escaped, those of the samples would be a sixth of a page. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const STRING = `(?<string>"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*')`
const KEY = `(?<key>"(?:[^"\\\\\\n]|\\\\.)*"(?=\\s*:))`
const NUMBER = '(?<number>(?<![\\w.:/-])-?\\d+(?:\\.\\d+)?\\b)'

/** What is colored, by language; the name of the group that matched is the color. Python is not: a page has a bound. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  json: new RegExp(`${KEY}|${STRING}|${NUMBER}|(?<word>\\b(?:true|false|null)\\b)`, 'g'),
  ts: new RegExp(
    `(?<note>//[^\\n]*)|${STRING}|(?<word>\\b(?:import|from|const|await|new|return|true|false|null|if)\\b)|` +
      `(?<key>\\b\\w+(?=:))|${NUMBER}`,
    'g',
  ),
  bash: new RegExp(
    `(?<note>(?<=^|\\s)#[^\\n]*)|${KEY}|${STRING}|${NUMBER}|` +
      '(?<word>(?<=^|\\n)\\w+|(?<=\\s)-{1,2}[A-Za-z][\\w-]*)',
    'g',
  ),
}
